import type { GameFolder } from '../board';
import Scene from './Scene.svelte';

export default {
  id: 'battalia',
  Scene,
  order: 5,
  weight: 3,
  coming: { name: 'Battalia', players: [2, 6], minutes: [60, 120] },
} satisfies GameFolder;
