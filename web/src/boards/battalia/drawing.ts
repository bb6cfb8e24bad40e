import type { Drawing } from '../board';
import { beat, centre } from './beats';
import Board from './Board.svelte';
import { breakdown } from './breakdown';
import Picture from './Picture.svelte';
import { pictured } from './pictures';
import type { BattaliaTable } from './view.gen';

export default {
  Board,
  beat: (event, after, before) => beat(event, after as BattaliaTable, before as BattaliaTable),
  centre,
  breakdown,
  Picture,
  pictured,
} satisfies Drawing;
