// What each event looks like. Pure, and only decoration: after the last beat the true view is shown.

import type { EventMessage } from '../../wire.gen';
import type { Beat } from '../board';
import { findLand } from './layout';
import type { ClanView, LandView, VaalbaraTable } from './view.gen';

type VaalbaraBeat = Beat<VaalbaraTable>;

const QUICK = 200;
const NORMAL = 380;
const SLOW = 700;

function seatOf(event: EventMessage, fact = 'seat'): number {
  return Number(String(event.facts[fact] ?? '').replace('seat:', ''));
}

function idOf(event: EventMessage, fact: string): string {
  return String(event.facts[fact] ?? '').replace(/^\w+:/, '');
}

function withClan(table: VaalbaraTable, seat: number, change: (clan: ClanView) => Partial<ClanView>): VaalbaraTable {
  return { ...table, clans: table.clans.map((clan) => (clan.seat === seat ? { ...clan, ...change(clan) } : clan)) };
}

function without<Thing>(list: readonly Thing[], thing: Thing): Thing[] {
  return list.filter((other) => other !== thing);
}

function replaced(row: readonly LandView[], old: string, fresh: LandView): LandView[] {
  return row.map((land) => (land.id === old ? fresh : land));
}

/** One event: the table just after it, how long it is shown, and what it points at. */
export function beat(table: VaalbaraTable, event: EventMessage, truth: VaalbaraTable): VaalbaraBeat {
  const still: VaalbaraBeat = { table, time: 0, marks: [], floats: [] };
  const seat = seatOf(event);
  switch (event.kind) {
    case 'round-begins':
      return { ...still, table: { ...fresh(table), round: Number(event.facts.round) }, time: QUICK };
    case 'has-chosen':
      return { ...still, table: withClan(table, seat, () => ({ has_chosen: true })) };
    case 'revealed':
      return reveal(still, event, seat);
    case 'turn-begins':
      return {
        ...still,
        table: { ...table, turns: [...without(table.turns, seat), seat] },
        time: NORMAL,
        marks: [`turn:${seat}`],
      };
    case 'gained':
      return {
        ...still,
        time: Number(event.facts.points) > 0 ? SLOW : 0,
        floats: [{ at: `seat:${seat}`, text: `+${event.facts.points}`, good: true }],
      };
    case 'stolen':
      return {
        ...still,
        time: SLOW,
        marks: [`seat:${seatOf(event, 'victim')}`],
        floats: [
          { at: `seat:${seat}`, text: `+${event.facts.points}`, good: true },
          { at: `seat:${seatOf(event, 'victim')}`, text: `−${event.facts.points}`, good: false },
        ],
      };
    case 'shown':
      return { ...still, time: NORMAL, marks: [`seat:${seat}`, `${seat}/follower:${idOf(event, 'follower')}`] };
    case 'taken-back':
      return takeBack(still, event, seat);
    case 'land-taken':
      return takeLand(still, event, seat);
    case 'land-laid-out':
      return layOut(still, event, truth);
    case 'exchanged-top':
    case 'exchanged-rows':
    case 'exchanged-bottom':
      return exchange(still, event, seat, truth);
    default:
      return still;
  }
}

function fresh(table: VaalbaraTable): VaalbaraTable {
  return {
    ...table,
    revealed: false,
    turns: [],
    clans: table.clans.map((clan) => ({ ...clan, chosen: null, has_chosen: false })),
  };
}

function reveal(still: VaalbaraBeat, event: EventMessage, seat: number): VaalbaraBeat {
  const follower = idOf(event, 'follower');
  const table = withClan(still.table, seat, (clan) => ({
    chosen: follower,
    has_chosen: true,
    used: clan.used.includes(follower) ? clan.used : [...clan.used, follower],
    known: without(clan.known, follower),
    hand: clan.hand && without(clan.hand, follower),
    hand_size: clan.used.includes(follower) ? clan.hand_size : clan.hand_size - 1,
  }));
  // All are turned over together: only the last one takes its time, and then they sort themselves.
  const last = table.clans.every((clan) => clan.chosen !== null && clan.used.includes(clan.chosen));
  return { ...still, table: { ...table, revealed: last }, time: last ? SLOW : 0, marks: [`turn:${seat}`] };
}

function takeBack(still: VaalbaraBeat, event: EventMessage, seat: number): VaalbaraBeat {
  const follower = idOf(event, 'follower');
  const table = withClan(still.table, seat, (clan) => ({
    used: without(clan.used, follower),
    known: [...clan.known, follower],
    hand: clan.hand && [...clan.hand, follower],
    hand_size: clan.hand_size + 1,
  }));
  return { ...still, table, time: NORMAL, marks: [`${seat}/follower:${follower}`] };
}

function takeLand(still: VaalbaraBeat, event: EventMessage, seat: number): VaalbaraBeat {
  const id = idOf(event, 'land');
  const land = still.table.first_row.find((other) => other.id === id);
  if (!land) return still;
  const table = withClan(still.table, seat, (clan) => ({ realm: [...clan.realm, land] }));
  return {
    ...still,
    table: { ...table, first_row: without(table.first_row, land) },
    time: NORMAL,
    marks: [`land:${id}`],
  };
}

function layOut(still: VaalbaraBeat, event: EventMessage, truth: VaalbaraTable): VaalbaraBeat {
  const id = idOf(event, 'land');
  const land = findLand(truth, id);
  if (!land) return still;
  const { table } = still;
  // V8.1: the second row has become the first.
  const rowsMove = table.first_row.length === 0;
  const second = rowsMove ? [land] : [...table.second_row, land];
  return {
    ...still,
    table: {
      ...table,
      first_row: rowsMove ? table.second_row : table.first_row,
      second_row: second,
      stack: { ...table.stack, size: Math.max(0, table.stack.size - 1), top: null },
    },
    time: rowsMove || second.length === table.clans.length ? NORMAL : QUICK / 2,
    marks: [`land:${id}`],
  };
}

function exchange(still: VaalbaraBeat, event: EventMessage, seat: number, truth: VaalbaraTable): VaalbaraBeat {
  const { table } = still;
  const [outName, inName] = event.kind === 'exchanged-rows' ? ['first', 'second'] : ['old', 'new'];
  const oldId = idOf(event, outName!);
  const newId = idOf(event, inName!);
  const old = findLand(table, oldId);
  const arriving = findLand(table, newId) ?? findLand(truth, newId);
  if (!old || !arriving) return still;
  const shown = { ...still, time: NORMAL * 1.5, marks: [`land:${oldId}`, `land:${newId}`] };
  if (event.kind === 'exchanged-rows') {
    const first_row = replaced(table.first_row, oldId, arriving);
    return { ...shown, table: { ...table, first_row, second_row: replaced(table.second_row, newId, old) } };
  }
  if (event.kind === 'exchanged-top') {
    const stack = { ...table.stack, top: old, omens: old.omens };
    const first_row = replaced(table.first_row, oldId, arriving);
    return { ...shown, table: { ...table, first_row, second_row: replaced(table.second_row, oldId, arriving), stack } };
  }
  const bottom = withClan(table, seat, (clan) => ({ realm: replaced(clan.realm, oldId, arriving) }));
  return { ...shown, table: { ...bottom, stack: { ...table.stack, bottom: old } } };
}
