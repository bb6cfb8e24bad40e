import type { GameFolder } from '../board';
import Scene from './Scene.svelte';

export default { id: 'skybridge', Scene, order: 4, weight: 3 } satisfies GameFolder;
