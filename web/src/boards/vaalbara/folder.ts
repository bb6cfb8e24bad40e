import type { Beat, GameFolder } from '../board';
import { beat } from './beats';
import Board from './Board.svelte';
import { breakdown } from './breakdown';
import Scene from './Scene.svelte';
import type { VaalbaraTable } from './types';

export default {
  id: 'vaalbara',
  Scene,
  order: 1,
  weight: 2,
  Board,
  beat: (table, event, truth): Beat => beat(table as VaalbaraTable, event, truth as VaalbaraTable),
  breakdown,
} satisfies GameFolder;
