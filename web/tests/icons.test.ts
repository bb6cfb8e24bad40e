// Symbols travel small: whole numbers, and yet the same shapes.

import { createRequire } from 'node:module';

import { expect, test } from 'vitest';

import { smallOutline } from '../scripts/outline';

test('steps do not add up their errors', () => {
  // Ten steps of 0.4 lead to 4, and back to where the outline began.
  expect(smallOutline(`M0 0${'l.4 0'.repeat(10)}z`)).toMatch(/^m0 0/);
  const steps = [...smallOutline(`M0 0${'h.4'.repeat(10)}`).matchAll(/h(\d+)|(?<=\d) (\d+)/g)];
  const sum = steps.slice(1).reduce((all, [, first, next]) => all + Number(first ?? next), 0);
  expect(sum).toBe(4);
});

test('absolute and relative commands, and arcs with joined flags', () => {
  expect(smallOutline('M10.2 10.4L20 20H30V40z')).toBe('m10 10 10 10h10v20z');
  expect(smallOutline('m10 10a5 5 0 0110 0')).toBe('m10 10a5 5 0 0 1 10 0');
  expect(smallOutline('M1 1c.2.4 1.1 2.2 3 3M5 5l1 1')).toBe('m1 1c0 0 1 2 3 3m1 1 1 1');
});

test('symbols of the set keep their numbers, at half of their weight', () => {
  const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as {
    icons: Record<string, { body: string }>;
  };
  let before = 0;
  let after = 0;
  for (const [at, { body }] of Object.values(icons).entries()) {
    if (at % 10 !== 0) continue;
    const outline = body.match(/ d="([^"]+)"/)?.[1];
    if (!outline) continue;
    const small = smallOutline(outline);
    expect(small).not.toContain('NaN');
    before += outline.length;
    after += small.length;
  }
  expect(after / before).toBeLessThan(0.6);
});
