// What the games' beats have in common.

import type { EventMessage } from '../wire.gen';
import type { Beat, Drawing } from './board';

export const BRISK = 120;
export const QUICK = 220;
export const NORMAL = 400;
export const SLOW = 700;

/** Nothing to see. */
export const STILL: Beat = { time: 0, marks: [], floats: [] };

/** A fact without its kind: "follower:hunter" is "hunter". */
export function idOf(event: EventMessage, fact: string): string {
  return String(event.facts[fact] ?? '').replace(/^[\w-]+:/, '');
}

export function seatOf(event: EventMessage, fact = 'seat'): number {
  return Number(idOf(event, fact));
}

export function shown(time: number, ...marks: string[]): Beat {
  return { time, marks, floats: [] };
}

/** "+2" or "−2" rises from a thing; nothing does for 0. */
export function rise(at: string, amount: number): Beat['floats'] {
  return amount === 0 ? [] : [{ at, text: amount > 0 ? `+${amount}` : `−${-amount}`, good: amount > 0 }];
}

/** By the kind of an event: in which fact the card stands that takes the centre, and whether all must have seen it. */
export function centreOf(kinds: Record<string, { fact: string; must: boolean }>): NonNullable<Drawing['centre']> {
  return ({ kind, facts }) => {
    const found = kinds[kind];
    const ref = found && facts[found.fact];
    return found && ref !== undefined ? { ref: String(ref), must: found.must } : null;
  };
}
