// The games' folders, found by themselves: a new folder here is a new drawing.

import type { Drawing, GameFolder } from './board';
import GenericBoard from './generic/GenericBoard.svelte';

const modules = import.meta.glob<{ default: GameFolder }>('./*/folder.ts', { eager: true });
const drawings = import.meta.glob<{ default: Drawing }>('./*/drawing.ts');

export const folders: readonly GameFolder[] = Object.values(modules)
  .map((module) => module.default)
  .sort((a, b) => a.order - b.order);

export function folderOf(game: string): GameFolder | undefined {
  return folders.find((folder) => folder.id === game);
}

/** Fetch a game's own drawing, or the plain one that can draw any game. */
export async function fetchDrawing(game: string): Promise<Drawing> {
  const fetch = drawings[`./${game.replaceAll('-', '_')}/drawing.ts`];
  return fetch ? (await fetch()).default : { Board: GenericBoard };
}
