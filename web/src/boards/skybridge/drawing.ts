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
  sounds: {
    'card-played': 'card',
    'card-taken': 'card',
    'deity-played': 'card',
    'card-revealed': 'card',
    'die-rolled': 'dice',
    'die-turned': 'dice',
    'legion-advanced': 'battle',
    'became-rebel': 'battle',
    'foreign-became-rebel': 'battle',
    'drake-awakes': 'doom',
  },
  breakdown,
  Sign,
  Picture,
  pictured: (card) => deckOf(card) !== null,
} satisfies Drawing;
