// Generated from src/tafelrunde/games/spirit_island by `npm run wire`. Do not edit.

/** The whole table. */
export interface SpiritIslandTable {
  round: number;
  phase: string;
  result: string;
  doom: number;
  layout: string;
  boards: string[];
  /** How much damage destroys a figure; more holds for dahan in lands that say so. */
  health: Record<string, number>;
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
  terrain: string;
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
  skips: string[];
  /** What else holds in the land until the round ends. */
  holds: string[];
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
  elements: Record<string, number>;
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
  action: string;
  /** To the land, after its defence. */
  damage: number;
  gains: Record<string, number>;
  losses: Record<string, number>;
  /** Presence lost, by seat. */
  presence: number[];
  spreads: boolean;
}
