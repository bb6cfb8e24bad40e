// The games' drawings, found by themselves, and each fetched when its table is opened.

import type { Drawing } from './board';
import GenericBoard from './generic/GenericBoard.svelte';

const drawings = import.meta.glob<{ default: Drawing }>('./*/drawing.ts');

/** Fetch a game's own drawing, or the plain one that can draw any game. */
export async function fetchDrawing(game: string): Promise<Drawing> {
  const fetch = drawings[`./${game.replaceAll('-', '_')}/drawing.ts`];
  return fetch ? (await fetch()).default : { Board: GenericBoard };
}
