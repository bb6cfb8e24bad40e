import type { GameFolder } from '../board';
import Scene from './Scene.svelte';

export default {
  id: 'skybridge',
  Scene,
  order: 4,
  weight: 3,
  coming: { name: 'Skybridge', players: [2, 4], minutes: [60, 90] },
} satisfies GameFolder;
