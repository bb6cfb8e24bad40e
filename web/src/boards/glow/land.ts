// The landscape of the map, grown from its graph: winding paths, and small drawings strewn around the places they belong
// to. Nothing here is left to chance: the same board always grows the same land.

import { ELEMENTS, type Element, type PathView, type PlaceView, type BoardView } from './view.gen';

export interface Spot {
  x: number;
  y: number;
}

export interface Drawing extends Spot {
  shape: string;
  size: number;
  /** The place whose return of colours is also its own. */
  place: string;
  biome: Element;
}

/** The shapes of each biome; several of them make it look grown. */
export const SHAPES: Record<Element, readonly string[]> = {
  nature: ['tree', 'pine', 'tree', 'pine', 'pine'],
  water: ['ripple', 'ripple', 'reed'],
  air: ['swirl', 'swirl', 'gust'],
  fire: ['volcano', 'ember', 'ember'],
  earth: ['peak', 'peak', 'crystal'],
};

/** A number between 0 and 1 that only depends on what it is made from. */
export function chance(...seeds: number[]): number {
  let mixed = 2166136261;
  for (const seed of seeds) {
    mixed = Math.imul(mixed ^ (seed + 0x9e3779b9), 16777619);
    mixed ^= mixed >>> 13;
  }
  mixed = Math.imul(mixed, 0x5bd1e995);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
}

/** The element that rules the land around a place: what it asks for, or else what most of its neighbours do. */
export function biomeOf(place: PlaceView, places: ReadonlyMap<string, PlaceView>): Element {
  if (place.needs) return place.needs;
  const around = place.neighbours.map((id) => places.get(id)?.needs).filter((needs) => needs != null);
  const count = (element: Element) => around.filter((needs) => needs === element).length;
  return [...ELEMENTS].sort((a, b) => count(b) - count(a))[0]!;
}

export function byId(sheet: BoardView): Map<string, PlaceView> {
  return new Map(sheet.places.map((place) => [place.id, place]));
}

/** A path as a bent line: its two ends and the point that it bends towards. */
export interface Bend {
  from: Spot;
  over: Spot;
  to: Spot;
}

export function bendOf(path: Pick<PathView, 'first' | 'second'>, places: ReadonlyMap<string, PlaceView>): Bend {
  const from = places.get(path.first)!;
  const to = places.get(path.second)!;
  const bend = (chance(Number(path.first), Number(path.second)) - 0.5) * 0.4;
  return {
    from,
    to,
    over: { x: (from.x + to.x) / 2 - (to.y - from.y) * bend, y: (from.y + to.y) / 2 + (to.x - from.x) * bend },
  };
}

export function pointOn({ from, over, to }: Bend, at: number): Spot {
  const mix = (a: number, b: number, c: number) => (1 - at) ** 2 * a + 2 * at * (1 - at) * b + at ** 2 * c;
  return { x: mix(from.x, over.x, to.x), y: mix(from.y, over.y, to.y) };
}

export function lineOf({ from, over, to }: Bend): string {
  return `M${from.x} ${from.y}Q${over.x.toFixed(1)} ${over.y.toFixed(1)} ${to.x} ${to.y}`;
}

/** Walk from place to place: the line of a whole way, in the direction of the walk. */
export function lineAlong(steps: readonly string[], sheet: BoardView): string {
  const places = byId(sheet);
  return steps
    .slice(1)
    .map((second, index) => {
      const first = steps[index]!;
      const path = sheet.paths.find(
        (other) =>
          (other.first === first && other.second === second) || (other.first === second && other.second === first),
      );
      if (!path) return '';
      const { from, over, to } = bendOf(path, places);
      return lineOf(path.first === first ? { from, over, to } : { from: to, over, to: from });
    })
    .join('');
}

const STEP = 21;
const MARGIN = 40;

function nearest(spot: Spot, places: readonly PlaceView[]): { place: PlaceView; distance: number } {
  let place = places[0]!;
  let distance = Infinity;
  for (const other of places) {
    const away = Math.hypot(other.x - spot.x, other.y - spot.y);
    if (away < distance) [place, distance] = [other, away];
  }
  return { place, distance };
}

/** Drawings over the whole sheet, farthest first; places and paths stay free. */
export function strew(sheet: BoardView): Drawing[] {
  const places = byId(sheet);
  const trodden = sheet.paths.flatMap((path) => {
    const bend = bendOf(path, places);
    return [0.15, 0.3, 0.45, 0.6, 0.75, 0.9].map((at) => pointOn(bend, at));
  });
  const found: Drawing[] = [];
  for (let row = 0; MARGIN + row * STEP < sheet.height - MARGIN; row += 1) {
    for (let column = 0; MARGIN + column * STEP < sheet.width - MARGIN; column += 1) {
      const spot = {
        x: MARGIN + (column + (row % 2) / 2 + (chance(row, column, 1) - 0.5) * 0.6) * STEP,
        y: MARGIN + (row + (chance(row, column, 2) - 0.5) * 0.6) * STEP,
      };
      const { place, distance } = nearest(spot, sheet.places);
      const room = place.kind === 'village' || place.kind === 'start' ? 44 : 27;
      if (distance < room || spot.x > sheet.width - MARGIN) continue;
      if (trodden.some((step) => Math.hypot(step.x - spot.x, step.y - spot.y) < 16)) continue;
      // The farther from all places, the emptier.
      if (chance(row, column, 3) < (distance - 50) / 90) continue;
      const biome = biomeOf(place, places);
      const shapes = SHAPES[biome];
      found.push({
        ...spot,
        shape: shapes[Math.floor(chance(row, column, 4) * shapes.length)]!,
        size: 17 + chance(row, column, 5) * 9,
        place: place.id,
        biome,
      });
    }
  }
  return found.sort((a, b) => a.y - b.y);
}

/** The coast of an island: a lumpy ring. */
export function coast(place: Spot, radius: number, seed: number): string {
  const bays = 11;
  const spots = Array.from({ length: bays }, (_, bay) => {
    const angle = (bay / bays) * 2 * Math.PI;
    const far = radius * (0.82 + chance(seed, bay) * 0.36);
    return { x: place.x + Math.cos(angle) * far * 1.25, y: place.y + Math.sin(angle) * far * 0.82 };
  });
  const middle = (a: Spot, b: Spot) => `${((a.x + b.x) / 2).toFixed(1)} ${((a.y + b.y) / 2).toFixed(1)}`;
  const curves = spots.map(
    (spot, bay) => `Q${spot.x.toFixed(1)} ${spot.y.toFixed(1)} ${middle(spot, spots[(bay + 1) % bays]!)}`,
  );
  return `M${middle(spots.at(-1)!, spots[0]!)}${curves.join('')}Z`;
}
