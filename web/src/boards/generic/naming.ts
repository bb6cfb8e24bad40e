// How a view that nobody has drawn yet becomes readable: names for its ids, and tables for its lists.

import type { Choices } from '../../table/choices.svelte';
import type { CardInfo, OptionMessage } from '../../wire.gen';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** "first_row" reads "First row". */
export function heading(key: string): string {
  const words = key.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
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
  const keys = Object.keys(first);
  if (keys.length > MOST_COLUMNS) return null;
  const same = list.every(
    (row) =>
      !isPlain(row) &&
      !Array.isArray(row) &&
      Object.keys(row).join() === keys.join() &&
      Object.values(row).every(isCell),
  );
  return same ? keys : null;
}

function isCell(value: Json): boolean {
  return isPlain(value) || (Array.isArray(value) && value.every(isPlain));
}

/** A view names things without their kind ("L07"), refs with it ("land:L07"). */
export function refOf(id: string, cards: ReadonlyMap<string, CardInfo>): string | null {
  for (const ref of cards.keys()) if (ref.endsWith(`:${id}`)) return ref;
  return null;
}

/** The option that a value stands for, if exactly one. */
export function optionFor(id: string, choices: Pick<Choices, 'options'>): OptionMessage | null {
  const found = choices.options.filter((option) => option.refs.some((ref) => ref.endsWith(`:${id}`)));
  return found.length === 1 ? found[0]! : null;
}
