// Generated from src/tafelrunde/games/glow by `npm run wire`. Do not edit.

export const PHASES = ['setup', 'morning', 'late_morning', 'noon', 'afternoon', 'evening', 'end'] as const;
export type Phase = (typeof PHASES)[number];

export const ELEMENTS = ['nature', 'water', 'air', 'fire', 'earth'] as const;
export type Element = (typeof ELEMENTS)[number];

export const COLOURS = ['green', 'dark_blue', 'light_blue', 'red', 'orange', 'purple', 'yellow', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

export const SIGNS = ['nature', 'water', 'air', 'fire', 'earth', 'footprints', 'shards', 'loss'] as const;
export type Sign = (typeof SIGNS)[number];

export const EFFECT_SIGNS = ['shards', 'footprints', 'firefly', 'rerolls', 'skull', 'spell', 'grave', 'rise'] as const;
export type EffectSign = (typeof EFFECT_SIGNS)[number];

export const BOARD_MOVES = ['none', 'low', 'high'] as const;
export type BoardMove = (typeof BOARD_MOVES)[number];

/** The whole table. */
export interface GlowTable {
  day: number;
  days: number;
  phase: Phase;
  /** Who has the start token. */
  start: number;
  track: AreaView[];
  cemetery: string[];
  /** Dice in the reserve: large ones, and the black one as long as nobody has taken Kaar. */
  reserve: DieView[];
  black_die_in_play: boolean;
  /** Companions that nobody has seen: those still to come, and those taken out at the beginning. */
  deck: number;
  unseen: string[];
  /** Adventurers that nobody has chosen. */
  adventurers: string[];
  spell_pile: number;
  companies: CompanyView[];
  board: BoardView;
  /** Only in the solo game. */
  tom: TomView | null;
}

/** An area of the meeting track. */
export interface AreaView {
  element: Element;
  companion: string | null;
  dice: DieView[];
  footprints: number;
}

/** A die, and what it shows. */
export interface DieView {
  id: string;
  small: boolean;
  colour: Colour;
  /** The symbol on top; null where it has not been rolled since it came. */
  shows: Sign | null;
  /** What its sixth side shows; the other five are the elements. */
  sixth: Sign;
  /** The card that brought it; null for small dice and dice in the reserve. */
  of: string | null;
  /** Whether its symbol counts today: not under the curse of the black die, and not before it is rolled (G8.5, G9.3). */
  counts: boolean;
  /** Whether it has been used for moving this afternoon (G11.2). */
  spent: boolean;
  /** Whether the last roll or reroll has rolled it. */
  fresh: boolean;
}

/** What one person has. */
export interface CompanyView {
  seat: number;
  adventurer: CardView | null;
  companions: CardView[];
  spells: CardView[];
  /** Spells that nobody has seen yet. */
  face_down: number;
  dice: DieView[];
  /** How often each element counts, and how many different ones do. */
  elements: Record<Element, number>;
  different: number;
  /** The element under the curse of the black die. */
  curse: Element | null;
  score: number;
  /** The space of the score track where the marker lies, and whether it has passed the end (G4.6). */
  space: number;
  lapped: boolean;
  footprints: number;
  /** Tokens, and all fireflies with those of companions. */
  fireflies: number;
  all_fireflies: number;
  rerolls: number;
  free_rerolls: number;
  /** The space to which the next reroll from the score track leads; null where there is none. */
  next_reroll: number | null;
  /** Whether all these rerolls are enough to turn a die to a side of one's choice. */
  can_turn: boolean;
  /** Realm of Shadows: where group and camp are, and the spaces of this afternoon. */
  place: string;
  camp: string;
  visited: string[];
  /** Sea of Darkness: the islands of the boats. */
  boats: string[];
  reach: ReachView[];
  if_ended: ScoreView;
}

/** An adventurer, companion or spell in front of somebody. */
export interface CardView {
  id: string;
  /** How often its condition is met with the dice as they are; 0 before the dice are rolled. */
  met: number;
  /** Whether it has been used this noon, and whether it still must be. */
  used: boolean;
  lit: boolean;
  /** The spell that lies on it, if it is the rightmost companion (G7.6). */
  spell: string | null;
}

/** A space or island that can be reached this afternoon: the footprints it takes, and the way there. */
export interface ReachView {
  /** Where the way begins: the space of the group, or the island of the boat. */
  origin: string;
  place: string;
  footprints: number;
  path: string[];
}

/** The score in its parts, as if the game ended now (G14). */
export interface ScoreView {
  track: number;
  cards: number;
  board: number;
  fireflies: number;
  footprints: number;
  total: number;
}

/** The side of the board that is played on. */
export interface BoardView {
  side: 'sea' | 'shadows';
  width: number;
  height: number;
  places: PlaceView[];
  paths: PathView[];
  /** The score track around it. */
  spaces: number;
  reroll_spaces: number[];
}

/** A space or an island. `x` and `y` are on a sheet of the board's width and height. */
export interface PlaceView {
  id: string;
  kind: 'island' | 'space' | 'start' | 'village';
  needs: Element | null;
  forbids: Element | null;
  pay: number;
  points: number;
  symbols: SymbolsView | null;
  x: number;
  y: number;
  neighbours: string[];
}

/** What passing a symbol brings or demands. */
export interface SymbolsView {
  rerolls: number;
  fireflies: number;
  footprints: number;
  lose_shards: number;
  sacrifice: boolean;
}

/** A path or sea way between two places. */
export interface PathView {
  id: string;
  first: string;
  second: string;
  symbols: SymbolsView | null;
  /** Sea of Darkness: how many different elements it takes (0 to 5 for any number), and its price. */
  least: number;
  most: number;
  pay: number;
}

/** Tom, the opponent of whoever plays alone; his markers are those of the second seat (G15). */
export interface TomView {
  dice: DieView[];
  /** The element of the area where each of his dice lies; null where it shows a special side. */
  areas: (Element | null)[];
  band: number;
  /** The tile beneath each area of the meeting track, and how many are still to come. */
  tiles: (string | null)[];
  tile_pile: number;
}

/** An adventurer. */
export interface AdventurerFacts {
  type: 'adventurer';
  called: string;
  end_points: number;
  fireflies: number;
  rerolls: number;
  /** The colours of the large dice that come with it, one for each. */
  dice: Colour[];
  /** Whether it comes with a large die of a colour that its owner chooses. */
  any_die: boolean;
  condition: ConditionFacts;
  effects: EffectFacts[];
}

/** What the dice must show, one by one as it is printed, and what they must not. */
export interface ConditionFacts {
  elements: Element[];
  without: Element[];
  /** So many equal symbols of any kind. */
  alike: number;
}

/** One thing that a card does: its symbol, and how many; a loss is below 0, and 0 is no number at all. */
export interface EffectFacts {
  sign: EffectSign;
  amount: number;
}

/** A companion. */
export interface CompanionFacts {
  type: 'companion';
  called: string;
  end_points: number;
  fireflies: number;
  rerolls: number;
  /** The colours of the large dice that come with it, one for each. */
  dice: Colour[];
  /** Whether it comes with a large die of a colour that its owner chooses. */
  any_die: boolean;
  condition: ConditionFacts;
  effects: EffectFacts[];
}

/** A die. Five of its sides show the elements. */
export interface DieFacts {
  type: 'die';
  small: boolean;
  colour: Colour;
  sixth: Sign;
}

/** A spell. */
export interface SpellFacts {
  type: 'spell';
  called: string;
  end_points: number;
  fireflies: number;
  rerolls: number;
  /** The colours of the large dice that come with it, one for each. */
  dice: Colour[];
  /** Whether it comes with a large die of a colour that its owner chooses. */
  any_die: boolean;
  condition: ConditionFacts;
  effects: EffectFacts[];
}

/** A tile that acts for Tom in the solo game. */
export interface TileFacts {
  type: 'tile';
  steps: number;
  points: number;
  board: BoardMove;
}

export type CardFacts = AdventurerFacts | CompanionFacts | DieFacts | SpellFacts | TileFacts;
