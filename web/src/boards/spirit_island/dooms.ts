// Why the game is lost.

import type { SpiritIslandTable } from './view.gen';
import { v } from './words';

/** The bits of `doom`, in their order. */
const DOOMS = ['blight', 'spirit', 'cards', 'capital', 'heart', 'dahan', 'insurrection'];

export function doomsOf({ doom }: Pick<SpiritIslandTable, 'doom'>): string[] {
  return DOOMS.filter((_, bit) => (doom >> bit) & 1).map((reason) => v(`board-doom-${reason}`));
}
