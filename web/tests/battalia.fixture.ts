// Small tables of Battalia to draw and to count with, shaped as games/battalia/show/view.py sends them.

import {
  ARTEFACTS,
  FACTIONS,
  TERRAINS,
  type BattaliaTable,
  type SideView,
  type DeckKind,
  type DeckView,
  type PersonView,
  type SquareView,
} from '../src/boards/battalia/view.gen';

const CITIES = ['city_1', 'city_2_straight', 'city_2_curve', 'city_3', 'city_4'];
const ROADS = ['road_straight', 'road_curve', 'road_t', 'road_cross'];
const UNITS = ['friman', 'chief', 'priest', 'lord'];

export function square(id: string, more: Partial<SquareView> = {}): SquareView {
  return {
    id,
    kind: null,
    terrain: null,
    exits: [],
    owner: null,
    neutral: false,
    level: 0,
    defence: 0,
    gate: null,
    heroes: [],
    posts: [],
    cloaked_by: null,
    unknown: false,
    metamorpha: false,
    bilkarr: false,
    under: 0,
    ...more,
  };
}

export function person(seat: number, more: Partial<PersonView> = {}): PersonView {
  return {
    seat,
    team: seat,
    faction: FACTIONS[seat]!,
    hand: null,
    hand_size: 6,
    known: [],
    bench: [],
    row: [],
    played: [],
    nation: 4,
    nation_top: null,
    looked: null,
    shelter: [],
    hidden: null,
    hidden_size: 0,
    tents: [],
    heroes: [
      { id: `hero:${seat}-0`, square: null, jumped: false, amplifier: null },
      { id: `hero:${seat}-1`, square: null, jumped: false, amplifier: null },
    ],
    rings: [],
    posts: [],
    queen: 'none',
    king: 'none',
    veteran: 'none',
    points: 1,
    great_cities: 0,
    residences: 0,
    capitals: 0,
    deck_size: 10,
    specials: [],
    potions: [],
    done: false,
    ...more,
  };
}

export function side(more: Partial<SideView> = {}): SideView {
  return { cards: [], strengths: [], strength: 0, morale: 0, terrain: 0, place: 0, potions: 0, total: 0, ...more };
}

function deck(kind: DeckKind, id: string, top: DeckView['top'], left: number): DeckView {
  return { id, kind, top, left, lit: id === 'tool', matching: id === 'weapon' };
}

/** An empty board of seven columns, in the middle of the third day. */
export function table(more: Partial<BattaliaTable> = {}): BattaliaTable {
  const columns = more.columns ?? 7;
  const squares = Array.from({ length: columns * 7 }, (_, index) =>
    square(`${String.fromCharCode(65 + (index % columns))}${Math.floor(index / columns) + 1}`),
  );
  return {
    day: 3,
    week: 1,
    weekday: 3,
    last_week: 16,
    lit: 'tool',
    matching: 'weapon',
    oracle: ARTEFACTS.map((lit, index) => ({ lit, matching: ARTEFACTS[(4 * index) % 7]! })),
    modules: ['gates', 'royals', 'trading', 'fate'],
    phase: 'play',
    ending: 'running',
    columns,
    squares,
    empty_squares: squares.length,
    full_board_ends: true,
    teams: [
      { seats: [0], points: 1, great_cities: 0, goal: 5 },
      { seats: [1], points: 1, great_cities: 0, goal: 5 },
    ],
    team_turn: 0,
    first: 0,
    factions: ['barfolk', 'cloudborn'],
    decks: [
      ...CITIES.map((id, index) => deck('city', id, TERRAINS[index]!, 9)),
      ...ROADS.map((id, index) => deck('road', id, TERRAINS[(CITIES.length + index) % 6]!, 9)),
      ...UNITS.map((id, index) => deck('unit', id, FACTIONS[(index * 2) % 6]!, 20 - index * 4)),
      ...ARTEFACTS.map((id, index) => deck('artefact', id, FACTIONS[(index * 5) % 6]!, 9)),
    ],
    supply: 40,
    stardust: 12,
    chests: 12,
    open_specials: ['hammer_of_strato', 'vigos_standard'],
    rest: 15,
    fate: 3,
    storms_left: 12,
    storms_played: [],
    limbo: [],
    draft: [],
    people: [
      person(0, {
        hand: ['friman-barfolk', 'friman-barfolk', 'supply', 'supply', 'chief-islanders', 'tool-emberians'],
      }),
      person(1),
    ],
    potions: [],
    metamorpha: null,
    bilkarr: null,
    bilkarr_next: null,
    row: null,
    move: null,
    battle: null,
    ...more,
  };
}

/** The same table with some of its squares built upon. */
export function built(base: BattaliaTable, ...squares: SquareView[]): BattaliaTable {
  return { ...base, squares: base.squares.map((other) => squares.find((fresh) => fresh.id === other.id) ?? other) };
}
