import type { Beat, GameFolder } from '../board';
import { beat } from './beats';
import Board from './Board.svelte';
import { breakdown } from './breakdown';
import Scene from './Scene.svelte';
import type { SpiritIslandTable } from './types';

export default {
  id: 'spirit-island',
  Scene,
  order: 3,
  weight: 5,
  Board,
  beat: (table, event, truth): Beat => beat(table as SpiritIslandTable, event, truth as SpiritIslandTable),
  breakdown,
} satisfies GameFolder;
