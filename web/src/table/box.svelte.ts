// What is printed in a game's box: its cards and its rules, loaded once for each game.

import { api } from '../net/api';
import type { CardInfo, RuleInfo } from '../wire.gen';

export class GameBox {
  cards = $state.raw<ReadonlyMap<string, CardInfo>>(new Map());
  rules = $state.raw<readonly RuleInfo[]>([]);

  async load(game: string): Promise<void> {
    try {
      const [cards, rules] = await Promise.all([api.cards(game), api.rules(game)]);
      this.cards = new Map(cards.map((card) => [card.ref, card]));
      this.rules = rules;
    } catch {
      setTimeout(() => void this.load(game), 3000);
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
}

/** The box of a game that is on the table; an empty one for any other. */
export function boxOf(game: string): GameBox {
  return boxes.get(game) ?? closed;
}
