import type { Beat, GameFolder } from '../board';
import { beat } from './beats';
import Board from './Board.svelte';
import { breakdown } from './breakdown';
import Scene from './Scene.svelte';
import type { BattaliaTable } from './types';

export default {
  id: 'battalia',
  Scene,
  order: 5,
  weight: 3,
  Board,
  beat: (table, event, truth): Beat => beat(table as BattaliaTable, event, truth as BattaliaTable),
  breakdown,
} satisfies GameFolder;
