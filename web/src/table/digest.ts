// What happened since somebody's last turn, by person. Pure.

import type { Beat } from '../boards/board';
import type { EventMessage } from '../wire.gen';

/** What one person (null: nobody in particular) has done. */
export interface Deeds {
  seat: number | null;
  events: EventMessage[];
  /** The cards that it was about, each once. */
  cards: string[];
  /** What rose from their place on the board: points, mostly. */
  points: number;
  /** Keys of all drawn things that it was about. */
  marks: string[];
}

export function seatIn(event: EventMessage, fact = 'seat'): number | null {
  const found = /^seat:(\d+)$/.exec(String(event.facts[fact] ?? ''));
  return found ? Number(found[1]) : null;
}

/** What is about no thing at all ("Round 4 begins.") is a heading. */
export function isHeading(event: EventMessage): boolean {
  return Object.values(event.facts).every((fact) => typeof fact === 'number');
}

/** The things of the box that an event speaks of. */
export function cardsIn(event: EventMessage, known: (ref: string) => boolean): string[] {
  const found = Object.values(event.facts).filter((fact): fact is string => typeof fact === 'string' && known(fact));
  // One card may play two parts in an event, and is shown once.
  return [...new Set(found)];
}

export function deedsOf(
  events: readonly EventMessage[],
  beatOf: (event: EventMessage) => Beat,
  known: (ref: string) => boolean,
): Deeds[] {
  const deeds = new Map<number | null, Deeds>();
  for (const event of events) {
    if (isHeading(event)) continue;
    const seat = seatIn(event);
    const entry = deeds.get(seat) ?? { seat, events: [], cards: [], points: 0, marks: [] };
    deeds.set(seat, entry);
    const beat = beatOf(event);
    entry.events.push(event);
    entry.cards.push(...cardsIn(event, known).filter((ref) => !entry.cards.includes(ref)));
    entry.marks.push(...beat.marks);
    for (const { at, text } of beat.floats) {
      const amount = Number(text.replace('−', '-'));
      if (at === `seat:${seat}` && /^[+−]\d+$/.test(text)) entry.points += amount;
    }
  }
  return [...deeds.values()];
}

/** From which event (exclusive) to which (inclusive) others have acted since a seat's last turn. */
export interface Since {
  from: number;
  to: number;
}

/** The last event that was somebody's own: from there on others have acted, as far as the log alone can tell. */
export function lastOwn(log: readonly EventMessage[], seats: readonly number[]): number {
  return log.findLast((event) => seats.includes(seatIn(event) ?? -1))?.number ?? 0;
}

/** `acted` is the last event that the seats had seen when they answered last. */
export function sinceThen(
  log: readonly EventMessage[],
  seats: readonly number[],
  acted: number,
  before: Since | null,
): Since | null {
  const others = log.some((event) => {
    const seat = event.number > acted ? seatIn(event) : null;
    return seat !== null && !seats.includes(seat);
  });
  return others ? { from: acted, to: log.at(-1)!.number } : before;
}

/** The log as it is read: what one person does in a row stands together. */
export interface Group {
  key: number;
  seat: number | null;
  heading: boolean;
  /** What comes after this group is new since one's own last turn. */
  events: EventMessage[];
}

export function grouped(log: readonly EventMessage[], divider: number | null): Group[] {
  const groups: Group[] = [];
  let last: Group | undefined;
  for (const event of log) {
    const heading = isHeading(event);
    const seat = seatIn(event);
    const crosses = divider !== null && last && last.events.at(-1)!.number <= divider && event.number > divider;
    if (!last || heading || last.heading || crosses || last.seat !== seat) {
      last = { key: event.number, seat, heading, events: [] };
      groups.push(last);
    }
    last.events.push(event);
  }
  return groups;
}
