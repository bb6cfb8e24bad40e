// How a view that nobody has drawn yet becomes readable: names for its ids, owners for its places, tables for its lists.

import type { Choices } from '../../table/choices.svelte';
import { said } from '../../i18n/words';
import type { CardInfo, OptionMessage, Text } from '../../wire.gen';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What a field is called: as the game says, or else "first_row" reads "First row". */
export function heading(key: string, headings: Readonly<Record<string, Text>> = {}): string {
  const name = headings[key];
  if (name) return said(name);
  const words = key.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const SIZE = '_size';

/** The fields that are told by themselves: the size of a hand is told with the hand, where that is a field too. */
export function fieldsOf(value: { [key: string]: Json }): string[] {
  return Object.keys(value).filter((key) => !(key.endsWith(SIZE) && key.slice(0, -SIZE.length) in value));
}

/** A field's value; of what is hidden at least its size. */
export function shown(value: { [key: string]: Json }, key: string): Json {
  return value[key] ?? value[key + SIZE] ?? null;
}

export function isPlain(value: Json): value is null | boolean | number | string {
  return value === null || typeof value !== 'object';
}

/** Things with more to say than this are easier to read as panels than as rows. */
const MOST_COLUMNS = 6;

/** The common keys if a list is a table: things of one shape, with simple values. */
export function columnsOf(list: readonly Json[]): string[] | null {
  const first = list[0];
  if (list.length < 2 || first === undefined || isPlain(first) || Array.isArray(first)) return null;
  const keys = fieldsOf(first);
  if (keys.length > MOST_COLUMNS) return null;
  const same = list.every(
    (row) =>
      !isPlain(row) && !Array.isArray(row) && fieldsOf(row).join() === keys.join() && Object.values(row).every(isCell),
  );
  return same ? keys : null;
}

function isCell(value: Json): boolean {
  return isPlain(value) || (Array.isArray(value) && value.every(isPlain));
}

/** A view names things with their kind ("land:L07") or without it ("L07"). */
export function refOf(id: string, cards: ReadonlyMap<string, CardInfo>): string | null {
  if (cards.has(id)) return id;
  for (const ref of cards.keys()) if (ref.endsWith(`:${id}`)) return ref;
  return null;
}

/** Whose things lie below a part of the view: what it says of its seat, or else whose it was before. */
export function ownerOf(value: Json, before: number | null): number | null {
  if (isPlain(value) || Array.isArray(value)) return before;
  return typeof value.seat === 'number' ? value.seat : before;
}

/** A list with one entry for each seat that does not say so itself: hands, points. */
export function isBySeat(value: Json, players: number): value is Json[] {
  return Array.isArray(value) && players > 1 && value.length === players && value.some((entry) => !isPlain(entry));
}

/** The places of a list in the order in which they are read: one's own comes first where each belongs to a seat. */
export function inOrder(list: readonly Json[], seat: number | null, players: number): number[] {
  const places = list.map((_, place) => place);
  if (seat === null) return places;
  const own = (place: number): boolean => {
    const entry = list[place]!;
    return isBySeat([...list], players) ? ownerOf(entry, place) === seat : ownerOf(entry, null) === seat;
  };
  return [...places.filter(own), ...places.filter((place) => !own(place))];
}

/**
 * The option that a thing at its place stands for, if exactly one. What belongs to somebody else is meant only by options
 * that name that person: the same card may lie in several hands.
 */
export function optionFor(
  ref: string,
  owner: number | null,
  seat: number | null,
  choices: Pick<Choices, 'options'>,
): OptionMessage | null {
  const found = choices.options.filter((option) => {
    if (!option.refs.includes(ref)) return false;
    const named = option.refs.filter((other) => other.startsWith('seat:'));
    if (owner === null) return true;
    return named.length > 0 ? named.includes(`seat:${owner}`) : owner === seat;
  });
  return found.length === 1 ? found[0]! : null;
}
