import type { GameFolder } from '../board';
import Scene from './Scene.svelte';

export default { id: 'glow', Scene, order: 2, weight: 2 } satisfies GameFolder;
