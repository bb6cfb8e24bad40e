// Battalia's view, as games/battalia/show/view.py sends it.

export const TERRAINS = ['forest', 'mountain', 'canyon', 'lake', 'frost', 'jungle'] as const;
export type Terrain = (typeof TERRAINS)[number];

export const FACTIONS = ['barfolk', 'cloudborn', 'emberians', 'islanders', 'wolfsclan', 'sunblessed'] as const;
export type Faction = (typeof FACTIONS)[number];

export const ARTEFACTS = ['horse', 'weapon', 'tool', 'tent', 'scroll', 'title', 'amulet'] as const;
export type Artefact = (typeof ARTEFACTS)[number];

export const RANKS = ['friman', 'chief', 'priest', 'lord'] as const;
export const CITY_DECKS = ['city_1', 'city_2_straight', 'city_2_curve', 'city_3', 'city_4'] as const;
export const ROAD_DECKS = ['road_straight', 'road_curve', 'road_t', 'road_cross'] as const;

export type Exit = 'N' | 'E' | 'S' | 'W';

/** A square of the board that is open; null as its kind means that nothing has been built there yet. */
export interface Square {
  id: string;
  kind: string | null;
  terrain: Terrain | null;
  exits: Exit[];
  owner: number | null;
  neutral: boolean;
  level: number;
  defence: number;
  gate: number | null;
  heroes: string[];
  posts: number[];
  cloaked_by: number | null;
  unknown: boolean;
  metamorpha: boolean;
  bilkarr: boolean;
  under: number;
}

export interface Deck {
  id: string;
  /** The faction or terrain of the open card. */
  top: string | null;
  left: number;
  lit: boolean;
  matching: boolean;
}

export interface Team {
  seats: number[];
  points: number;
  great_cities: number;
  goal: number;
}

export interface Tent {
  id: string;
  tent: string;
  cards: string[];
  ready: boolean;
}

export interface Hero {
  id: string;
  square: string | null;
  jumped: boolean;
  amplifier: Terrain | null;
}

export type Royal = 'none' | 'ours' | 'deposed';

export interface Person {
  seat: number;
  team: number;
  faction: Faction | null;
  hand: string[] | null;
  hand_size: number;
  known: string[];
  bench: string[];
  row: string[];
  played: string[];
  nation: number;
  nation_top: string[] | null;
  looked: string[] | null;
  shelter: string[];
  hidden: string[] | null;
  hidden_size: number;
  tents: Tent[];
  heroes: Hero[];
  rings: Terrain[];
  posts: string[];
  queen: Royal;
  king: Royal;
  veteran: 'none' | 'veteran' | 'fallen';
  points: number;
  great_cities: number;
  residences: number;
  capitals: number;
  deck_size: number;
  specials: string[];
  potions: string[];
  done: boolean;
}

/** What a row needs: work counted in frimen, so many cards of one kind (a rank or an artefact), supply. */
export interface Needs {
  labour: number;
  cards: number;
  card: string | null;
  higher: boolean;
  supply: number;
}

/** The row that is being laid: what it is for, what it costs, and what it still lacks. */
export interface Row {
  seat: number;
  deed: string;
  refs: string[];
  cards: string[];
  needs: Needs;
  lacks: Needs;
  complete: boolean;
}

/** A hero on the way: what is left of horses and of supply. */
export interface Move {
  seat: number;
  hero: string;
  square: string;
  steps: number;
  supplies: number;
}

export interface BattleSide {
  cards: string[];
  /** Of each card, in their order. */
  strengths: number[];
  strength: number;
  morale: number;
  terrain: number;
  place: number;
  potions: number;
  total: number;
}

export interface Battle {
  attacker: number;
  defender: number | null;
  square: string;
  target: 'city' | 'heroes' | 'ruins';
  heroes: string[];
  helpers: string[];
  attack: BattleSide;
  defence: BattleSide;
  /** Whether the attacker would win as it stands. */
  wins: boolean;
  /** It has been decided, and is shown a moment longer. Only the client says so. */
  over?: boolean;
}

export interface Potion {
  id: string;
  owner: number | null;
  day: number;
  used_today: boolean;
}

export interface BattaliaTable {
  day: number;
  week: number;
  weekday: number;
  last_week: number;
  lit: Artefact;
  matching: Artefact;
  oracle: { lit: Artefact; matching: Artefact }[];
  modules: string[];
  phase: 'setup' | 'draft' | 'play' | 'over';
  ending: 'running' | 'cities' | 'board' | 'time';
  columns: number;
  squares: Square[];
  empty_squares: number;
  full_board_ends: boolean;
  teams: Team[];
  team_turn: number | null;
  first: number;
  decks: Deck[];
  supply: number;
  stardust: number;
  chests: number;
  open_specials: string[];
  rest: number;
  fate: number;
  storms_left: number;
  storms_played: string[];
  limbo: string[];
  draft: string[];
  people: Person[];
  potions: Potion[];
  metamorpha: string | null;
  bilkarr: string | null;
  bilkarr_next: string | null;
  row: Row | null;
  move: Move | null;
  battle: Battle | null;
}
