import type { Drawing } from '../board';
import { pictured } from './art';
import { beat, centre } from './beats';
import Board from './Board.svelte';
import { breakdown } from './breakdown';
import { doomsOf } from './dooms';
import Sign from './LegendSign.svelte';
import Picture from './Picture.svelte';
import type { SpiritIslandTable } from './view.gen';

export default {
  Board,
  beat,
  centre,
  sounds: {
    'card-played': 'card',
    'card-gained': 'card',
    'card-reclaimed': 'card',
    'invader-card-revealed': 'card',
    ravaged: 'battle',
    'fought-back': 'battle',
    'blight-added': 'doom',
    'terror-rises': 'doom',
    'island-blighted': 'doom',
    'fear-card-earned': 'doom',
  },
  why: (view) => doomsOf(view.table as SpiritIslandTable),
  breakdown,
  Sign,
  Picture,
  pictured,
} satisfies Drawing;
