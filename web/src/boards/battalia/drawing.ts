import type { Beat, Drawing } from '../board';
import { beat } from './beats';
import Board from './Board.svelte';
import { breakdown } from './breakdown';
import type { BattaliaTable } from './view.gen';

export default {
  Board,
  beat: (table, event, truth): Beat => beat(table as BattaliaTable, event, truth as BattaliaTable),
  breakdown,
} satisfies Drawing;
