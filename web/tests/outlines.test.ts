import { expect, it, vi } from 'vitest';

import { outlineOf, wantOutlines } from '../src/ui/outlines.svelte';

it('fetches a symbol that no game of ours uses, and knows when there is none', async () => {
  wantOutlines('a-game-of-another-package');
  // Used nowhere in this house; the name is put together so that the build does not find it here either.
  const foreign = ['zeus', 'sword'].join('-');
  await vi.waitFor(() => expect(outlineOf(foreign)).toMatch(/^m/i), 20_000);
  expect(outlineOf(['zz', 'no', 'such'].join('-'))).toBe('');
}, 30_000);
