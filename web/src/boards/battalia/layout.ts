// Where things lie: squares on the map, roads on a card, figures on a square, cards in piles.

import type { OptionMessage } from '../../wire.gen';
import { ARTEFACTS, type BattaliaTable, type Exit, type SquareView, type Terrain } from './view.gen';

const SIDES: readonly Exit[] = ['N', 'E', 'S', 'W'];
const ENDS: Record<Exit, string> = { N: '50 0', E: '100 50', S: '50 100', W: '0 50' };

/** The roads of each deck before the card is turned. */
const EXITS: Record<string, readonly Exit[]> = {
  city_1: ['N'],
  city_2_straight: ['N', 'S'],
  city_2_curve: ['N', 'E'],
  city_3: ['N', 'E', 'S'],
  city_4: SIDES,
  road_straight: ['N', 'S'],
  road_curve: ['N', 'E'],
  road_t: ['N', 'E', 'S'],
  road_cross: SIDES,
};

export interface Place {
  column: number;
  row: number;
}

/** "D4" is the fourth column and the fourth row, both counted from 0. */
export function placeOf(id: string): Place {
  return { column: id.charCodeAt(0) - 65, row: Number(id.slice(1)) - 1 };
}

/** The part of the board that is played on: whole rows or columns of closed squares are left out. */
export interface Frame {
  letters: string[];
  numbers: number[];
}

export function frameOf(squares: readonly SquareView[]): Frame {
  const places = squares.map((square) => placeOf(square.id));
  const span = (values: number[]) => {
    const least = Math.min(...values);
    return Array.from({ length: Math.max(...values) - least + 1 }, (_, index) => least + index);
  };
  return {
    letters: span(places.map((place) => place.column)).map((column) => String.fromCharCode(65 + column)),
    numbers: span(places.map((place) => place.row)).map((row) => row + 1),
  };
}

/** Where a square lies in the frame, counted from 0. */
export function placeIn(frame: Frame, id: string): Place {
  return { column: frame.letters.indexOf(id[0]!), row: frame.numbers.indexOf(Number(id.slice(1))) };
}

export function isCity(kind: string | null): boolean {
  return kind !== null && kind.startsWith('city_');
}

export function isTerrainDeck(id: string): boolean {
  return id in EXITS;
}

/** The exits of a card of a deck after so many quarter turns clockwise. */
export function turnedExits(deck: string, turn: number): Exit[] {
  return (EXITS[deck] ?? []).map((side) => SIDES[(SIDES.indexOf(side) + turn) % 4]!);
}

/** The roads of a card as one outline in a square of 100: bends are round, everything else meets in the middle. */
export function roads(exits: readonly Exit[], bend: boolean): string {
  const [first, second] = exits;
  const isBend = bend && exits.length === 2 && (SIDES.indexOf(first!) + SIDES.indexOf(second!)) % 2 === 1;
  if (isBend) return `M${ENDS[first!]}Q50 50 ${ENDS[second!]}`;
  return exits.map((side) => `M${ENDS[side]}L50 50`).join('');
}

/** Where the figures on a square stand, as parts of it: one alone beside the middle, more in a half circle before it. */
export function spots(count: number): { x: number; y: number }[] {
  if (count === 1) return [{ x: 0.26, y: 0.68 }];
  if (count === 2)
    return [
      { x: 0.24, y: 0.68 },
      { x: 0.76, y: 0.68 },
    ];
  return Array.from({ length: count }, (_, index) => {
    const way = index / (count - 1);
    return { x: 0.16 + 0.68 * way, y: 0.6 + 0.2 * Math.sin(Math.PI * way) };
  });
}

export interface Pile {
  card: string;
  count: number;
}

/** Cards of one kind lie together: they are interchangeable. The order stays. */
export function piles(cards: readonly string[]): Pile[] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found].map(([card, count]) => ({ card, count }));
}

const HAND_ORDER: readonly string[] = [
  'supply',
  'stardust',
  'chest',
  'friman',
  'chief',
  'priest',
  'lord',
  'queen',
  'king',
  ...ARTEFACTS,
];

/** Supply first, then units by rank, then artefacts, and special artefacts last. */
export function handOrder(hand: readonly Pile[]): Pile[] {
  const place = ({ card }: Pile) => {
    const found = HAND_ORDER.indexOf(card.split('-')[0]!);
    return found < 0 ? HAND_ORDER.length : found;
  };
  return [...hand].sort((a, b) => place(a) - place(b));
}

/** The n-th of so many beams of the wheel: an angle clockwise from the top, and its end on a circle of radius 1. */
export function beam(index: number, count: number): { angle: number; x: number; y: number } {
  const angle = (index * 360) / count;
  const radians = (angle * Math.PI) / 180;
  return { angle, x: Math.sin(radians), y: -Math.cos(radians) };
}

/** The seats in the order of their teams, so that partners stand together. */
export function byTeams(table: BattaliaTable): number[][] {
  const teams = table.teams.map((team) => team.seats);
  return teams.length > 0 ? teams : table.people.map((person) => [person.seat]);
}

export interface Ghost {
  square: string;
  deck: string;
  terrain: Terrain | null;
  /** Without a turn only the ground is known. */
  exits: Exit[] | null;
}

function idAmong(refs: readonly string[], kind: string): string | null {
  return refs.find((ref) => ref.startsWith(`${kind}:`))?.slice(kind.length + 1) ?? null;
}

/** The card that is about to be built, as far as it has been chosen or is pointed at. */
export function ghostOf(table: BattaliaTable, asked: readonly string[], lit: OptionMessage | null): Ghost | null {
  const refs = [...(lit?.refs ?? []), ...asked, ...(table.row?.refs ?? [])];
  const deck = idAmong(refs, 'deck');
  const square = idAmong(refs, 'square');
  if (deck === null || square === null || !isTerrainDeck(deck)) return null;
  const turn = idAmong(refs, 'turn');
  const terrain = (table.decks.find((other) => other.id === deck)?.top ?? null) as Terrain | null;
  const four = turnedExits(deck, 0).length === 4;
  return { square, deck, terrain, exits: turn !== null ? turnedExits(deck, Number(turn)) : four ? [...SIDES] : null };
}

/** A card as it can lie on a square, and the option that chooses it. */
export interface Way {
  ref: string;
  kind: string;
  terrain: Terrain | null;
  exits: readonly Exit[];
  level?: number;
  owner?: number | null;
}

export interface Ways {
  square: string;
  cards: Way[];
}

/** The turns or the grounds that can be chosen for the card that the question is about. */
export function waysOf(table: BattaliaTable, asked: readonly string[], options: readonly OptionMessage[]): Ways | null {
  const refs = options.flatMap((option) => option.refs);
  const turns = refs.filter((ref) => ref.startsWith('turn:'));
  const ghost = ghostOf(table, asked, null);
  if (turns.length > 0 && ghost) {
    const { square, deck, terrain } = ghost;
    return {
      square,
      cards: turns.map((ref) => ({ ref, kind: deck, terrain, exits: turnedExits(deck, Number(ref.slice(5))) })),
    };
  }
  const grounds = refs.filter((ref) => ref.startsWith('terrain:'));
  const square = squareOf(table, idAmong(asked, 'square'));
  if (grounds.length === 0 || !square?.kind) return null;
  const { id, kind, exits, level, owner } = square;
  return {
    square: id,
    cards: grounds.map((ref) => ({ ref, kind, terrain: ref.slice(8) as Terrain, exits, level, owner })),
  };
}

export function squareOf(table: BattaliaTable, id: string | null): SquareView | undefined {
  return table.squares.find((square) => square.id === id);
}
