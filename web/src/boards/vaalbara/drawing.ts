import type { Drawing } from '../board';
import { beat, centre } from './beats';
import Board from './Board.svelte';
import { breakdown } from './breakdown';
import Picture from './Picture.svelte';
import { pictured } from './portraits';

export default {
  Board,
  beat,
  centre,
  breakdown,
  Picture,
  pictured,
} satisfies Drawing;
