// What is in the box on the table: its cards, what is printed in it, its rules and how it is drawn.

import { SvelteMap } from 'svelte/reactivity';

import { fetchDrawing } from '../boards';
import type { Drawing } from '../boards/board';
import { said } from '../i18n/words';
import { api } from '../net/api';
import { wantOutlines } from '../ui/outlines.svelte';
import type { BoxInfo, CardInfo, RuleInfo, TableInfo, Text } from '../wire.gen';

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
  /** What the fields of the view are called, for a game without a drawing. */
  headings = $state.raw<Readonly<Record<string, Text>>>({});
  /** Its rules, as soon as somebody wanted to read them; see `wantRules`. */
  rules = $state.raw<readonly RuleInfo[]>([]);
  /** The drawing cannot be had: the line is broken, or the server has a newer one than this page. */
  undrawn = $state(false);
  private open = $state(false);
  private fetched = $state.raw<Drawing | null>(null);
  private rulesWanted = false;

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
    fetchDrawing(game).then(
      (drawing) => (this.fetched = drawing),
      () => (this.undrawn = true),
    );
  }

  /** Have the rules fetched: a whole book, which nobody waits for who only plays. */
  wantRules(): void {
    if (this.rulesWanted || this.game === '') return;
    this.rulesWanted = true;
    void this.insist(async () => (this.rules = await api.rules(this.game)));
  }

  fill({ cards, facts, headings = {} }: BoxInfo): void {
    this.headings = headings;
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
