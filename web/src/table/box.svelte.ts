// What is in the box on the table: its cards, what is printed in it, its rules and how it is drawn.

import { SvelteMap } from 'svelte/reactivity';

import { fetchDrawing } from '../boards';
import type { Drawing } from '../boards/board';
import { said } from '../i18n/words';
import { api } from '../net/api';
import { wantOutlines } from '../ui/outlines.svelte';
import type { BoxInfo, CardInfo, RuleInfo, TableInfo } from '../wire.gen';

const AGAIN = 3000;

/** What is printed on a thing: tagged with the kind of thing, which is also how its ref begins. */
interface Tagged {
  type: string;
}

/** A game's box. What its facts are is the game's own matter: `CardFacts` and `BoxFacts` in its `view.gen.ts`. */
export class GameBox<CardFacts extends Tagged = Tagged, BoxFacts extends object = object> {
  cards = $state.raw<ReadonlyMap<string, CardInfo>>(new Map());
  /** What is printed on no card; null until it has come. */
  facts = $state.raw<BoxFacts | null>(null);
  /** The figures of somebody's own copy, for drawings that bring the standard ones along. */
  figures = $state.raw<object | null>(null);
  rules = $state.raw<readonly RuleInfo[]>([]);
  /** The drawing cannot be had: the line is broken, or the server has a newer one than this page. */
  undrawn = $state(false);
  private open = $state(false);
  private fetched = $state.raw<Drawing | null>(null);

  /** `own` is whether the table plays with somebody's own figures, or with the standard ones. */
  constructor(
    readonly game: string,
    readonly table: string,
    readonly own: boolean,
  ) {}

  /** How the game is drawn: null until there is something to draw. */
  get drawing(): Drawing | null {
    return this.open ? this.fetched : null;
  }

  fetch(): void {
    const { game, table } = this;
    void this.insist(async () => this.fill(await api.box(table)));
    void this.insist(async () => (this.rules = await api.rules(game)));
    fetchDrawing(game).then(
      (drawing) => (this.fetched = drawing),
      () => (this.undrawn = true),
    );
  }

  fill({ cards, facts, figures }: BoxInfo): void {
    this.figures = this.own ? (figures ?? null) : null;
    this.cards = new Map(cards.map((card) => [card.ref, card]));
    this.facts = (facts ?? null) as BoxFacts | null;
    this.open = true;
  }

  private async insist(act: () => Promise<unknown>): Promise<void> {
    try {
      await act();
    } catch {
      setTimeout(() => void this.insist(act), AGAIN);
    }
  }

  /** The name of a thing in the reader's language; "" where there is none. */
  name(ref: string): string {
    const card = this.cards.get(ref);
    return card ? said(card.name) : '';
  }

  /** What a thing does, in words. */
  text(ref: string): string {
    const card = this.cards.get(ref);
    return card ? said(card.text) : '';
  }

  /** What is printed on a thing of the box, as data. */
  printed<Type extends CardFacts['type']>(type: Type, id: string): Extract<CardFacts, { type: Type }> | undefined {
    return this.cards.get(`${type}:${id}`)?.facts as Extract<CardFacts, { type: Type }> | undefined;
  }

  /** All things of a kind, in the box's order. */
  all<Type extends CardFacts['type']>(
    type: Type,
  ): { id: string; icon: string; facts: Extract<CardFacts, { type: Type }> }[] {
    return [...this.cards.values()]
      .filter(({ ref }) => ref.startsWith(`${type}:`))
      .map(({ ref, icon, facts }) => ({
        id: ref.slice(type.length + 1),
        icon,
        facts: facts as Extract<CardFacts, { type: Type }>,
      }));
  }
}

// There is one table on a page, so one box of a game is enough; the next table of the game may bring another one.
const boxes = new SvelteMap<string, GameBox>();
const closed = new GameBox('', '', false);

/** Fetch what is in a table's box. Not from inside a drawing: Svelte lets nobody follow a state that they made themselves. */
export function openBox({ game, id, own_figures: own = false }: Pick<TableInfo, 'game' | 'id' | 'own_figures'>): void {
  const open = boxes.get(game);
  if (open && open.own === own && (!own || open.table === id)) return;
  const box = new GameBox(game, id, own);
  boxes.set(game, box);
  wantOutlines(game);
  box.fetch();
}

/** The box of a game that is on the table; an empty one for any other. */
export function boxOf<CardFacts extends Tagged = Tagged, BoxFacts extends object = object>(
  game: string,
): GameBox<CardFacts, BoxFacts> {
  return (boxes.get(game) ?? closed) as unknown as GameBox<CardFacts, BoxFacts>;
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
