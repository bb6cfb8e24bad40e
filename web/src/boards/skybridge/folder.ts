import type { Beat, GameFolder } from '../board';
import { beat } from './beats';
import Board from './Board.svelte';
import { breakdown } from './breakdown';
import Scene from './Scene.svelte';
import type { SkybridgeTable } from './types';

export default {
  id: 'skybridge',
  Scene,
  order: 4,
  weight: 3,
  Board,
  beat: (table, event, truth): Beat => beat(table as SkybridgeTable, event, truth as SkybridgeTable),
  breakdown,
} satisfies GameFolder;
