// What each event looks like. Pure, and only decoration: after the last beat the true view is shown.

import type { EventMessage } from '../../wire.gen';
import type { Beat } from '../board';
import {
  diceToCompany,
  dieToArea,
  findDie,
  newCard,
  shownIn,
  withArea,
  withCompany,
  withoutDice,
  withRoll,
} from './changes';
import type { CompanyView, GlowTable } from './view.gen';

type GlowBeat = Beat<GlowTable>;

const BRISK = 130;
const QUICK = 240;
const NORMAL = 400;
const SLOW = 700;
const ROLL = 1050;
const REROLL = 750;

function idOf(fact: unknown): string {
  return String(fact ?? '').replace(/^[\w-]+:/, '');
}

function without(list: readonly string[], thing: string): string[] {
  return list.filter((other) => other !== thing);
}

/** One event: the table just after it, how long it is shown, and what it points at. */
export function beat(table: GlowTable, event: EventMessage, truth: GlowTable): GlowBeat {
  const still: GlowBeat = { table, time: 0, marks: [], floats: [] };
  const seat = Number(idOf(event.facts.seat));
  return (
    ofTheDay(still, event, seat, truth) ??
    ofDice(still, event, seat, truth) ??
    ofTokens(still, event, seat) ??
    ofCards(still, event, seat) ??
    ofTravels(still, event, seat) ??
    still
  );
}

// The course of a day

function ofTheDay(
  still: GlowBeat,
  { kind, facts, number }: EventMessage,
  seat: number,
  truth: GlowTable,
): GlowBeat | null {
  const { table } = still;
  switch (kind) {
    case 'start-token':
      return { ...still, table: { ...table, start: seat }, time: QUICK };
    case 'day-begins':
      return { ...still, table: { ...table, day: Number(facts.day), phase: 'morning' }, time: QUICK };
    case 'adventurer-chosen': {
      const id = idOf(facts.adventurer);
      const dice =
        truth.companies[seat]?.dice
          .filter((die) => die.of === `adventurer:${id}`)
          .map((die) => ({ ...die, shows: null })) ?? [];
      const chosen = withCompany(table, seat, () => ({ adventurer: newCard(id), dice }));
      return {
        ...still,
        table: { ...chosen, adventurers: without(table.adventurers, id) },
        time: NORMAL,
        marks: [`adventurer:${id}`],
      };
    }
    case 'small-dice-rolled': {
      const rolled = shownIn(facts.dice).reduce((now, { id, shows }) => dieToArea(now, id, shows, number), table);
      return { ...still, table: rolled, time: ROLL };
    }
    case 'companion-appears': {
      const companion = idOf(facts.companion);
      const laid = withArea(table, idOf(facts.area), () => ({ companion, footprints: Number(facts.footprints) }));
      return {
        ...still,
        table: { ...laid, deck: Math.max(0, table.deck - 1) },
        time: BRISK,
        marks: [`companion:${companion}`],
      };
    }
    case 'left-behind': {
      const companion = idOf(facts.companion);
      const left = withArea(table, idOf(facts.area), () => ({ companion: null }));
      return {
        ...still,
        table: { ...left, cemetery: [...table.cemetery, companion] },
        time: BRISK,
        marks: ['cemetery'],
      };
    }
    case 'small-dice-back': {
      const back = shownIn(facts.dice).reduce((now, { id, shows }) => dieToArea(now, id, shows), table);
      return { ...still, table: { ...back, phase: 'evening' }, time: NORMAL };
    }
    case 'tom-tile': {
      const tom = table.tom && { ...table.tom, band: Number(facts.band) };
      return { ...still, table: { ...table, tom }, time: SLOW, marks: [String(facts.tile)] };
    }
    case 'final-score':
      return {
        ...still,
        table: { ...table, phase: 'end' },
        time: SLOW,
        marks: [`seat:${seat}`],
        floats: [{ at: `seat:${seat}`, text: String(facts.total), good: true }],
      };
    default:
      return null;
  }
}

// Dice

function ofDice(
  still: GlowBeat,
  { kind, facts, number }: EventMessage,
  seat: number,
  truth: GlowTable,
): GlowBeat | null {
  const { table } = still;
  const die = idOf(facts.die);
  switch (kind) {
    case 'small-dice-taken':
      return { ...still, table: diceToCompany(table, seat, String(facts.dice).split(' ')), time: NORMAL };
    case 'die-taken':
      return { ...still, table: diceToCompany(table, seat, [die]), time: NORMAL, marks: [`die:${die}`] };
    case 'die-returned': {
      const back = { ...findDie(table, die), shows: null, of: null, counts: false, spent: false };
      return {
        ...still,
        table: { ...withoutDice(table, [die]), reserve: [...table.reserve, back] },
        time: NORMAL,
        marks: ['reserve'],
      };
    }
    case 'black-die-moved':
    case 'black-die-comes': {
      const area = table.track.find((other) => other.element === idOf(facts.area));
      const moved = area ? dieToArea(table, die, area.element, kind === 'black-die-comes' ? number : undefined) : table;
      return {
        ...still,
        table: { ...moved, black_die_in_play: true },
        time: kind === 'black-die-comes' ? ROLL : NORMAL,
        marks: [`die:${die}`],
      };
    }
    case 'rolled': {
      // All roll at the same time: only the last one takes its time.
      const last = seat === table.companies.length - 1;
      const rolled = withRoll(table, seat, facts.dice, number, truth);
      return { ...still, table: { ...rolled, phase: 'late_morning' }, time: last ? ROLL : 0 };
    }
    case 'rerolled':
      return {
        ...still,
        table: withRoll(table, seat, facts.dice, number, truth),
        time: REROLL,
        marks: shownIn(facts.dice).map(({ id }) => `die:${id}`),
      };
    case 'turned':
      return {
        ...still,
        table: withRoll(table, seat, `${die}=${facts.shows}`, number, truth),
        time: REROLL,
        marks: [`die:${die}`],
      };
    case 'die-spent': {
      const element = idOf(facts.element);
      const used = table.companies[seat]?.dice.find((other) => other.shows === element && other.counts && !other.spent);
      if (!used) return still;
      const spent = withCompany(table, seat, (company) => ({
        dice: company.dice.map((other) => (other.id === used.id ? { ...other, spent: true } : other)),
      }));
      return { ...still, table: spent, marks: [`die:${used.id}`] };
    }
    default:
      return null;
  }
}

// Shards and tokens

function ofTokens(still: GlowBeat, { kind, facts }: EventMessage, seat: number): GlowBeat | null {
  const { table } = still;
  const change = (part: 'footprints' | 'fireflies' | 'rerolls', amount: number, at: string): GlowBeat => ({
    ...still,
    table: withCompany(table, seat, (company) => ({
      [part]: Math.max(0, company[part] + amount),
      ...(part === 'fireflies' ? { all_fireflies: company.all_fireflies + amount } : {}),
    })),
    time: NORMAL,
    floats: [{ at, text: amount > 0 ? `+${amount}` : `−${-amount}`, good: amount > 0 }],
  });
  switch (kind) {
    case 'gained-shards':
      return score(still, seat, Number(facts.score), Number(facts.shards));
    case 'lost-shards':
    case 'reroll-from-track':
      return score(still, seat, Number(facts.score), -Number(facts.shards));
    case 'gained-footprints':
      return change('footprints', Number(facts.footprints), `footprints:${seat}`);
    case 'lost-footprints':
      return { ...change('footprints', -Number(facts.footprints), `footprints:${seat}`), time: QUICK };
    case 'gained-fireflies':
      return change('fireflies', Number(facts.fireflies), `fireflies:${seat}`);
    case 'gained-rerolls':
      return change('rerolls', Number(facts.rerolls), `${seat}/reroll:token`);
    case 'reroll-from-token':
      return change('rerolls', -1, `${seat}/reroll:token`);
    case 'reroll-from-companion':
      return {
        ...still,
        table: withCompany(table, seat, (company) => ({ free_rerolls: Math.max(0, company.free_rerolls - 1) })),
        time: QUICK,
        marks: [`${seat}/reroll:companion`],
      };
    default:
      return null;
  }
}

function score(still: GlowBeat, seat: number, now: number, change: number): GlowBeat {
  const { spaces } = still.table.board;
  const moved = withCompany(still.table, seat, (company) => ({
    score: now,
    space: now % spaces,
    lapped: company.lapped || now >= spaces,
  }));
  const text = change < 0 ? `−${-change}` : `+${change}`;
  return {
    ...still,
    table: moved,
    time: NORMAL,
    marks: [`marker:${seat}`],
    floats: [{ at: `seat:${seat}`, text, good: change > 0 }],
  };
}

// Cards and spells

function ofCards(still: GlowBeat, { kind, facts }: EventMessage, seat: number): GlowBeat | null {
  const { table } = still;
  const companion = idOf(facts.companion);
  const spell = idOf(facts.spell);
  const joined = ({ companions }: CompanyView) => ({ companions: [...companions, newCard(companion)] });
  switch (kind) {
    case 'companion-taken': {
      const area = idOf(facts.area);
      const taken = withCompany(
        withArea(table, area, () => ({ companion: null, footprints: 0 })),
        seat,
        joined,
      );
      return { ...still, table: taken, time: NORMAL, marks: [`companion:${companion}`] };
    }
    case 'taken-from-cemetery': {
      const taken = withCompany({ ...table, cemetery: without(table.cemetery, companion) }, seat, joined);
      return { ...still, table: taken, time: NORMAL, marks: [`companion:${companion}`] };
    }
    case 'buried': {
      const buried = withCompany(table, seat, ({ companions }) => ({
        companions: companions.filter((card) => card.id !== companion),
      }));
      return {
        ...still,
        table: { ...buried, cemetery: [...table.cemetery, companion] },
        time: NORMAL,
        marks: ['cemetery'],
      };
    }
    case 'card-used':
      return { ...still, table: { ...table, phase: 'noon' }, time: NORMAL, marks: [String(facts.card)] };
    case 'spell-cast':
      return {
        ...still,
        table: withCompany({ ...table, spell_pile: table.spell_pile - 1 }, seat, ({ face_down }) => ({
          face_down: face_down + 1,
        })),
        time: NORMAL,
        marks: [`face-down:${seat}`],
      };
    case 'spell-revealed': {
      const revealed = withCompany(table, seat, ({ face_down, spells }) => ({
        face_down: face_down - 1,
        spells: [...spells, newCard(spell)],
      }));
      return { ...still, table: revealed, time: NORMAL, marks: [`spell:${spell}`] };
    }
    case 'spell-broken':
      return {
        ...still,
        table: withCompany(table, seat, ({ spells }) => ({ spells: spells.filter((card) => card.id !== spell) })),
        time: QUICK,
      };
    case 'face-down-broken':
      return {
        ...still,
        table: withCompany(table, seat, ({ face_down }) => ({ face_down: face_down - 1 })),
        time: QUICK,
      };
    default:
      return null;
  }
}

// Travels

function ofTravels(still: GlowBeat, { kind, facts }: EventMessage, seat: number): GlowBeat | null {
  const table: GlowTable = { ...still.table, phase: 'afternoon' };
  const space = idOf(facts.space);
  switch (kind) {
    case 'travelled': {
      const there = withCompany(table, seat, ({ visited }) => ({
        place: space,
        visited: [...without(visited, space), space],
      }));
      return { ...still, table: there, time: NORMAL, marks: [`group:${seat}`] };
    }
    case 'camp-moved':
      return {
        ...still,
        table: withCompany(table, seat, () => ({ camp: space })),
        time: NORMAL,
        marks: [`space:${space}`],
      };
    case 'sailed': {
      const island = idOf(facts.island);
      const boat = table.companies[seat]?.boats.indexOf(idOf(facts.origin)) ?? -1;
      if (boat < 0) return still;
      const sailed = withCompany(table, seat, ({ boats }) => ({
        boats: boats.map((place, number) => (number === boat ? island : place)),
      }));
      return { ...still, table: sailed, time: NORMAL, marks: [`boat:${seat}:${boat}`] };
    }
    default:
      return null;
  }
}
