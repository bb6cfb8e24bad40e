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

export const SPEEDS = ['fast', 'slow'] as const;
export type Speed = (typeof SPEEDS)[number];

export const DECKS = ['unique', 'minor', 'major'] as const;
export type Deck = (typeof DECKS)[number];

export const MAP_KINDS = ['balanced', 'thematic'] as const;
export type MapKind = (typeof MAP_KINDS)[number];

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

/** An innate power. */
export interface InnateFacts {
  type: 'innate';
  id: string;
  speed: Speed;
  /** Where, or on whom, it can be used. */
  target: Text;
  thresholds: ThresholdFacts[];
}

/** Words among facts, in both languages: for drawings that show a part of a card by itself. */
export interface Text {
  de: string;
  en: string;
}

/** Elements, and what they bring. */
export interface ThresholdFacts {
  elements: Partial<Record<Element, number>>;
  text: Text;
}

/** An invader card. */
export interface InvaderFacts {
  type: 'invader';
  stage: number;
  lands: string[];
  escalation: boolean;
}

/** A power card. */
export interface PowerFacts {
  type: 'power';
  cost: number;
  speed: Speed;
  elements: Element[];
  spirit: string | null;
  deck: Deck;
  /** What it does; then what its threshold brings. */
  texts: Text[];
}

/** A spirit's panel. */
export interface SpiritFacts {
  type: 'spirit';
  id: string;
  complexity: 'high' | 'low' | 'moderate';
  ratings: Record<string, number>;
  special_rules: string[];
  growth: GrowthPart[][];
  growth_always: GrowthPart[];
  /** The presence tracks from left to right: numbers, elements, and what else a place brings. */
  energy: (number | string)[];
  card_plays: (number | string)[];
  innates: string[];
}

/** One thing that a growth option does. */
export interface GrowthPart {
  /** What it is, as components.toml calls it. */
  do: string;
  text: Text;
}

/** What is printed on no card. */
export interface BoxFacts {
  boards: BoardFacts[];
  layouts: LayoutFacts[];
  fear_cards: string[];
  scoring: ScoringFacts;
}

/** One board of the island. */
export interface BoardFacts {
  id: string;
  map: MapKind;
  corners: Record<string, number>;
  lands: LandFacts[];
}

/** A land on its board, in the board's own frame. */
export interface LandFacts {
  id: string;
  number: number;
  terrain: string;
  adjacent: number[];
  centre: [number, number];
  polygon: [number, number][];
}

/** How boards lie together. Sides and corners that meet are named with the places of their boards, from 1. */
export interface LayoutFacts {
  id: string;
  map: MapKind;
  players: number;
  slots: SlotFacts[];
  joined_sides: [number, string, number, string][];
  corner_contacts: [number, string, number, string][];
}

/** Where a board lies: any of them, or a certain one. */
export interface SlotFacts {
  rotation: number;
  offset: [number, number];
  board: string | null;
}

/** How the final score is counted. */
export interface ScoringFacts {
  victory: RatesFacts;
  defeat: RatesFacts;
  always: AlwaysFacts;
  sacrifice: SacrificeFacts;
}

/** What a victory or a defeat is worth. */
export interface RatesFacts {
  per_difficulty: number;
  bonus: number;
}

/** What counts in the end in any case. */
export interface AlwaysFacts {
  per_dahan: number;
  per_blight: number;
}

/** What a victory by sacrifice costs. */
export interface SacrificeFacts {
  penalty: number;
}

export type CardFacts = InnateFacts | InvaderFacts | PowerFacts | SpiritFacts;
