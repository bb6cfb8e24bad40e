// What each event looks like. Pure, and only decoration: after the last beat the true view is shown.

import type { EventMessage } from '../../wire.gen';
import type { Beat } from '../board';
import {
  findCard,
  withArea,
  withGood,
  withLegion,
  withoutCard,
  withRebels,
  withSection,
  withSlot,
  withStack,
  withTableau,
  withTop,
} from './changes';
import { isDeity } from './laid';
import type { Good, SkybridgeTable } from './view.gen';

type SkyBeat = Beat<SkybridgeTable>;

const BRISK = 120;
const QUICK = 220;
const NORMAL = 400;
const SLOW = 750;

function idOf(fact: unknown): string {
  return String(fact ?? '').replace(/^[\w-]+:/, '');
}

/** One event: the table just after it, how long it is shown, and what it points at. */
export function beat(table: SkybridgeTable, event: EventMessage, truth: SkybridgeTable): SkyBeat {
  const still: SkyBeat = { table, time: 0, marks: [], floats: [] };
  const seat = Number(idOf(event.facts.seat));
  return (
    ofTheRound(still, event, seat) ??
    ofStacks(still, event, seat, truth) ??
    ofGoods(still, event, seat) ??
    ofPiles(still, event, seat, truth) ??
    ofTheDesert(still, event, seat) ??
    ofTheBridge(still, event, seat) ??
    still
  );
}

// The course of a round

function ofTheRound(still: SkyBeat, { kind, facts }: EventMessage, seat: number): SkyBeat | null {
  const { table } = still;
  switch (kind) {
    case 'character-chosen': {
      const side = idOf(facts.side);
      const nation = table.free_sides.find(({ id }) => id === side)?.nation ?? null;
      const chosen = withTableau(table, seat, () => ({ side, nation }));
      return {
        ...still,
        table: { ...chosen, free_sides: table.free_sides.filter((other) => other.nation !== nation) },
        time: NORMAL,
        marks: [`seat:${seat}`],
      };
    }
    case 'round-begins':
      return { ...still, table: { ...table, round: Number(facts.round), phase: 'preparation' }, time: QUICK };
    case 'turn-begins':
      return { ...still, table: { ...table, turn: seat, phase: 'character' }, time: QUICK, marks: [`seat:${seat}`] };
    case 'start-drake-passed':
      return {
        ...still,
        table: { ...table, start: seat, turn: null, phase: 'peoples' },
        time: BRISK,
        marks: [`seat:${seat}`],
      };
    case 'hungry':
      return { ...still, time: NORMAL, marks: [`seat:${seat}`] };
    case 'drake-awakes':
      return {
        ...still,
        table: { ...table, drake_waits: false, drake: idOf(facts.drake) },
        time: SLOW,
        marks: ['pile:eyestar', 'drake'],
      };
    case 'slot-closed':
      return {
        ...still,
        table: withSlot(table, seat, String(facts.slot), () => ({ closed: true })),
        time: NORMAL,
        marks: [`${seat}/${facts.slot}`],
      };
    case 'scored':
      return {
        ...still,
        table: { ...table, phase: 'end' },
        time: SLOW,
        marks: [`seat:${seat}`],
        floats: [{ at: `seat:${seat}`, text: String(facts.points), good: true }],
      };
    case 'game-won':
      return { ...still, time: SLOW, marks: [`seat:${seat}`] };
    default:
      return null;
  }
}

// The stacks in the middle

function ofStacks(still: SkyBeat, { kind, facts }: EventMessage, seat: number, truth: SkybridgeTable): SkyBeat | null {
  const { table } = still;
  const stack = String(facts.stack);
  const pile = `pile:${idOf(facts.stack)}`;
  const place = `open:${idOf(facts.stack)}`;
  switch (kind) {
    case 'card-revealed': {
      const card = findCard(String(facts.card), truth, table);
      if (!card || isDeity(card)) return still;
      return {
        ...still,
        table: withStack(table, stack, ({ size }) => ({ open: card, size: Math.max(0, size - 1) })),
        time: BRISK,
      };
    }
    case 'crown-placed':
      return { ...still, table: withStack(table, stack, () => ({ crown: true })), time: NORMAL, marks: [place] };
    case 'crown-returned':
      return {
        ...still,
        table: { ...table, stacks: table.stacks.map((other) => ({ ...other, crown: false })) },
        time: BRISK,
      };
    case 'card-taken': {
      const card = table.stacks.find((other) => other.ref === stack)?.open ?? null;
      const left = withStack(table, stack, () => ({ open: null }));
      const deck = table.stacks.find((other) => other.ref === stack)?.deck;
      if (!deck) return still;
      return {
        ...still,
        table: withTableau(left, seat, ({ hand }) => ({ hand: [...hand, { deck, card }] })),
        time: NORMAL,
        marks: [`hand:${seat}`],
      };
    }
    case 'cards-drawn':
    case 'looked':
    case 'card-put-back':
    case 'bonus-taken':
      return { ...still, time: QUICK, marks: [pile, `seat:${seat}`] };
    case 'cards-cleared':
      return {
        ...still,
        table: { ...table, stacks: table.stacks.map((other) => ({ ...other, open: null, crown: false })) },
        time: NORMAL,
      };
    default:
      return null;
  }
}

// Goods, figures, deity cards

function ofGoods(still: SkyBeat, { kind, facts }: EventMessage, seat: number): SkyBeat | null {
  const { table } = still;
  const good = idOf(facts.good) as Good;
  switch (kind) {
    case 'good-gained':
      return {
        ...still,
        table: withGood(table, seat, good, 1),
        time: QUICK,
        floats: [{ at: `goods:${seat}`, text: '+1', good: true }],
      };
    case 'good-paid':
      return { ...still, table: withGood(table, seat, good, -1), time: BRISK };
    case 'good-lost':
      return { ...still, time: QUICK, floats: [{ at: `goods:${seat}`, text: '−1', good: false }] };
    case 'population-gained':
      return {
        ...still,
        table: withTableau(table, seat, ({ population, supply }) => ({
          population: population + 1,
          supply: Math.max(0, supply - 1),
        })),
        time: QUICK,
        floats: [{ at: `population:${seat}`, text: '+1', good: true }],
      };
    case 'deity-drawn':
      return {
        ...still,
        table: withTableau({ ...table, deity_stack: Math.max(0, table.deity_stack - 1) }, seat, ({ deity_count }) => ({
          deity_count: deity_count + 1,
        })),
        time: QUICK,
        marks: ['deities', `seat:${seat}`],
      };
    case 'gift-given':
      return { ...still, time: NORMAL, marks: [String(facts.card), `seat:${seat}`] };
    case 'exchanged':
      return { ...still, time: QUICK, marks: [`goods:${seat}`] };
    case 'figure-given': {
      const owner = Number(idOf(facts.owner));
      return {
        ...still,
        table: withTableau(table, seat, ({ population }) => ({ population: Math.max(0, population - 1) })),
        time: NORMAL,
        marks: [`seat:${owner}`],
      };
    }
    case 'figure-removed':
      return {
        ...still,
        time: NORMAL,
        marks: [`population:${seat}`],
        floats: [{ at: `population:${seat}`, text: '−1', good: false }],
      };
    default:
      return null;
  }
}

// Rune piles

function ofPiles(still: SkyBeat, { kind, facts }: EventMessage, seat: number, truth: SkybridgeTable): SkyBeat | null {
  const { table } = still;
  const slot = String(facts.slot);
  const place = `${seat}/${slot}`;
  switch (kind) {
    case 'card-played': {
      const card = findCard(String(facts.card), table, truth);
      if (!card || isDeity(card)) return { ...still, time: NORMAL, marks: [place] };
      const played = withTableau(table, seat, ({ hand }) => ({ hand: withoutCard(hand, card) }));
      return { ...still, table: withTop(played, seat, slot, card, truth), time: NORMAL, marks: [place] };
    }
    case 'deity-played': {
      const card = findCard(String(facts.card), table, truth);
      if (!card) return { ...still, time: NORMAL, marks: [place] };
      const played = withTableau(table, seat, ({ deities, deity_count }) => ({
        deities: deities?.filter((other) => other.ref !== card.ref) ?? null,
        deity_count: Math.max(0, deity_count - 1),
      }));
      const laid = withTop(played, seat, slot, card, truth);
      return { ...still, table: withSlot(laid, seat, slot, () => ({ power: true })), time: SLOW, marks: [place] };
    }
    case 'pile-sorted': {
      const card = String(facts.card);
      const sorted = withSlot(table, seat, slot, ({ pile }) => ({
        pile: pile.includes(card) ? [...pile.filter((other) => other !== card), card] : pile,
      }));
      return { ...still, table: sorted, time: NORMAL, marks: [place] };
    }
    case 'ghiarhabbat-moved':
    case 'merchant-used':
    case 'compensated':
      return { ...still, time: NORMAL, marks: [place] };
    default:
      return null;
  }
}

// The desert

function ofTheDesert(still: SkyBeat, { kind, facts }: EventMessage, seat: number): SkyBeat | null {
  const { table } = still;
  const area = String(facts.area);
  switch (kind) {
    case 'legion-advanced':
    case 'legion-withdrawn':
      return { ...still, table: withLegion(table, seat, area), time: NORMAL, marks: [`legion:${seat}`] };
    case 'figure-returned': {
      const returned = withTableau(withRebels(table, area, seat, -1), seat, ({ population }) => ({
        population: population + 1,
      }));
      return {
        ...still,
        table: returned,
        time: NORMAL,
        marks: [area],
        floats: [{ at: `population:${seat}`, text: '+1', good: true }],
      };
    }
    case 'became-rebel': {
      const owner = Number(idOf(facts.owner));
      const gone = withTableau(withRebels(table, area, owner, 1), seat, ({ population, foreign }) =>
        owner === seat
          ? { population: Math.max(0, population - 1) }
          : { foreign: foreign.map((count, other) => (other === owner ? Math.max(0, count - 1) : count)) },
      );
      return { ...still, table: gone, time: NORMAL, marks: [area] };
    }
    case 'supply-rebels': {
      const risen = withTableau(withRebels(table, area, seat, Number(facts.count)), seat, () => ({ supply: 0 }));
      return { ...still, table: risen, time: NORMAL, marks: [area] };
    }
    case 'garrison-placed': {
      const placed = withArea(table, area, ({ garrisons }) => ({ garrisons: [...garrisons, seat] }));
      return {
        ...still,
        table: withTableau(placed, seat, ({ garrisons_left }) => ({ garrisons_left: garrisons_left - 1 })),
        time: NORMAL,
        marks: [area],
      };
    }
    case 'free-rebel':
      return {
        ...still,
        table: withArea(table, area, ({ free_rebels }) => ({ free_rebels: free_rebels + 1 })),
        time: NORMAL,
        marks: [area],
      };
    case 'leader-moved':
      return {
        ...still,
        table: { ...table, areas: table.areas.map((other) => ({ ...other, leader: other.ref === area })) },
        time: NORMAL,
        marks: ['leader'],
      };
    default:
      return null;
  }
}

// The bridge

function ofTheBridge(still: SkyBeat, { kind, facts }: EventMessage, seat: number): SkyBeat | null {
  const { table } = still;
  const section = String(facts.section);
  switch (kind) {
    case 'built': {
      const points = table.sections.find((other) => other.ref === section)?.points ?? 0;
      const built = withSection(table, section, ({ builders }) => ({ builders: [...builders, seat] }));
      const paid = withTableau(built, seat, ({ population }) => ({ population: Math.max(0, population - 1) }));
      return {
        ...still,
        table: paid,
        time: SLOW,
        marks: [section],
        floats: [{ at: section, text: `+${points}`, good: true }],
      };
    }
    case 'section-finished': {
      const number = Number(idOf(section));
      const finished = table.sections.map((other) => ({
        ...other,
        status:
          other.number === number
            ? ('finished' as const)
            : other.number === number + 1
              ? ('current' as const)
              : other.status,
      }));
      return { ...still, table: { ...table, sections: finished, idle: 0 }, time: SLOW, marks: [section] };
    }
    case 'section-idle':
      return { ...still, table: { ...table, idle: Number(facts.idle) }, time: NORMAL, marks: [section] };
    case 'die-rolled':
    case 'die-turned': {
      const die = kind === 'die-turned' ? 'utreng' : (idOf(facts.die) as 'skybridge' | 'utreng');
      return {
        ...still,
        table: { ...table, dice: { ...table.dice, [die]: idOf(facts.good) } },
        time: NORMAL,
        marks: [`die:${die}`],
      };
    }
    case 'die-chosen':
      return {
        ...still,
        table: { ...table, dice: { ...table.dice, on_bridge: idOf(facts.die) as 'skybridge' | 'utreng' } },
        time: NORMAL,
        marks: ['die:bridge'],
      };
    default:
      return null;
  }
}
