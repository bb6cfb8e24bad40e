import type { Drawing } from '../board';
import { beat, centre } from './beats';
import Board from './Board.svelte';
import { breakdown } from './breakdown';

export default {
  Board,
  beat,
  centre,
  breakdown,
} satisfies Drawing;
