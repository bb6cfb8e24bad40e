// What has changed from one view to the next (server/changes.py tells how it is written). What stays the same stays the
// same object. Whatever does not fit is refused: then something was missed, and the whole has to be asked for.

/** These changes do not fit to what they are to change. */
export class CannotFollow extends Error {}

type Dict = Readonly<Record<string, unknown>>;

export function followed(value: unknown, changes: unknown): unknown {
  if (Array.isArray(changes)) {
    if (changes.length === 1) return changes[0];
    if (changes.length === 3 && Array.isArray(value)) return spliced(value, changes);
  } else if (typeof changes === 'object' && changes !== null) {
    if (Array.isArray(value)) return inList(value, changes as Dict);
    if (typeof value === 'object' && value !== null) return inObject(value as Dict, changes as Dict);
  }
  throw new CannotFollow('these changes do not fit here');
}

function spliced(list: readonly unknown[], [place, gone, values]: readonly unknown[]): unknown[] {
  const fits = isPlace(place) && isPlace(gone) && Array.isArray(values) && place + gone <= list.length;
  if (!fits) throw new CannotFollow('these changes are of another list');
  return [...list.slice(0, place), ...(values as unknown[]), ...list.slice(place + gone)];
}

function inList(list: readonly unknown[], changes: Dict): unknown[] {
  const items = [...list];
  for (const [place, change] of Object.entries(changes)) {
    if (!/^\d+$/.test(place) || Number(place) >= items.length) throw new CannotFollow('no such place');
    items[Number(place)] = followed(items[Number(place)], change);
  }
  return items;
}

function inObject(object: Dict, changes: Dict): Dict {
  const next: Record<string, unknown> = { ...object };
  for (const [key, change] of Object.entries(changes)) {
    if (Array.isArray(change) && change.length === 0) {
      if (!Object.hasOwn(object, key)) throw new CannotFollow('what should be gone was not there');
      delete next[key];
    }
  }
  for (const [key, change] of Object.entries(changes)) {
    if (!Array.isArray(change) || change.length > 0) next[key] = followed(next[key], change);
  }
  return next;
}

function isPlace(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}
