// What is printed in the box, as far as a drawing needs it: from the game's own components.toml.

import {
  boards,
  fear,
  invader_deck,
  layouts,
  powers,
  scoring,
  spirits,
} from '../../../../src/tafelrunde/games/spirit_island/components.toml';
import { printed } from '../../table/box.svelte';
import type { Element, LandView } from './view.gen';

export interface GrowthAction {
  id: string;
  do: string;
  n?: number;
  range?: number;
  to?: string;
}

export interface Threshold {
  id: number;
  elements: Partial<Record<Element, number>>;
  mode: 'base' | 'also' | 'instead' | 'may_instead' | 'modifier';
}

export interface InnatePrint {
  id: string;
  speed: 'fast' | 'slow';
  thresholds: Threshold[];
}

export interface SpiritPrint {
  id: string;
  complexity: 'low' | 'moderate' | 'high';
  ratings: Record<string, number>;
  special_rules: { id: string }[];
  growth: { id: string; actions: GrowthAction[] }[];
  growth_always: GrowthAction[];
  energy: (number | string)[];
  card_plays: (number | string)[];
  innates: InnatePrint[];
  uniques: string[];
}

export type Deck = 'unique' | 'minor' | 'major';

export interface PowerPrint {
  id: string;
  cost: number;
  speed: 'fast' | 'slow';
  elements: Element[];
  spirit?: string;
  deck: Deck;
}

export interface InvaderPrint {
  id: string;
  stage: number;
  lands: string[];
  escalation: boolean;
}

export interface LandPrint {
  id: string;
  number: number;
  terrain: string;
  adjacent: number[];
  centre: [number, number];
  polygon: [number, number][];
}

export interface BoardPrint {
  id: string;
  map: 'balanced' | 'thematic';
  corners: Record<string, number>;
  lands: LandPrint[];
}

export interface LayoutPrint {
  id: string;
  map: 'balanced' | 'thematic';
  players: number;
  slots: { id: number; board?: string; rotation: number; offset: [number, number] }[];
  joined_sides: [number, string, number, string][];
  corner_contacts: [number, string, number, string][];
}

export interface Box {
  boards: ReadonlyMap<string, BoardPrint>;
  layouts: ReadonlyMap<string, LayoutPrint>;
  spirits: ReadonlyMap<string, SpiritPrint>;
  powers: ReadonlyMap<string, PowerPrint>;
  invaderCards: ReadonlyMap<string, InvaderPrint>;
  fearCards: readonly string[];
  scoring: typeof scoring;
}

const STANDARD = { boards, fear, invader_deck, layouts, powers, scoring, spirits };

/** What is printed in the box of this table. */
export const box: () => Box = printed('spirit-island', STANDARD, (figures) => ({
  boards: new Map(figures.boards.map((board) => [board.id, board])),
  layouts: new Map(figures.layouts.map((layout) => [layout.id, layout])),
  spirits: new Map(figures.spirits.map((spirit) => [spirit.id, spirit])),
  powers: new Map(
    (['unique', 'minor', 'major'] as const).flatMap((deck) =>
      figures.powers[deck].map((power) => [power.id, { ...power, deck }]),
    ),
  ),
  invaderCards: new Map(figures.invader_deck.cards.map((card) => [card.id, card])),
  fearCards: figures.fear.cards.map((card) => card.id),
  scoring: figures.scoring,
}));

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
