import type { Beat, Drawing } from '../board';
import { beat } from './beats';
import Board from './Board.svelte';
import { breakdown } from './breakdown';
import type { SkybridgeTable } from './view.gen';

export default {
  Board,
  beat: (table, event, truth): Beat => beat(table as SkybridgeTable, event, truth as SkybridgeTable),
  breakdown,
} satisfies Drawing;
