// The games' folders, found by themselves: a new folder here is a new drawing. Their pictures come along, so a table does
// without this list.

import type { GameFolder } from './board';

const modules = import.meta.glob<{ default: GameFolder }>('./*/folder.ts', { eager: true });

export const folders: readonly GameFolder[] = Object.values(modules)
  .map((module) => module.default)
  .sort((a, b) => a.order - b.order);

export function folderOf(game: string): GameFolder | undefined {
  return folders.find((folder) => folder.id === game);
}
