// Skybridge's view, as games/skybridge/show/view.py sends it.

export const GOODS = ['wood', 'stone', 'metal', 'livestock', 'salt', 'money'] as const;
export type Good = (typeof GOODS)[number];
export type Amounts = Partial<Record<Good, number>>;
export const SYMBOLS = ['food', 'knowledge', 'craft', 'drake'] as const;
export type PassiveSymbol = (typeof SYMBOLS)[number];
export type Deck = 'empire' | 'light' | 'darkness' | 'utreng' | 'shenna' | 'bridge' | 'eyestar';
export const INSTANTS = ['military', 'inspiration', 'return'] as const;
export type Instant = (typeof INSTANTS)[number];

export interface Effect {
  kind:
    | 'gain'
    | 'die'
    | 'population'
    | 'garrison'
    | 'deity'
    | 'religion'
    | Instant
    | 'choice'
    | 'trade'
    | 'arm'
    | PassiveSymbol;
  good: Good | null;
  amount: number;
  pay: Good | 'population' | null;
  options: Effect[];
}

export interface PeopleCard {
  ref: string;
  deck: Deck;
  /** 1 to 5; 0 is the joker. */
  rune: number;
  points: number;
  instants: Instant[];
  effects: Effect[];
  passives: PassiveSymbol[];
}

export interface DeityCard {
  ref: string;
  rune: number;
  feud: Deck;
  gift: Effect;
}

export type LaidCard = PeopleCard | DeityCard;

export interface Stack {
  ref: string;
  deck: Deck;
  size: number;
  open: PeopleCard | null;
  bonus: string[];
  crown: boolean;
  /** The top one first; null for those who do not know it. */
  put_back: { card: PeopleCard | null }[];
}

export interface Section {
  ref: string;
  number: number;
  status: 'finished' | 'current' | 'waiting';
  cost: Amounts;
  has_die: boolean;
  die: Good | null;
  requires: 'craft' | 'drake' | null;
  points: number;
  builders: number[];
}

export interface Dice {
  skybridge: Good | null;
  utreng: Good | null;
  on_bridge: 'skybridge' | 'utreng';
  owner: number | null;
  spare: Good | null;
}

export interface Area {
  ref: string;
  number: number;
  /** Points of the fortification; 0 where there is none. */
  fortification: number;
  legions: number[];
  garrisons: number[];
  /** By seat. */
  rebels: number[];
  free_rebels: number;
  leader: boolean;
}

export interface Slot {
  ref: string;
  /** 0 where any card may lie. */
  rune: number;
  /** The top card last. */
  pile: string[];
  power: boolean;
  closed: boolean;
  points: number;
  effects: { ref: string; effect: Effect; used: boolean }[];
  passives: PassiveSymbol[];
  merchant: Effect | null;
}

export interface HandCard {
  deck: Deck;
  card: PeopleCard | null;
}

export interface Build {
  section: number;
  cost: Amounts;
  missing: Amounts;
  craft_by_money: boolean;
  own_die: Good | null;
  missing_symbol: 'craft' | 'drake' | null;
  missing_population: boolean;
  possible: boolean;
  built: boolean;
}

export const CATEGORIES = ['bridge', 'deities', 'rebels', 'garrisons'] as const;
export type Score = Record<(typeof CATEGORIES)[number] | 'total', number>;

export interface Tableau {
  seat: number;
  side: string | null;
  character: string | null;
  nation: Deck | null;
  slots: Slot[];
  hand: HandCard[];
  deities: DeityCard[] | null;
  deity_count: number;
  drawn: HandCard[] | null;
  drawn_deities: DeityCard[] | null;
  drawn_count: number;
  gifts: DeityCard[];
  goods: Record<Good, number>;
  places: { materials: number; livestock: number; salt: number };
  population: number;
  supply: number;
  removed: number;
  /** Figures of others on this board, by seat. */
  foreign: number[];
  garrisons_left: number;
  legion: number;
  symbols: Record<PassiveSymbol, number>;
  fed: boolean;
  build: Build | null;
  score: Score;
}

/** A side of a character's board that nobody has chosen yet. */
export interface FreeSide {
  id: string;
  nation: Deck;
}

export interface SkybridgeTable {
  round: number;
  phase: 'setup' | 'opening' | 'preparation' | 'character' | 'peoples' | 'end';
  start: number;
  turn: number | null;
  stacks: Stack[];
  drake_waits: boolean;
  drake: string | null;
  deity_stack: number;
  discard: number;
  sections: Section[];
  idle: number;
  idle_limit: number;
  dice: Dice;
  areas: Area[];
  leader: number;
  free_rebels: number;
  crown_owner: number | null;
  free_sides: FreeSide[];
  tableaus: Tableau[];
  cards: Record<string, LaidCard>;
}

export function isDeity(card: LaidCard): card is DeityCard {
  return 'gift' in card;
}
