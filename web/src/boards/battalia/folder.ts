import type { GameFolder } from '../board';
import Scene from './Scene.svelte';

export default { id: 'battalia', Scene, order: 5, weight: 3 } satisfies GameFolder;
