// What this browser adds to the chance of a match: the key of all draws comes from the server's seed and from this. Whoever
// joins or makes a table has seen the hash of its seed before, so neither side can choose how the cards fall.

import type { SeatRequest } from '../wire.gen';

const BYTES = 16;

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Something that nobody could foresee. */
export function contribution(): string {
  return hex(crypto.getRandomValues(new Uint8Array(BYTES)));
}

/** The same seats; each person who sits down here contributes. */
export function contributing(seats: readonly SeatRequest[]): SeatRequest[] {
  return seats.map((seat) => (seat.kind === 'person' ? { ...seat, contribution: contribution() } : seat));
}

/** Whether what was contributed from here is among what the server says at the end; null if nothing was. */
export function isUsed(own: Readonly<Record<number, string>>, shown: readonly string[]): boolean | null {
  const seats = Object.entries(own);
  return seats.length === 0 ? null : seats.every(([seat, given]) => shown[Number(seat)] === given);
}
