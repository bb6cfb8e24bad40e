// What each event looks like. Pure, and only decoration: after the last beat the true view is shown.

import type { EventMessage } from '../../wire.gen';
import type { Beat } from '../board';
import { turnedExits } from './layout';
import type { BattleView, BattaliaTable, SideView, PersonView, RowView, SquareView, Terrain } from './view.gen';

type BattaliaBeat = Beat<BattaliaTable>;

const BRISK = 110;
const QUICK = 220;
const NORMAL = 380;
const SLOW = 700;

/** A battle that has been decided, and is shown a moment longer. */
interface DecidedBattle extends BattleView {
  over: true;
}

const NO_SIDE: SideView = {
  cards: [],
  strengths: [],
  strength: 0,
  morale: 0,
  terrain: 0,
  place: 0,
  potions: 0,
  total: 0,
};
const NO_NEEDS = { labour: 0, cards: 0, card: null, higher: false, supply: 0 };

function idOf(event: EventMessage, fact: string): string {
  return String(event.facts[fact] ?? '').replace(/^\w+:/, '');
}

function seatOf(event: EventMessage): number {
  return Number(idOf(event, 'seat'));
}

function withSquare(
  table: BattaliaTable,
  id: string,
  change: (square: SquareView) => Partial<SquareView>,
): BattaliaTable {
  return {
    ...table,
    squares: table.squares.map((square) => (square.id === id ? { ...square, ...change(square) } : square)),
  };
}

function withPerson(
  table: BattaliaTable,
  seat: number,
  change: (person: PersonView) => Partial<PersonView>,
): BattaliaTable {
  return {
    ...table,
    people: table.people.map((person) => (person.seat === seat ? { ...person, ...change(person) } : person)),
  };
}

/** One event: the table just after it, how long it is shown, and what it points at. */
export function beat(before: BattaliaTable, event: EventMessage, truth: BattaliaTable): BattaliaBeat {
  const table = cleared(before, event);
  const still: BattaliaBeat = { table, time: 0, marks: [], floats: [] };
  switch (event.kind) {
    case 'day-begins':
      return { ...still, table: newDay(table, event), time: SLOW, marks: ['oracle'] };
    case 'turn-begins':
      return { ...still, table: newTurn(table, seatOf(event)), time: QUICK, marks: [`seat:${seatOf(event)}`] };
    case 'turn-ends':
      return { ...still, table: { ...withPerson(table, seatOf(event), () => ({ played: [], bench: [] })), row: null } };
    case 'laid':
      return { ...still, table: laid(table, event), time: BRISK };
    case 'row-done':
      return { ...still, table: table.row ? { ...table, row: { ...table.row, complete: true } } : table, time: NORMAL };
    case 'gained':
    case 'gained-to-hand':
    case 'drew-cards':
      return gained(still, event);
    case 'moved':
    case 'jumped':
    case 'hero-retreated':
    case 'hero-hired':
    case 'hero-brought':
    case 'hero-lost':
      return walked(still, event);
    case 'metamorpha-moves':
    case 'bilkarr-moves':
      return strolled(still, event);
    case 'attack-begins':
    case 'battle-card':
    case 'battle-won':
    case 'battle-lost':
      return fought(still, event, truth);
    case 'rolled':
      return {
        ...still,
        time: SLOW,
        floats: [{ at: `seat:${seatOf(event)}`, text: dieFace(Number(event.facts.face)), good: true }],
      };
    case 'storm-drawn': {
      const storm = idOf(event, 'storm');
      return {
        ...still,
        table: { ...table, storms_left: table.storms_left - 1, storms_played: [...table.storms_played, storm] },
        time: SLOW,
        marks: [`storm:${storm}`],
      };
    }
    case 'built':
    case 'founded':
    case 'raised':
    case 'lowered':
    case 'captured':
    case 'marked':
    case 'terraformed':
    case 'swapped':
    case 'post-built':
    case 'discovered-road':
    case 'discovered-building':
      return changed(still, event, truth);
    default:
      return still;
  }
}

/** ⚀ to ⚅. */
function dieFace(face: number): string {
  return String.fromCodePoint(0x267f + face);
}

/** What has been settled lies there until something else happens: a finished row, a battle that is over. */
function cleared(table: BattaliaTable, event: EventMessage): BattaliaTable {
  let now = table;
  if (now.row?.complete && event.kind !== 'row-done') {
    const { seat, cards } = now.row;
    const real = cards.filter((card) => !card.endsWith('*'));
    now = { ...withPerson(now, seat, (person) => ({ played: [...person.played, ...real] })), row: null };
  }
  if (now.battle && 'over' in now.battle) now = { ...now, battle: null };
  return now;
}

function newDay(table: BattaliaTable, event: EventMessage): BattaliaTable {
  const weekday = Number(event.facts.weekday);
  const today = table.oracle[weekday - 1];
  const { lit, matching } = today ?? table;
  return {
    ...table,
    day: Number(event.facts.day),
    week: Math.floor((Number(event.facts.day) - 1) / table.oracle.length) + 1,
    weekday,
    lit,
    matching,
    decks: table.decks.map((deck) => ({ ...deck, lit: deck.id === lit, matching: deck.id === matching })),
  };
}

function newTurn(table: BattaliaTable, seat: number): BattaliaTable {
  const team = table.teams.findIndex((other) => other.seats.includes(seat));
  return { ...table, team_turn: team < 0 ? table.team_turn : team };
}

/** A card goes from a hand into the row. What the row is for is known only to whoever lays it. */
function laid(table: BattaliaTable, event: EventMessage): BattaliaTable {
  const seat = seatOf(event);
  const card = idOf(event, 'card');
  const begun: RowView =
    table.row?.seat === seat
      ? table.row
      : { seat, deed: '', refs: [], cards: [], needs: NO_NEEDS, lacks: NO_NEEDS, complete: false };
  const left = withPerson(table, seat, (person) => ({
    hand: person.hand && without(person.hand, card),
    hand_size: Math.max(0, person.hand_size - 1),
  }));
  return { ...left, row: { ...begun, cards: [...begun.cards, card] } };
}

function without(cards: readonly string[], card: string): string[] {
  const place = cards.indexOf(card);
  return cards.filter((_, index) => index !== place);
}

function gained(still: BattaliaBeat, event: EventMessage): BattaliaBeat {
  const seat = seatOf(event);
  if (event.kind === 'gained') {
    const card = idOf(event, 'card');
    return {
      ...still,
      table: withPerson(still.table, seat, (person) => ({ shelter: [...person.shelter, card] })),
      time: QUICK,
      marks: [`shelter:${seat}`],
    };
  }
  const count = event.kind === 'drew-cards' ? Number(event.facts.count) : 1;
  return {
    ...still,
    table: withPerson(still.table, seat, (person) => ({ hand_size: person.hand_size + count })),
    time: BRISK,
    marks: [`hand:${seat}`],
  };
}

function walked(still: BattaliaBeat, event: EventMessage): BattaliaBeat {
  const hero = String(event.facts.hero);
  const to = event.kind === 'hero-lost' ? null : idOf(event, 'square');
  const squares = still.table.squares.map((square) => {
    if (square.id === to) return { ...square, heroes: [...without(square.heroes, hero), hero] };
    return square.heroes.includes(hero) ? { ...square, heroes: without(square.heroes, hero) } : square;
  });
  const table = withPerson({ ...still.table, squares }, seatOf(event), (person) => ({
    heroes: person.heroes.map((other) => (other.id === hero ? { ...other, square: to } : other)),
  }));
  return {
    ...still,
    table,
    time: event.kind === 'hero-lost' ? SLOW : NORMAL,
    marks: event.kind === 'moved' ? [] : [hero],
  };
}

function strolled(still: BattaliaBeat, event: EventMessage): BattaliaBeat {
  const who = event.kind === 'bilkarr-moves' ? 'bilkarr' : 'metamorpha';
  const to = idOf(event, 'square');
  const squares = still.table.squares.map((square) =>
    square[who] === (square.id === to) ? square : { ...square, [who]: square.id === to },
  );
  return {
    ...still,
    table: { ...still.table, squares, [who]: to, ...(who === 'bilkarr' ? { bilkarr_next: null } : {}) },
    time: NORMAL,
    marks: [who],
  };
}

// ---------------------------------------------------------------------- battle

function fought(still: BattaliaBeat, event: EventMessage, truth: BattaliaTable): BattaliaBeat {
  const { table } = still;
  if (event.kind === 'attack-begins') {
    const battle = announced(table, event, truth);
    return {
      ...still,
      table: { ...table, battle, row: null },
      time: SLOW,
      marks: battle ? [`square:${battle.square}`] : [],
    };
  }
  const { battle } = table;
  if (!battle) return still;
  if (event.kind === 'battle-card') {
    const role = seatOf(event) === battle.attacker ? 'attack' : 'defence';
    const grown: BattleView = {
      ...battle,
      [role]: strengthened(battle[role], idOf(event, 'card'), Number(event.facts.strength)),
    };
    const shown = { ...table, battle: { ...grown, wins: grown.attack.total > grown.defence.total } };
    return {
      ...still,
      table: withPerson(shown, seatOf(event), (person) => ({ hand_size: Math.max(0, person.hand_size - 1) })),
      time: NORMAL,
      marks: [`total/${role}`],
    };
  }
  const over: DecidedBattle = {
    ...battle,
    attack: { ...battle.attack, total: Number(event.facts.attack) },
    defence: { ...battle.defence, total: Number(event.facts.defence) },
    wins: event.kind === 'battle-won',
    over: true,
  };
  return {
    ...still,
    table: { ...table, battle: over },
    time: SLOW * 1.5,
    marks: [`total/${over.wins ? 'attack' : 'defence'}`],
  };
}

function announced(table: BattaliaTable, event: EventMessage, truth: BattaliaTable): BattleView | null {
  const square = table.squares.find((other) => other.id === idOf(event, 'target'));
  if (!square) return truth.battle;
  const defender = Number(event.facts.defender);
  const attacker = seatOf(event);
  return {
    attacker,
    defender: defender >= 0 ? defender : null,
    square: square.id,
    target: square.kind === 'ruins' ? 'ruins' : square.owner === null && !square.neutral ? 'heroes' : 'city',
    heroes: square.heroes.filter((hero) => hero.startsWith(`hero:${attacker}-`)),
    helpers: [],
    attack: NO_SIDE,
    defence: { ...NO_SIDE, place: square.defence, total: square.defence },
    wins: false,
  };
}

function strengthened(side: SideView, card: string, total: number): SideView {
  return {
    ...side,
    cards: [...side.cards, card],
    strengths: [...side.strengths, Math.max(0, total - side.total)],
    total,
  };
}

// ---------------------------------------------------------------------- the map

function changed(still: BattaliaBeat, event: EventMessage, truth: BattaliaTable): BattaliaBeat {
  const id = idOf(event, event.kind === 'swapped' ? 'first' : 'square');
  const seat = seatOf(event);
  const shown: BattaliaBeat = { ...still, time: NORMAL, marks: [`square:${id}`] };
  const old = still.table.squares.find((square) => square.id === id);
  const now = truth.squares.find((square) => square.id === id);
  if (!old || !now) return still;
  const change = (fresh: Partial<SquareView>) => withSquare(still.table, id, () => fresh);
  const rise = (points: number) =>
    points === 0 ? [] : [{ at: `seat:${seat}`, text: points > 0 ? `+${points}` : `−${-points}`, good: points > 0 }];
  switch (event.kind) {
    case 'built':
    case 'founded': {
      const deck = idOf(event, 'deck');
      const level = event.kind === 'founded' ? now.level : 0;
      const card = {
        kind: deck,
        terrain: idOf(event, 'terrain') as Terrain,
        exits: turnedExits(deck, Number(event.facts.turn)),
      };
      const table = change({ ...card, level, owner: level > 0 ? seat : null, defence: level });
      return { ...shown, table: { ...table, empty_squares: table.empty_squares - 1 }, floats: rise(level) };
    }
    case 'raised':
    case 'lowered':
    case 'captured':
    case 'marked': {
      const level = Number(event.facts.level);
      const won = event.kind === 'captured' ? level : level - old.level;
      return {
        ...shown,
        table: change({ level, owner: seat, neutral: false, defence: level }),
        time: SLOW,
        floats: event.kind === 'marked' ? [] : rise(won),
      };
    }
    case 'terraformed':
      return { ...shown, table: change({ terrain: idOf(event, 'terrain') as Terrain }) };
    case 'post-built':
      return { ...shown, table: change({ posts: [...old.posts, seat] }) };
    case 'swapped': {
      const other = idOf(event, 'second');
      const theirs = truth.squares.find((square) => square.id === other);
      return {
        ...shown,
        table: withSquare(change({ terrain: now.terrain }), other, () => ({ terrain: theirs?.terrain ?? null })),
        marks: [`square:${id}`, `square:${other}`],
      };
    }
    default:
      // Something was turned over: what it is, only the truth tells.
      return { ...shown, table: change({ ...now, heroes: old.heroes }) };
  }
}
