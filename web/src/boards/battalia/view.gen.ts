// Generated from src/tafelrunde/games/battalia by `npm run wire`. Do not edit.

export const ARTEFACTS = ['horse', 'weapon', 'tool', 'tent', 'scroll', 'title', 'amulet'] as const;
export type Artefact = (typeof ARTEFACTS)[number];

export const MODULES = ['gates', 'royals', 'trading', 'fate', 'metamorpha', 'bilkarr', 'valleys'] as const;
export type Module = (typeof MODULES)[number];

export const ENDINGS = ['running', 'cities', 'board', 'time'] as const;
export type Ending = (typeof ENDINGS)[number];

export const TERRAINS = ['forest', 'mountain', 'canyon', 'lake', 'frost', 'jungle'] as const;
export type Terrain = (typeof TERRAINS)[number];

export const EXITS = ['N', 'E', 'S', 'W'] as const;
export type Exit = (typeof EXITS)[number];

export const FACTIONS = ['barfolk', 'cloudborn', 'emberians', 'islanders', 'wolfsclan', 'sunblessed'] as const;
export type Faction = (typeof FACTIONS)[number];

export const DECK_KINDS = ['city', 'road', 'unit', 'artefact'] as const;
export type DeckKind = (typeof DECK_KINDS)[number];

export const ROYALS = ['none', 'ours', 'deposed'] as const;
export type Royal = (typeof ROYALS)[number];

export const VETERANS = ['none', 'veteran', 'fallen'] as const;
export type Veteran = (typeof VETERANS)[number];

export const POTIONS = ['berserker', 'frosthand', 'eclipse', 'brotherhood', 'colossus', 'weakness'] as const;
export type Potion = (typeof POTIONS)[number];

export const TARGETS = ['city', 'heroes', 'ruins'] as const;
export type Target = (typeof TARGETS)[number];

/** The whole table as one seat sees it. */
export interface BattaliaTable {
  day: number;
  week: number;
  weekday: number;
  last_week: number;
  lit: Artefact;
  matching: Artefact;
  oracle: DayView[];
  /** What this match is played with, beyond The Creation. */
  modules: Module[];
  phase: 'draft' | 'over' | 'play' | 'setup';
  ending: Ending;
  first: number;
  columns: number;
  squares: SquareView[];
  empty_squares: number;
  full_board_ends: boolean;
  teams: TeamView[];
  team_turn: number | null;
  factions: Faction[];
  decks: DeckView[];
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
  people: PersonView[];
  potions: PotionView[];
  metamorpha: string | null;
  bilkarr: string | null;
  bilkarr_next: string | null;
  row: RowView | null;
  move: MoveView | null;
  battle: BattleView | null;
}

/** One day of the Oracle's wheel: the type that works better, and the one whose faction may be chosen. */
export interface DayView {
  lit: Artefact;
  matching: Artefact;
}

/** An open square. `kind` is null while it is empty; `terrain` is null on neutral ground. */
export interface SquareView {
  id: string;
  kind: string | null;
  terrain: Terrain | null;
  exits: Exit[];
  /** The seat that owns a city or building; `neutral` cities belong to nobody. */
  owner: number | null;
  neutral: boolean;
  level: number;
  /** What the place itself adds to a defence. */
  defence: number;
  /** The number of a gate, and how many special artefacts lie under it. */
  gate: number | null;
  under: number;
  heroes: string[];
  posts: number[];
  cloaked_by: number | null;
  unknown: boolean;
  metamorpha: boolean;
  bilkarr: boolean;
}

/** A team; alone, everybody is one. */
export interface TeamView {
  seats: number[];
  points: number;
  great_cities: number;
  goal: number;
}

/** A deck of the common supply: its open card, by terrain or faction, and how many cards it has. */
export interface DeckView {
  id: string;
  kind: DeckKind;
  top: Faction | Terrain | 'fanatics' | 'unbound' | null;
  left: number;
  lit: boolean;
  matching: boolean;
}

/** One seat. What this seat may not know is null. */
export interface PersonView {
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
  tents: TentView[];
  heroes: HeroView[];
  rings: Terrain[];
  posts: string[];
  queen: Royal;
  king: Royal;
  veteran: Veteran;
  points: number;
  great_cities: number;
  residences: number;
  capitals: number;
  deck_size: number;
  specials: string[];
  potions: Potion[];
  done: boolean;
}

/** A tent on the table. `ready`: its cards can be fetched in the owner's turn. */
export interface TentView {
  id: string;
  tent: string;
  cards: string[];
  ready: boolean;
}

/** A hero; `square` is null beside the board. `amplifier` is the gate's terrain that its ring is for. */
export interface HeroView {
  id: string;
  square: string | null;
  jumped: boolean;
  amplifier: Terrain | null;
}

/** A potion: who has it (or suffers from it), and on which day of its effect it is; 0 before it is drunk. */
export interface PotionView {
  id: Potion;
  owner: number | null;
  day: number;
  used_today: boolean;
}

/** The row on somebody's workbench, and what it will do. */
export interface RowView {
  seat: number;
  deed: string;
  refs: string[];
  cards: string[];
  needs: CostView;
  lacks: CostView;
  complete: boolean;
}

/** What a row needs, or still lacks. Labour is counted in frimen; `card` is a rank or an artefact. */
export interface CostView {
  labour: number;
  cards: number;
  card: string | null;
  higher: boolean;
  supply: number;
}

/** A hero on the way: what is left of horses and of supply. */
export interface MoveView {
  seat: number;
  hero: string;
  square: string;
  steps: number;
  supplies: number;
}

/** The battle that goes on. `wins`: whether the attacker would win as it stands. */
export interface BattleView {
  attacker: number;
  defender: number | null;
  square: string;
  target: Target;
  heroes: string[];
  helpers: string[];
  attack: SideView;
  defence: SideView;
  wins: boolean;
}

/** One side of a battle, with its strength part by part. */
export interface SideView {
  cards: string[];
  /** What each card adds, in the same order. */
  strengths: number[];
  strength: number;
  morale: number;
  terrain: number;
  place: number;
  potions: number;
  total: number;
}
