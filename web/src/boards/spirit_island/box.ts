// What is printed in the box, as far as a drawing needs it, by the ids of things.

import { boxOf } from '../../table/box.svelte';
import type {
  BoardFacts,
  BoxFacts,
  CardFacts,
  Element,
  InnateFacts,
  InvaderFacts,
  LandView,
  LayoutFacts,
  PowerFacts,
  SpiritFacts,
} from './view.gen';

export interface Box {
  boards: ReadonlyMap<string, BoardFacts>;
  layouts: ReadonlyMap<string, LayoutFacts>;
  spirits: ReadonlyMap<string, SpiritFacts>;
  powers: ReadonlyMap<string, PowerFacts>;
  innates: ReadonlyMap<string, InnateFacts>;
  invaderCards: ReadonlyMap<string, InvaderFacts>;
  fearCards: readonly string[];
  scoring: BoxFacts['scoring'];
}

const made = new WeakMap<BoxFacts, Box>();

/** What is printed in the box of this table. It is sorted once for each box. */
export function box(): Box {
  const open = boxOf<CardFacts, BoxFacts>('spirit-island');
  const facts = open.facts!;
  const known = made.get(facts);
  if (known) return known;
  const things = <Type extends CardFacts['type']>(type: Type) =>
    new Map(open.all(type).map((thing) => [thing.id, thing.facts]));
  const sorted: Box = {
    boards: new Map(facts.boards.map((board) => [board.id, board])),
    layouts: new Map(facts.layouts.map((layout) => [layout.id, layout])),
    spirits: things('spirit'),
    powers: things('power'),
    innates: things('innate'),
    invaderCards: things('invader'),
    fearCards: facts.fear_cards,
    scoring: facts.scoring,
  };
  made.set(facts, sorted);
  return sorted;
}

/** The lands that an invader card means. */
export function landsOf(card: string, lands: readonly LandView[]): string[] {
  const meant = box().invaderCards.get(card)?.lands ?? [];
  return lands
    .filter((land) => !land.ocean && (meant.includes(land.terrain) || (land.coastal && meant.includes('coastal'))))
    .map((land) => land.id);
}

/** Whether there are enough elements for a threshold. */
export function reached(needed: Partial<Record<Element, number>>, have: Partial<Record<Element, number>>): boolean {
  return Object.entries(needed).every(([element, count]) => (have[element as Element] ?? 0) >= count);
}
