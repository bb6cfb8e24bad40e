import type { Drawing } from '../board';
import { beat, centre } from './beats';
import Board from './Board.svelte';
import { faceOf } from './box';
import { breakdown } from './breakdown';
import { creatureOf } from './creatures';
import Sign from './LegendSign.svelte';
import Picture from './Picture.svelte';
import { marking } from './marking';
import type { GlowTable } from './view.gen';

export default {
  Board,
  beat: (event, after) => beat(event, after as GlowTable),
  centre,
  sounds: {
    'companion-taken': 'card',
    'taken-from-cemetery': 'card',
    'adventurer-chosen': 'card',
    rolled: 'dice',
    'small-dice-rolled': 'dice',
    rerolled: 'dice',
    turned: 'dice',
    'spell-cast': 'doom',
    buried: 'doom',
  },
  breakdown,
  marking: (decision, table) => marking(decision, table as GlowTable),
  Sign,
  Picture,
  pictured: (card) => creatureOf(faceOf(card).called) !== null,
} satisfies Drawing;
