import type { Drawing } from '../board';
import { deckOf } from './art';
import { beat, centre } from './beats';
import Board from './Board.svelte';
import { breakdown } from './breakdown';
import Sign from './LegendSign.svelte';
import Picture from './Picture.svelte';
import type { SkybridgeTable } from './view.gen';

export default {
  Board,
  beat: (event, after) => beat(event, after as SkybridgeTable),
  centre,
  breakdown,
  Sign,
  Picture,
  pictured: (card) => deckOf(card) !== null,
} satisfies Drawing;
