// The cards that are out, and those that may still come: what everybody at the table can count.

import { box } from './box';
import type { FearView, InvadersView } from './view.gen';

export interface FearPiles {
  /** Resolved, in the order in which they were. */
  spent: readonly string[];
  /** Turned up where they lie, the next one first. */
  seen: readonly string[];
  /** Cards that nobody has seen, and how many of them are earned or in the deck; the others stay in the box. */
  unseen: readonly string[];
  coming: number;
}

export function fearPiles(fear: FearView): FearPiles {
  const seen = Object.entries(fear.turned_up)
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([, card]) => card);
  return {
    spent: fear.discard,
    seen,
    unseen: box().fearCards.filter((card) => !fear.discard.includes(card) && !seen.includes(card)),
    coming: fear.earned + fear.left - seen.length,
  };
}

export interface StagePile {
  stage: number;
  unseen: readonly string[];
  /** How many of them are still in the deck; the others stay in the box. */
  coming: number;
}

/** The stages of the invader deck that are not used up, the next one first. */
export function stagePiles(invaders: InvadersView): StagePile[] {
  return [...new Set(invaders.deck)].map((stage) => ({
    stage,
    unseen: invaders.unseen.filter((card) => box().invaderCards.get(card)?.stage === stage),
    coming: invaders.deck.filter((next) => next === stage).length,
  }));
}
