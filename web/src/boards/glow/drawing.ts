import type { Beat, Drawing } from '../board';
import { beat } from './beats';
import Board from './Board.svelte';
import { breakdown } from './breakdown';
import type { GlowTable } from './view.gen';

export default {
  Board,
  beat: (table, event, truth): Beat => beat(table as GlowTable, event, truth as GlowTable),
  breakdown,
} satisfies Drawing;
