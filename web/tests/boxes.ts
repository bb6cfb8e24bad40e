// The boxes that drawings are tested with: what the server says of the standard ones, without the words.

import { vi } from 'vitest';

import { boxOf, openBox } from '../src/table/box.svelte';
import type { CardInfo } from '../src/wire.gen';

interface Printed {
  facts: object | null;
  cards: Record<string, object>;
}

const boxes = import.meta.glob<string>('./boxes/*.gen.json', { query: '?raw', import: 'default', eager: true });

/** Puts a game's box on the table: the standard one, or one in which the owner has other figures. */
export function layOut(game: string, own?: (printed: Printed) => void): void {
  const printed = JSON.parse(boxes[`./boxes/${game.replaceAll('-', '_')}.gen.json`]!) as Printed;
  own?.(printed);
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  openBox({ game, id: String(Math.random()), own_figures: own !== undefined });
  vi.unstubAllGlobals();
  const cards = Object.entries(printed.cards).map(([ref, facts]): CardInfo => {
    const [, id] = ref.split(':') as [string, string];
    return { ref, name: { de: id, en: id }, text: { de: '', en: '' }, icon: id, rule: '', facts };
  });
  boxOf(game).fill({ cards, facts: printed.facts });
}
