import type { GameFolder } from '../board';
import Scene from './Scene.svelte';

export default { id: 'spirit-island', Scene, order: 3, weight: 5 } satisfies GameFolder;
