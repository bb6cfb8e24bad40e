// What is printed on the cards, from the box.

import {
  adventurers,
  companions,
  dice,
  solo_tiles,
  spells,
} from '../../../../src/tafelrunde/games/glow/components.toml';
import { printed } from '../../table/box.svelte';
import type { Element } from './types';

export interface Condition {
  elements?: Element[];
  without?: Element[];
  /** So many equal symbols of any kind. */
  alike?: number;
}

export interface Effect {
  points?: number;
  footprints?: number;
  fireflies?: number;
  rerolls?: number;
  dies?: boolean;
  casts?: boolean;
  revives?: boolean;
  kills_rightmost?: boolean;
}

export interface Face {
  name: string;
  end_points: number;
  fireflies: number;
  rerolls: number;
  /** The colours of the large dice that come with it; `any` is one of one's choice. */
  dice: string[];
  condition: Condition;
  effect: Effect;
}

/** A tile that acts for Tom in the solo game. */
export interface Tile {
  id: string;
  steps: number;
  points: number;
  board: 'none' | 'low' | 'high';
}

function blank(name: string, condition: Condition, effect: Effect): Face {
  return { name, end_points: 0, fireflies: 0, rerolls: 0, dice: [], condition, effect };
}

const STANDARD = { adventurers, companions, dice, solo_tiles, spells };
const box = printed('glow', STANDARD, (figures) => figures);
const faces = printed('glow', STANDARD, readFaces);

function readFaces(figures: typeof STANDARD): ReadonlyMap<string, Face> {
  const found = new Map<string, Face>();
  for (const { id, name, end_points, fireflies, rerolls, die, black_die, condition, effect } of figures.companions) {
    const brought = [...(die ? [die] : []), ...(black_die ? ['black'] : [])];
    found.set(`companion:${id}`, { ...blank(name, condition, effect), end_points, fireflies, rerolls, dice: brought });
  }
  for (const { id, name, end_points, condition, effect } of figures.adventurers) {
    const own = figures.dice.filter((die) => die.start === id).map((die) => die.colour);
    found.set(`adventurer:${id}`, { ...blank(name, condition, effect), end_points, dice: own });
  }
  for (const { id, condition, effect } of figures.spells) found.set(`spell:${id}`, blank('', condition, effect));
  return found;
}

const NOTHING = blank('', {}, {});

/** What is printed on a card, by its ref. */
export function faceOf(ref: string): Face {
  return faces().get(ref) ?? NOTHING;
}

/** A die of the box as it lies there before anybody has rolled it, for events that name one we have not seen. */
export function dieOf(id: string): { small: boolean; colour: string; sixth: string } {
  const found = box().dice.find((die) => die.id === id);
  return { small: found?.size === 'small', colour: found?.colour ?? '', sixth: found?.faces[5] ?? '' };
}

export function tileOf(id: string): Tile {
  return box().solo_tiles.find((tile) => tile.id === id) ?? { id, steps: 0, points: 0, board: 'none' };
}
