// The games' folders, found by themselves: a new folder here is a new drawing.

import type { Component } from 'svelte';

import type { BoardProps, GameFolder } from './board';
import GenericBoard from './generic/GenericBoard.svelte';

const modules = import.meta.glob<{ default: GameFolder }>('./*/folder.ts', { eager: true });

export const folders: readonly GameFolder[] = Object.values(modules)
  .map((module) => module.default)
  .sort((a, b) => a.order - b.order);

export function folderOf(game: string): GameFolder | undefined {
  return folders.find((folder) => folder.id === game);
}

/** A game's own drawing, or the plain one that can draw any game. */
export function boardOf(game: string): Component<BoardProps> {
  return folderOf(game)?.Board ?? GenericBoard;
}
