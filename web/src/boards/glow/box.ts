// What is printed in the box of GLOW.

import { boxOf, type GameBox } from '../../table/box.svelte';
import type { AdventurerFacts, CardFacts, CompanionFacts, DieFacts, SpellFacts, TileFacts } from './view.gen';

/** What companions, adventurers and spells have in common. */
export type PrintedFacts = CompanionFacts | AdventurerFacts | SpellFacts;

export function box(): GameBox<CardFacts> {
  return boxOf<CardFacts>('glow');
}

const BLANK: PrintedFacts = {
  type: 'spell',
  called: '',
  end_points: 0,
  fireflies: 0,
  rerolls: 0,
  dice: [],
  any_die: false,
  condition: { elements: [], without: [], alike: 0 },
  effects: [],
};

/** What is printed on a companion, an adventurer or a spell, by its ref. */
export function faceOf(ref: string): PrintedFacts {
  return (box().cards.get(ref)?.facts as PrintedFacts | undefined) ?? BLANK;
}

/** A die of the box as it lies there before anybody has rolled it, for events that name one we have not seen. */
export function dieOf(id: string): DieFacts {
  return box().printed('die', id) ?? { type: 'die', small: false, colour: 'black', sixth: 'loss' };
}

export function tileOf(id: string): TileFacts {
  return box().printed('tile', id) ?? { type: 'tile', steps: 0, points: 0, board: 'none' };
}
