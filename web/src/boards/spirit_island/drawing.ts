import type { Beat, Drawing } from '../board';
import { beat } from './beats';
import Board from './Board.svelte';
import { breakdown } from './breakdown';
import type { SpiritIslandTable } from './view.gen';

export default {
  Board,
  beat: (table, event, truth): Beat => beat(table as SpiritIslandTable, event, truth as SpiritIslandTable),
  breakdown,
} satisfies Drawing;
