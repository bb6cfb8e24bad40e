import type { GameFolder } from '../board';
import Scene from './Scene.svelte';

export default { id: 'vaalbara', Scene, order: 1, weight: 2 } satisfies GameFolder;
