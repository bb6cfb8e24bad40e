// Generated from src/tafelrunde/games/spirit_island by `npm run wire`. Do not edit.

export const PHASES = ['setup', 'spirit', 'fast', 'invader', 'slow', 'end'] as const;
export type Phase = (typeof PHASES)[number];

export const RESULTS = ['running', 'victory', 'sacrifice', 'defeat'] as const;
export type Result = (typeof RESULTS)[number];

export const TERRAINS = ['ocean', 'mountain', 'jungle', 'sands', 'wetland'] as const;
export type Terrain = (typeof TERRAINS)[number];

export const ACTIONS = ['ravage', 'build', 'explore'] as const;
export type Action = (typeof ACTIONS)[number];

export const HOLDS = ['no_blight', 'dahan_safe', 'dahan_safe_in_ravage', 'dahan_strike_at_once', 'fear_defends', 'dahan_bonus'] as const;
export type Hold = (typeof HOLDS)[number];

export const ELEMENTS = ['sun', 'moon', 'fire', 'air', 'water', 'earth', 'plant', 'animal'] as const;
export type Element = (typeof ELEMENTS)[number];

export const GAINS = ['explorer', 'town', 'city', 'dahan', 'blight'] as const;
export type Gain = (typeof GAINS)[number];

export const KINDS = ['explorer', 'town', 'city', 'dahan'] as const;
export type Kind = (typeof KINDS)[number];

/** The whole table. */
export interface SpiritIslandTable {
  round: number;
  phase: Phase;
  result: Result;
  /** Why the game is lost, as bits. */
  doom: number;
  layout: string;
  boards: string[];
  /** How much damage destroys a figure; more holds for dahan in lands that say so. */
  health: Record<'city' | 'dahan' | 'town', number>;
  difficulty: number;
  lands: LandView[];
  spirits: SpiritView[];
  invaders: InvadersView;
  fear: FearView;
  blight: BlightView;
  minor_deck: number;
  minor_discard: string[];
  major_deck: number;
  major_discard: string[];
  using: PowerView | null;
  forecast: InvaderForecast[];
}

/** A land, or an ocean, and what is there. Figures are counted by the damage they have taken. */
export interface LandView {
  id: string;
  board: string;
  number: number;
  terrain: Terrain;
  coastal: boolean;
  ocean: boolean;
  /** Whether an ocean is in play; always true for lands. */
  in_play: boolean;
  adjacent: string[];
  explorers: number;
  towns: number[];
  cities: number[];
  dahan: number[];
  blight: number;
  /** Presence by seat, and the seats whose sacred site it is. */
  presence: number[];
  sacred: number[];
  defend: number;
  skips: Action[];
  /** What else holds in the land until the round ends. */
  holds: Hold[];
  /** I34.6: an inner land that is guarded. */
  inner: boolean;
}

/** One spirit. Everything about it is open. */
export interface SpiritView {
  seat: number;
  spirit: string | null;
  /** The board where it begins. */
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
  /** What each power of the spirit could target now: lands, or spirits ("spirit:0"). */
  reach: Record<string, string[]>;
  banked: number;
  done: boolean;
}

/** The invaders' cards: those on the board, those discarded, and the stages still in the deck. */
export interface InvadersView {
  ravage: string | null;
  build: string | null;
  explore: string | null;
  extra_build: string | null;
  has_extra_build: boolean;
  discard: string[];
  /** The stages of the cards left, the next one first. */
  deck: number[];
  /** Cards that nobody has seen, in the deck or in the box. */
  unseen: string[];
}

/** Fear: markers, cards earned and left, and cards that were turned up by their position. */
export interface FearView {
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

/** The blight card (null: the printed space), its side, and what lies on it. */
export interface BlightView {
  card: string | null;
  blighted: boolean;
  left: number;
}

/** The power that is being used. */
export interface PowerView {
  user: number;
  power: string;
  target: string | null;
  target_spirit: number | null;
}

/** What the invaders will do in a land if nobody does anything more (see forecast.py). */
export interface InvaderForecast {
  land: string;
  action: Action;
  /** To the land, after its defence. */
  damage: number;
  gains: Partial<Record<Gain, number>>;
  losses: Partial<Record<Kind, number>>;
  /** Presence lost, by seat. */
  presence: number[];
  spreads: boolean;
}
