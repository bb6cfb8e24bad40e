// What is in the box on the table: its cards, its rules, its figures and how it is drawn.

import { SvelteMap } from 'svelte/reactivity';

import { fetchDrawing } from '../boards';
import type { Drawing } from '../boards/board';
import { api } from '../net/api';
import { wantOutlines } from '../ui/outlines.svelte';
import type { CardInfo, RuleInfo, TableInfo } from '../wire.gen';

export class GameBox {
  cards = $state.raw<ReadonlyMap<string, CardInfo>>(new Map());
  rules = $state.raw<readonly RuleInfo[]>([]);
  /** The figures of somebody's own copy, if the table plays with them; the standard ones come with the drawing. */
  figures = $state.raw<object | null>(null);
  drawing = $state.raw<Drawing | null>(null);
  /** The drawing cannot be had: the line is broken, or the server has a newer one than this page. */
  undrawn = $state(false);

  /** `own` is the table whose own figures are in this box; without it they are the standard ones. */
  constructor(
    readonly game: string,
    readonly own: string | null,
  ) {}

  async load(): Promise<void> {
    try {
      const [cards, rules] = await Promise.all([this.loadCards(), api.rules(this.game)]);
      this.cards = new Map(cards.map((card) => [card.ref, card]));
      this.rules = rules;
    } catch {
      setTimeout(() => void this.load(), 3000);
    }
  }

  private async loadCards(): Promise<readonly CardInfo[]> {
    if (this.own === null) return api.cards(this.game);
    const { cards, figures } = await api.box(this.own);
    this.figures = figures;
    return cards;
  }

  async draw(): Promise<void> {
    try {
      this.drawing = await fetchDrawing(this.game);
    } catch {
      this.undrawn = true;
    }
  }
}

// There is one table on a page, so one box of a game is enough; the next table of the game may bring another one.
const boxes = new SvelteMap<string, GameBox>();
const closed = new GameBox('', null);

/** Fetch what is in a table's box. Not from inside a drawing: Svelte lets nobody follow a state that they made themselves. */
export function openBox({ game, id, own_figures }: Pick<TableInfo, 'game' | 'id' | 'own_figures'>): void {
  const own = own_figures ? id : null;
  const open = boxes.get(game);
  if (open && open.own === own) return;
  const box = new GameBox(game, own);
  boxes.set(game, box);
  wantOutlines(game);
  void box.load();
  void box.draw();
}

/** The box of a game that is on the table; an empty one for any other. */
export function boxOf(game: string): GameBox {
  return boxes.get(game) ?? closed;
}

/**
 * Makes what a drawing wants to know of the figures printed in the box: of the standard ones, or of a table's own.
 * It is made once for each box.
 */
export function printed<Figures extends object, Made>(
  game: string,
  standard: Figures,
  make: (figures: Figures) => Made,
): () => Made {
  const known = new WeakMap<object, Made>();
  return () => {
    const figures = (boxOf(game).figures ?? standard) as Figures;
    const made = known.get(figures) ?? make(figures);
    known.set(figures, made);
    return made;
  };
}
