// What is in a game's box: its cards, its rules and how it is drawn, loaded once for each game.

import { fetchDrawing } from '../boards';
import type { Drawing } from '../boards/board';
import { api } from '../net/api';
import type { CardInfo, RuleInfo } from '../wire.gen';

export class GameBox {
  cards = $state.raw<ReadonlyMap<string, CardInfo>>(new Map());
  rules = $state.raw<readonly RuleInfo[]>([]);
  drawing = $state.raw<Drawing | null>(null);
  /** The drawing cannot be had: the line is broken, or the server has a newer one than this page. */
  undrawn = $state(false);

  async load(game: string): Promise<void> {
    try {
      const [cards, rules] = await Promise.all([api.cards(game), api.rules(game)]);
      this.cards = new Map(cards.map((card) => [card.ref, card]));
      this.rules = rules;
    } catch {
      setTimeout(() => void this.load(game), 3000);
    }
  }

  async draw(game: string): Promise<void> {
    try {
      this.drawing = await fetchDrawing(game);
    } catch {
      this.undrawn = true;
    }
  }
}

const boxes = new Map<string, GameBox>();
const closed = new GameBox();

/** Fetch what is in a box. Not from inside a drawing: Svelte lets nobody follow a state that they made themselves. */
export function openBox(game: string): void {
  if (boxes.has(game)) return;
  const box = new GameBox();
  boxes.set(game, box);
  void box.load(game);
  void box.draw(game);
}

/** The box of a game that is on the table; an empty one for any other. */
export function boxOf(game: string): GameBox {
  return boxes.get(game) ?? closed;
}
