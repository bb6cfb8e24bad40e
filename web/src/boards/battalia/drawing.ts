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
  sounds: {
    laid: 'card',
    gained: 'card',
    'gained-to-hand': 'card',
    'drew-cards': 'card',
    rolled: 'dice',
    'attack-begins': 'battle',
    'battle-card': 'card',
    'battle-won': 'battle',
    'battle-lost': 'battle',
    captured: 'battle',
    'storm-drawn': 'doom',
    'fate-drawn': 'card',
  },
  breakdown,
  Picture,
  pictured,
} satisfies Drawing;
