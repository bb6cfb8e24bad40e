import type { GameFolder } from '../board';
import Scene from './Scene.svelte';

export default {
  id: 'spirit-island',
  Scene,
  order: 3,
  weight: 5,
  coming: { name: 'Spirit Island', players: [1, 4], minutes: [90, 120] },
} satisfies GameFolder;
