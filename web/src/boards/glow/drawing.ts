import type { Drawing } from '../board';
import { beat, centre } from './beats';
import Board from './Board.svelte';
import { breakdown } from './breakdown';
import Sign from './LegendSign.svelte';
import { marking } from './marking';
import type { GlowTable } from './view.gen';

export default {
  Board,
  beat: (event, after) => beat(event, after as GlowTable),
  centre,
  breakdown,
  marking: (decision, table) => marking(decision, table as GlowTable),
  Sign,
} satisfies Drawing;
