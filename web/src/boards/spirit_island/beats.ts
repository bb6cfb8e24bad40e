// What each event looks like. Pure, and only decoration: after the last beat the true view is shown.

import type { EventMessage } from '../../wire.gen';
import type { Beat } from '../board';
import type { Piece } from './pieces';
import type { Kind, LandView, SpiritView } from './view.gen';
import type { ShownTable, Travel } from './travels';

type IslandBeat = Beat<ShownTable>;

const QUICK = 180;
const NORMAL = 340;
const SLOW = 620;

function idOf(event: EventMessage, fact: string): string {
  return String(event.facts[fact] ?? '').replace(/^[\w-]+:/, '');
}

function seatOf(event: EventMessage): number {
  return Number(idOf(event, 'seat'));
}

function withLand(table: ShownTable, id: string, change: (land: LandView) => Partial<LandView>): ShownTable {
  return { ...table, lands: table.lands.map((land) => (land.id === id ? { ...land, ...change(land) } : land)) };
}

function withSpirit(table: ShownTable, seat: number, change: (spirit: SpiritView) => Partial<SpiritView>): ShownTable {
  return {
    ...table,
    spirits: table.spirits.map((spirit) => (spirit.seat === seat ? { ...spirit, ...change(spirit) } : spirit)),
  };
}

const ROWS = { town: 'towns', city: 'cities', dahan: 'dahan' } as const;

/** A kind of figure and its damage: "town-1". */
function figureOf(text: string): { kind: Kind; damage: number } | null {
  const match = /^(explorer|town|city|dahan)-(\d+)$/.exec(text);
  return match ? { kind: match[1] as Kind, damage: Number(match[2]) } : null;
}

/** One figure more or fewer in a land. One that leaves is the most damaged, unless the land has the one that is named. */
function figureChanged(land: LandView, figure: string, change: 1 | -1): Partial<LandView> {
  const found = figureOf(figure);
  if (!found) return {};
  if (found.kind === 'explorer') return { explorers: Math.max(0, land.explorers + change) };
  const row = [...land[ROWS[found.kind]]];
  const named = change === 1 || (row[found.damage] ?? 0) > 0 ? found.damage : row.findLastIndex((count) => count > 0);
  if (named < 0) return {};
  while (row.length <= named) row.push(0);
  row[named] = row[named]! + change;
  return { [ROWS[found.kind]]: row };
}

function presenceChanged(table: ShownTable, seat: number, id: string, change: 1 | -1): ShownTable {
  return withLand(table, id, (land) => ({
    presence: land.presence.map((count, other) => (other === seat ? Math.max(0, count + change) : count)),
  }));
}

function travel(event: EventMessage, piece: Piece, from: string, to: string): Travel {
  return { key: `travel:${event.number}`, piece, from, to };
}

function figurePiece(figure: string): Piece {
  const { kind, damage } = figureOf(figure) ?? { kind: 'explorer', damage: 0 };
  return { key: figure, what: kind, count: 1, damage };
}

function presencePiece(seat: number): Piece {
  return { key: 'presence', what: 'presence', count: 1, damage: 0, seat };
}

/** What comes to a land, and where from. */
const ARRIVALS: Record<string, { figure: string; from: string }> = {
  explored: { figure: 'explorer-0', from: 'source:explore' },
  'explorer-added': { figure: 'explorer-0', from: 'source:explore' },
  'town-built': { figure: 'town-0', from: 'source:build' },
  'city-built': { figure: 'city-0', from: 'source:build' },
  'town-added': { figure: 'town-0', from: 'source:build' },
};

/** One event: the table just after it, how long it is shown, and what it points at. */
export function beat(before: ShownTable, event: EventMessage, truth: ShownTable): IslandBeat {
  const table: ShownTable = { ...before, travels: [] };
  const still: IslandBeat = { table, time: 0, marks: [], floats: [] };
  return onIsland(still, event) ?? withCards(still, event) ?? ofCourse(still, event, truth) ?? still;
}

/** Figures, presence and blight in the lands. */
function onIsland(still: IslandBeat, event: EventMessage): IslandBeat | null {
  const { table } = still;
  const land = idOf(event, 'land');
  const marks = [`land:${land}`];
  const figure = idOf(event, 'figure');
  const seat = seatOf(event);
  const arrival = ARRIVALS[event.kind] ?? (event.kind === 'put' ? { figure, from: `land:${land}` } : null);
  if (arrival) {
    const after = withLand(table, land, (now) => figureChanged(now, arrival.figure, 1));
    return {
      ...still,
      table: { ...after, travels: [travel(event, figurePiece(arrival.figure), arrival.from, land)] },
      time: NORMAL,
      marks,
    };
  }
  switch (event.kind) {
    case 'moved': {
      const origin = idOf(event, 'origin');
      const left = withLand(table, origin, (now) => figureChanged(now, figure, -1));
      const after = withLand(left, land, (now) => figureChanged(now, figure, 1));
      return {
        ...still,
        table: { ...after, travels: [travel(event, figurePiece(figure), `land:${origin}`, land)] },
        time: NORMAL,
        marks,
      };
    }
    case 'destroyed':
    case 'removed':
      return { ...still, table: withLand(table, land, (now) => figureChanged(now, figure, -1)), time: NORMAL, marks };
    case 'dreamt':
      return { ...still, time: NORMAL, marks };
    case 'replaced': {
      const after = withLand(table, land, (now) => ({ ...now, ...figureChanged(now, figure, -1) }));
      return {
        ...still,
        table: withLand(after, land, (now) => figureChanged(now, idOf(event, 'new'), 1)),
        time: NORMAL,
        marks,
      };
    }
    case 'presence-added':
      return {
        ...still,
        table: {
          ...presenceChanged(table, seat, land, 1),
          travels: [travel(event, presencePiece(seat), `token:${seat}`, land)],
        },
        time: NORMAL,
        marks,
      };
    case 'presence-moved': {
      const origin = idOf(event, 'origin');
      const after = presenceChanged(presenceChanged(table, seat, origin, -1), seat, land, 1);
      return {
        ...still,
        table: { ...after, travels: [travel(event, presencePiece(seat), `land:${origin}`, land)] },
        time: NORMAL,
        marks,
      };
    }
    case 'presence-destroyed':
      return { ...still, table: presenceChanged(table, seat, land, -1), time: NORMAL, marks };
    case 'blight-added':
      return { ...still, table: withLand(table, land, (now) => ({ blight: now.blight + 1 })), time: SLOW, marks };
    case 'blight-removed':
      return {
        ...still,
        table: withLand(table, land, (now) => ({ blight: Math.max(0, now.blight - 1) })),
        time: NORMAL,
        marks,
      };
    case 'defended':
      return {
        ...still,
        table: withLand(table, land, (now) => ({ defend: now.defend + Number(event.facts.count) })),
        time: NORMAL,
        marks,
      };
    case 'ravaged':
      return {
        ...still,
        time: SLOW,
        marks,
        floats: [{ at: `land:${land}`, text: `−${event.facts.count}`, good: false }],
      };
    case 'fought-back':
      return {
        ...still,
        time: NORMAL,
        marks,
        floats: [{ at: `land:${land}`, text: String(event.facts.count), good: true }],
      };
    default:
      return null;
  }
}

/** Cards, energy and powers. */
function withCards(still: IslandBeat, event: EventMessage): IslandBeat | null {
  const seat = seatOf(event);
  const card = idOf(event, 'card');
  const without = (cards: readonly string[]) => cards.filter((other) => other !== card);
  const shown = { ...still, time: NORMAL, marks: [`${seat}/power:${card}`] };
  switch (event.kind) {
    case 'card-played':
      return {
        ...shown,
        table: withSpirit(still.table, seat, (spirit) => ({
          hand: without(spirit.hand),
          played: [...without(spirit.played), card],
        })),
      };
    case 'card-gained':
      return {
        ...shown,
        table: withSpirit(still.table, seat, (spirit) => ({ hand: [...without(spirit.hand), card], drawn: [] })),
      };
    case 'card-reclaimed':
      return {
        ...shown,
        table: withSpirit(still.table, seat, (spirit) => ({
          hand: [...without(spirit.hand), card],
          played: without(spirit.played),
          discard: without(spirit.discard),
        })),
      };
    case 'card-forgotten':
      return {
        ...shown,
        table: withSpirit(still.table, seat, (spirit) => ({
          hand: without(spirit.hand),
          played: without(spirit.played),
          discard: without(spirit.discard),
        })),
      };
    case 'energy-gained': {
      const count = Number(event.facts.count);
      const table = withSpirit(still.table, seat, (spirit) => ({ energy: spirit.energy + count }));
      return count > 0
        ? { ...still, table, time: NORMAL, floats: [{ at: `seat:${seat}`, text: `+${count}`, good: true }] }
        : still;
    }
    case 'power-used':
      return { ...still, time: QUICK, marks: [`seat:${seat}`, `${seat}/${event.facts.power}`] };
    case 'targeted': {
      const target = String(event.facts.target);
      return { ...still, time: NORMAL, marks: [target] };
    }
    default:
      return null;
  }
}

/** The course of the round, fear, and the invaders' cards. */
function ofCourse(still: IslandBeat, event: EventMessage, truth: ShownTable): IslandBeat | null {
  const { table } = still;
  switch (event.kind) {
    case 'round-begins':
      return { ...still, table: { ...table, round: Number(event.facts.round) }, time: QUICK };
    case 'phase-spirit':
    case 'phase-fast':
    case 'phase-invader':
    case 'phase-slow':
      return {
        ...still,
        table: { ...table, phase: event.kind.slice('phase-'.length) as ShownTable['phase'] },
        time: QUICK,
      };
    case 'invader-card-revealed':
      return {
        ...still,
        table: { ...table, invaders: { ...table.invaders, explore: idOf(event, 'card') } },
        time: SLOW,
        marks: ['slot:explore'],
      };
    case 'fear-generated': {
      const generated = Math.min(table.fear.pool, table.fear.generated + Number(event.facts.count));
      return {
        ...still,
        table: { ...table, fear: { ...table.fear, generated } },
        time: NORMAL,
        floats: [{ at: 'fear', text: `+${event.facts.count}`, good: true }],
      };
    }
    case 'fear-card-earned':
    case 'fear-card-resolved':
    case 'terror-rises':
      return { ...still, table: { ...table, fear: truth.fear }, time: SLOW, marks: ['fear'] };
    case 'island-blighted':
      return { ...still, table: { ...table, blight: truth.blight }, time: SLOW, marks: ['blight'] };
    default:
      return null;
  }
}
