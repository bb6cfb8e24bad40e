// Where things lie: who sits where, who comes next, and how a realm is sorted.

import { KINDS, type ClanView, type Kind, type LandView, type VaalbaraTable } from './view.gen';

export interface Ring {
  left: number[];
  top: number[];
  right: number[];
}

/** The others around the table as seen from a seat: the two neighbours really sit beside it (V1.3). */
export function ring(players: number, seat: number): Ring {
  const others = Array.from({ length: players - 1 }, (_, step) => (seat + 1 + step) % players);
  if (others.length === 1) return { left: [], top: others, right: [] };
  return { left: others.slice(0, 1), top: others.slice(1, -1), right: others.slice(-1) };
}

/** All seats in the order of their turns: those that have begun, then the rest by initiative and omens (V4). */
export function turnOrder(table: VaalbaraTable, initiative: (follower: string) => number): number[] {
  if (!table.revealed) return table.clans.map((clan) => clan.seat);
  const rank = (clan: ClanView) =>
    (clan.chosen === null ? 99 : initiative(clan.chosen)) * 8 + table.stack.omens.indexOf(clan.clan);
  const waiting = table.clans.filter((clan) => !table.turns.includes(clan.seat)).sort((a, b) => rank(a) - rank(b));
  return [...table.turns, ...waiting.map((clan) => clan.seat)];
}

export interface Group {
  kind: Kind;
  lands: LandView[];
}

/** A realm by kind, in the box's order; kinds that are missing are empty, so that all realms read alike. */
export function groups(realm: readonly LandView[]): Group[] {
  return KINDS.map((kind) => ({
    kind,
    lands: realm.filter((land) => land.kind === kind).sort((a, b) => b.value - a.value),
  }));
}

/** How far the next land of a fan is moved, as a part of a land's width: a fan of many stays as wide as one of four. */
export function fanStep(count: number): number {
  return count < 2 ? 0 : Math.min(0.3, 0.9 / (count - 1));
}
