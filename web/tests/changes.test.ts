import { describe, expect, it } from 'vitest';

import { CannotFollow, followed } from '../src/net/changes';
// The server's own tests read the same file.
import vectors from './changes.json';

describe('changes', () => {
  it.each(vectors.follows)('$changes are followed', ({ old, changes, new: wanted }) => {
    const before = JSON.stringify(old);
    expect(JSON.stringify(followed(old, changes))).toBe(JSON.stringify(wanted));
    expect(JSON.stringify(old)).toBe(before);
  });

  it.each(vectors.refuses)('$changes do not fit', ({ old, changes }) => {
    expect(() => followed(old, changes)).toThrow(CannotFollow);
  });

  it('what stays the same stays the same object', () => {
    const old = { people: [{ n: 1 }, { n: 2 }], stack: {} };
    const next = followed(old, { people: { '1': { n: [3] } } }) as typeof old;
    expect(next.stack).toBe(old.stack);
    expect(next.people[0]).toBe(old.people[0]);
    expect(next.people[1]).not.toBe(old.people[1]);
  });
});
