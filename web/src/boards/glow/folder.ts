import type { GameFolder } from '../board';
import Scene from './Scene.svelte';

export default {
  id: 'glow',
  Scene,
  order: 2,
  weight: 2,
  coming: { name: 'GLOW', players: [2, 4], minutes: [45, 60] },
} satisfies GameFolder;
