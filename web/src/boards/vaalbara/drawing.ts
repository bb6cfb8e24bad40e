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
  sounds: {
    revealed: 'card',
    'taken-back': 'card',
    'land-taken': 'card',
    'exchanged-rows': 'card',
    'exchanged-top': 'card',
    'exchanged-bottom': 'card',
    stolen: 'doom',
  },
  breakdown,
  Picture,
  pictured,
} satisfies Drawing;
