// Spirit Island's view, as games/spirit_island/show/view.py sends it.

import type { Piece } from './pieces';

export type Terrain = 'mountain' | 'jungle' | 'sands' | 'wetland' | 'ocean';
export const ELEMENTS = ['sun', 'moon', 'fire', 'air', 'water', 'earth', 'plant', 'animal'] as const;
export type Element = (typeof ELEMENTS)[number];
export type Action = 'ravage' | 'build' | 'explore';
export type Kind = 'explorer' | 'town' | 'city' | 'dahan';

export interface Land {
  id: string;
  board: string;
  number: number;
  terrain: Terrain;
  coastal: boolean;
  ocean: boolean;
  in_play: boolean;
  adjacent: string[];
  explorers: number;
  /** Figures by the damage they have taken. */
  towns: number[];
  cities: number[];
  dahan: number[];
  blight: number;
  /** By seat. */
  presence: number[];
  sacred: number[];
  defend: number;
  skips: Action[];
  /** What else holds there until the round ends. */
  holds: string[];
  inner: boolean;
}

export interface Spirit {
  seat: number;
  spirit: string | null;
  home: string | null;
  energy: number;
  energy_track: number;
  cards_track: number;
  income: number;
  plays: number;
  plays_left: number;
  destroyed: number;
  on_island: number;
  elements: Partial<Record<Element, number>>;
  hand: string[];
  played: string[];
  used: string[];
  discard: string[];
  drawn: string[];
  forgotten: string[];
  innates: string[];
  /** By power: lands, or spirits ("spirit:0"), that it could target now. */
  reach: Record<string, string[]>;
  banked: number;
  done: boolean;
}

export interface Invaders {
  ravage: string | null;
  build: string | null;
  explore: string | null;
  extra_build: string | null;
  has_extra_build: boolean;
  discard: string[];
  /** The stages of the cards left, the next one first. */
  deck: number[];
  unseen: string[];
}

export interface Fear {
  terror: number;
  generated: number;
  pool: number;
  earned: number;
  left: number;
  taken: number;
  groups: number[];
  turned_up: Record<string, string>;
  discard: string[];
}

export interface Forecast {
  land: string;
  action: Action;
  damage: number;
  gains: Partial<Record<Kind | 'blight', number>>;
  losses: Partial<Record<Kind, number>>;
  presence: number[];
  spreads: boolean;
}

export interface SpiritIslandTable {
  round: number;
  phase: 'setup' | 'spirit' | 'fast' | 'invader' | 'slow' | 'end';
  result: 'running' | 'victory' | 'sacrifice' | 'defeat';
  /** Why the game is lost, as bits. */
  doom: number;
  layout: string;
  boards: string[];
  difficulty: number;
  health: Record<'town' | 'city' | 'dahan', number>;
  lands: Land[];
  spirits: Spirit[];
  invaders: Invaders;
  fear: Fear;
  blight: { card: string | null; blighted: boolean; left: number };
  minor_deck: number;
  minor_discard: string[];
  major_deck: number;
  major_discard: string[];
  using: { user: number; power: string; target: string | null; target_spirit: number | null } | null;
  forecast: Forecast[];
  /** Drawn only while an event is shown: a figure on its way. */
  travels?: Travel[];
}

/** A piece that glides into a land from the drawn thing with the key `from`. */
export interface Travel {
  key: string;
  piece: Piece;
  from: string;
  to: string;
}
