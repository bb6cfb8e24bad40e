import type { Beat, GameFolder } from '../board';
import { beat } from './beats';
import Board from './Board.svelte';
import { breakdown } from './breakdown';
import Scene from './Scene.svelte';
import type { GlowTable } from './types';

export default {
  id: 'glow',
  Scene,
  order: 2,
  weight: 2,
  Board,
  beat: (table, event, truth): Beat => beat(table as GlowTable, event, truth as GlowTable),
  breakdown,
} satisfies GameFolder;
