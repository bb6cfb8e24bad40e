// What a game has for those who learn it, fetched when somebody first asks.

import { SvelteMap } from 'svelte/reactivity';

import { api } from '../net/api';
import type { LearningInfo } from '../wire.gen';

const known = new SvelteMap<string, LearningInfo>();
const coming = new Set<string>();

/** Have it fetched; from an effect or a handler. */
export function wantLearning(game: string): void {
  if (game === '' || coming.has(game)) return;
  coming.add(game);
  api.learning(game).then(
    (learning) => known.set(game, learning),
    // Whoever asks next tries again.
    () => coming.delete(game),
  );
}

export function learningOf(game: string): LearningInfo | null {
  return known.get(game) ?? null;
}
