// Generated from src/tafelrunde/games/skybridge by `npm run wire`. Do not edit.

export const PHASES = ['setup', 'opening', 'preparation', 'character', 'peoples', 'end'] as const;
export type Phase = (typeof PHASES)[number];

export const DECKS = ['empire', 'light', 'darkness', 'utreng', 'shenna', 'bridge', 'eyestar'] as const;
export type Deck = (typeof DECKS)[number];

export const INSTANTS = ['military', 'inspiration', 'return'] as const;
export type Instant = (typeof INSTANTS)[number];

export const EFFECT_KINDS = ['gain', 'die', 'population', 'garrison', 'deity', 'religion', 'military', 'inspiration', 'return', 'choice', 'trade', 'arm', 'food', 'knowledge', 'craft', 'drake'] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];

export const GOODS = ['wood', 'stone', 'metal', 'livestock', 'salt', 'money'] as const;
export type Good = (typeof GOODS)[number];

export const SYMBOLS = ['food', 'knowledge', 'craft', 'drake'] as const;
export type Symbol = (typeof SYMBOLS)[number];

export const BONUSS = ['wood', 'stone', 'metal', 'livestock', 'salt', 'money', 'deity'] as const;
export type Bonus = (typeof BONUSS)[number];

/** The whole table as one seat sees it. */
export interface SkybridgeTable {
  round: number;
  phase: Phase;
  start: number;
  turn: number | null;
  stacks: StackView[];
  drake_waits: boolean;
  drake: string | null;
  deity_stack: number;
  discard: number;
  sections: SectionView[];
  /** Rounds in a row in which nobody built at the current section, and after how many it is finished anyway. */
  idle: number;
  idle_limit: number;
  dice: DiceView;
  areas: AreaView[];
  leader: number;
  free_rebels: number;
  crown_owner: number | null;
  /** Sides that can still be chosen (K2.4). */
  free_sides: FreeSideView[];
  tableaus: TableauView[];
  /** Every card that lies in a pile, by its ref. */
  cards: Record<string, CardView | DeityView>;
}

/** A stack: its face-down cards, its open card, what may be taken with it, the crown on it. */
export interface StackView {
  ref: string;
  deck: Deck;
  size: number;
  open: CardView | null;
  bonus: Bonus[];
  crown: boolean;
  /** Cards that somebody put back, the top one first. */
  put_back: PutBackView[];
}

/** A people card or start card. Rune 0 is the joker. */
export interface CardView {
  type: 'people';
  ref: string;
  deck: Deck;
  rune: number;
  points: number;
  instants: Instant[];
  effects: EffectView[];
  passives: Symbol[];
}

/** An effect as symbols: its kind, the good it gives, what it is paid with, and the effects to choose from. */
export interface EffectView {
  kind: EffectKind;
  good: Good | null;
  amount: number;
  pay: Good | 'population' | null;
  options: EffectView[];
}

/** A card that was put back on a stack; null for those who do not know it. */
export interface PutBackView {
  card: CardView | null;
}

/** A section of the bridge. `status` is finished, current or waiting; `die` the good on the die that lies there. */
export interface SectionView {
  ref: string;
  number: number;
  status: 'current' | 'finished' | 'waiting';
  cost: Partial<Record<Good, number>>;
  has_die: boolean;
  die: Good | null;
  requires: Symbol | null;
  points: number;
  builders: number[];
}

/** The dice: what they show, and which lies on the bridge. The other one is the chief builder's, until given. */
export interface DiceView {
  skybridge: Good | null;
  utreng: Good | null;
  on_bridge: 'skybridge' | 'utreng';
  owner: number | null;
  spare: Good | null;
}

/** An area of the desert. `rebels` are counted by seat. */
export interface AreaView {
  ref: string;
  number: number;
  fortification: number;
  legions: number[];
  garrisons: number[];
  rebels: number[];
  free_rebels: number;
  leader: boolean;
}

/** A side of a character's board that nobody has chosen yet, and whose people it leads. */
export interface FreeSideView {
  id: string;
  nation: Deck;
}

/** One seat. What the viewer may not know is null. */
export interface TableauView {
  seat: number;
  side: string | null;
  character: string | null;
  nation: Deck | null;
  slots: SlotView[];
  hand: HandView[];
  deities: DeityView[] | null;
  deity_count: number;
  /** Cards that this seat is deciding about: drawn with knowledge, seen, or of the draft. */
  drawn: HandView[] | null;
  drawn_deities: DeityView[] | null;
  drawn_count: number;
  /** Deity cards discarded this turn. */
  gifts: DeityView[];
  goods: Record<Good, number>;
  places: Record<'livestock' | 'materials' | 'salt', number>;
  population: number;
  supply: number;
  removed: number;
  /** Figures of others on this board, by seat (K17.2). */
  foreign: number[];
  garrisons_left: number;
  legion: number;
  symbols: Record<Symbol, number>;
  fed: boolean;
  build: BuildView | null;
  score: ScoreView;
}

/** A rune slot and its pile. `rune` is 0 where any card may lie (K17.4). */
export interface SlotView {
  ref: string;
  rune: number;
  /** The cards by their refs, the top one last. */
  pile: string[];
  power: boolean;
  closed: boolean;
  /** The points of the cards in the pile, which count if its token shows power. */
  points: number;
  effects: SlotEffectView[];
  passives: Symbol[];
  /** What the merchants may do for a figure here (K17.10). */
  merchant: EffectView | null;
}

/** An active effect on top of a pile, and whether it has been used this turn. */
export interface SlotEffectView {
  ref: string;
  effect: EffectView;
  used: boolean;
}

/** A people card in a hand: its back can be seen by all, its front only by those who know it. */
export interface HandView {
  deck: Deck;
  card: CardView | null;
}

/** A deity card. Passive gifts have the kind of the symbol ("craft"). */
export interface DeityView {
  type: 'deity';
  ref: string;
  rune: number;
  feud: Deck;
  gift: EffectView;
}

/** What building at the current section would take from a seat now, and what it lacks. */
export interface BuildView {
  section: number;
  cost: Partial<Record<Good, number>>;
  missing: Partial<Record<Good, number>>;
  /** Whether 2 money stand for craft here, and which good the own die pays. */
  craft_by_money: boolean;
  own_die: Good | null;
  missing_symbol: Symbol | null;
  missing_population: boolean;
  possible: boolean;
  built: boolean;
}

/** The points as things stand, by category. */
export interface ScoreView {
  bridge: number;
  deities: number;
  rebels: number;
  garrisons: number;
  total: number;
}

/** A people card or a start card. */
export interface PeopleFacts {
  type: 'card';
  /** Its active effects, each by itself. */
  effects: Text[];
}

/** Words among facts, in both languages: for drawings that show a part of a card by itself. */
export interface Text {
  de: string;
  en: string;
}

/** A side of a character's board. */
export interface SideFacts {
  type: 'side';
  /** What stands beside its rune slots, from the first on; nothing on most sides. */
  services: Text[];
}

export type CardFacts = PeopleFacts | SideFacts;
