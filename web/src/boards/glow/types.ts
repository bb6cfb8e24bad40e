// GLOW's view, as games/glow/show/view.py sends it.

export const ELEMENTS = ['nature', 'water', 'air', 'fire', 'earth'] as const;
export type Element = (typeof ELEMENTS)[number];
/** What a die can show: an element, or the special sixth side of its colour. */
export type Sign = Element | 'footprints' | 'shards' | 'loss';

export const PHASES = ['morning', 'late_morning', 'noon', 'afternoon', 'evening'] as const;
export type Phase = (typeof PHASES)[number] | 'setup' | 'end';

export interface Die {
  id: string;
  small: boolean;
  colour: string;
  shows: Sign | null;
  sixth: Sign;
  of: string | null;
  counts: boolean;
  spent: boolean;
  fresh: boolean;
  /** Only while it is being rolled before our eyes: the number of that event. */
  roll?: number;
}

export interface CardState {
  id: string;
  met: number;
  used: boolean;
  lit: boolean;
  spell: string | null;
}

export interface Area {
  element: Element;
  companion: string | null;
  dice: Die[];
  footprints: number;
}

export interface Reach {
  origin: string;
  place: string;
  footprints: number;
  path: string[];
}

export interface Score {
  track: number;
  cards: number;
  board: number;
  fireflies: number;
  footprints: number;
  total: number;
}

export interface Company {
  seat: number;
  adventurer: CardState | null;
  companions: CardState[];
  spells: CardState[];
  face_down: number;
  dice: Die[];
  elements: Record<Element, number>;
  different: number;
  curse: Element | null;
  score: number;
  space: number;
  lapped: boolean;
  footprints: number;
  fireflies: number;
  all_fireflies: number;
  rerolls: number;
  free_rerolls: number;
  next_reroll: number | null;
  place: string;
  camp: string;
  visited: string[];
  boats: string[];
  reach: Reach[];
  if_ended: Score;
}

/** What passing a place or a path brings or demands. */
export interface Tokens {
  rerolls: number;
  fireflies: number;
  footprints: number;
  lose_shards: number;
  sacrifice: boolean;
}

export interface Place {
  id: string;
  kind: 'start' | 'space' | 'village' | 'island';
  needs: Element | null;
  forbids: Element | null;
  pay: number;
  points: number;
  symbols: Tokens | null;
  x: number;
  y: number;
  neighbours: string[];
}

export interface Path {
  id: string;
  first: string;
  second: string;
  symbols: Tokens | null;
  least: number;
  most: number;
  pay: number;
}

export interface Sheet {
  side: 'shadows' | 'sea';
  width: number;
  height: number;
  places: Place[];
  paths: Path[];
  spaces: number;
  reroll_spaces: number[];
}

/** The opponent of whoever plays alone. His markers are those of the second seat. */
export interface Tom {
  dice: Die[];
  /** The element of the area where each of his dice lies; null where it shows a special side. */
  areas: (Element | null)[];
  band: number;
  tiles: (string | null)[];
  tile_pile: number;
}

export interface GlowTable {
  day: number;
  days: number;
  phase: Phase;
  start: number;
  track: Area[];
  cemetery: string[];
  reserve: Die[];
  black_die_in_play: boolean;
  deck: number;
  unseen: string[];
  adventurers: string[];
  spell_pile: number;
  companies: Company[];
  board: Sheet;
  tom: Tom | null;
}
