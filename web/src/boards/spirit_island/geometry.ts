// The map as a drawing: the lands of all boards in their places, with borders that wind like borders do.
//
// The outlines in the box are rough and each board has its own frame. Here boards are moved into their slots, corners
// that coincide become one, and each stretch of border is bent once for both lands beside it: so nothing gapes, boards join
// without a seam, and two lands share a border in the drawing exactly if they touch by the rules.

import { box } from './box';
import type { BoardFacts } from './view.gen';
import { Corners, chains, chance, lines, winding, written, type Point, type Stretch } from './lines';

export interface DrawnLand {
  id: string;
  terrain: string;
  ocean: boolean;
  /** Clockwise or not, closed, and dense enough to be drawn with straight lines. */
  outline: Point[];
  path: string;
  /** A good place for a name. */
  centre: Point;
}

export interface Drawing {
  lands: DrawnLand[];
  /** Where land meets the sea. */
  coast: string;
  /** Where the island goes on, but not in this game. */
  mist: string;
  /** Places where lands of four boards meet, and those across from each other touch too. */
  contacts: Point[];
  /** Lands that share a stretch of border, as "A1-A2", in the order of their names. */
  neighbours: Set<string>;
  box: { x: number; y: number; width: number; height: number };
}

/** Units of the drawing for one side of a board. */
const SIDE = 1000;
/** How far corners stray from where they would be. */
const STRAY = 13;
const MARGIN = 46;
/** How far an ocean reaches out to sea. */
const SEA = 170;

interface Shape {
  id: string;
  terrain: string;
  ocean: boolean;
  centre: Point;
  corners: number[];
}

export function pairOf(one: string, other: string): string {
  return one < other ? `${one}-${other}` : `${other}-${one}`;
}

function place([x, y]: readonly [number, number], rotation: number, offset: readonly [number, number]): Point {
  const angle = (rotation * Math.PI) / 180;
  return {
    x: (x * Math.cos(angle) - y * Math.sin(angle) + offset[0]) * SIDE,
    // The box has y upwards, a screen downwards.
    y: -(x * Math.sin(angle) + y * Math.cos(angle) + offset[1]) * SIDE,
  };
}

function shapesOf(layout: string, boards: readonly string[], corners: Corners): Shape[] {
  const { slots } = box().layouts.get(layout)!;
  const shapes = boards.flatMap((id, position) => {
    const { rotation, offset } = slots[position]!;
    return box()
      .boards.get(id)!
      .lands.map((land) => ({
        id: land.id,
        terrain: land.terrain,
        ocean: land.terrain === 'ocean',
        centre: place(land.centre, rotation, offset),
        corners: land.polygon.map((corner) => corners.number(place(corner, rotation, offset))),
      }));
  });
  // A corner of one land may lie on a side of another.
  return shapes.map((shape) => ({
    ...shape,
    corners: shape.corners.flatMap((corner, index, all) => [
      corner,
      ...corners.between(corner, all[(index + 1) % all.length]!),
    ]),
  }));
}

/** Whether a stretch lies on a side of a board that has no sea: there the island would go on. */
function isInland(board: BoardFacts, from: readonly [number, number], to: readonly [number, number]): boolean {
  if (board.map === 'thematic') return true;
  const height = Math.sqrt(0.75);
  const sides = [
    ([, y]: readonly [number, number]) => y,
    ([, y]: readonly [number, number]) => y - height,
    ([x, y]: readonly [number, number]) => x - y / height / 2 - 1,
  ];
  return sides.some((away) => Math.abs(away(from)) < 0.004 && Math.abs(away(to)) < 0.004);
}

function boardOf(land: string): BoardFacts {
  return box().boards.get(land.replace(/\d+$/, ''))!;
}

/** Whether the only land at a stretch ends there in mist, not at a coast. */
function endsInMist(
  shape: Shape,
  stretch: Stretch,
  corners: Corners,
  layout: string,
  boards: readonly string[],
): boolean {
  const board = boardOf(shape.id);
  const { rotation, offset } = box().layouts.get(layout)!.slots[boards.indexOf(board.id)]!;
  const back = (corner: number): [number, number] => {
    const { x, y } = corners.all[corner]!;
    const turned = place([x / SIDE - offset[0], -y / SIDE - offset[1]], -rotation, [0, 0]);
    return [turned.x / SIDE, -turned.y / SIDE];
  };
  return isInland(board, back(stretch.from), back(stretch.to));
}

/** An ocean: along its own coasts, and out to sea in an arc. */
function seaOutline(coast: readonly Stretch[], out: Point): Point[] {
  const [chain] = chains(coast);
  const shore = chain!.points;
  const [start, end] = [shore[0]!, shore.at(-1)!];
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const across = { x: -(end.y - start.y) / length, y: (end.x - start.x) / length };
  const away = Math.sign((out.x - start.x) * across.x + (out.y - start.y) * across.y) * SEA;
  const steps = 24;
  const arc = Array.from({ length: steps - 1 }, (_, step) => {
    const part = 1 - (step + 1) / steps;
    const far = away * Math.sin(Math.PI * part) ** 0.6;
    return {
      x: start.x + (end.x - start.x) * part + across.x * far,
      y: start.y + (end.y - start.y) * part + across.y * far,
    };
  });
  return [...shore, ...arc];
}

/** The corners of an ocean that are not at its coast. */
function openSea(ring: readonly number[], coast: readonly Stretch[]): number[] {
  return ring.filter((corner) => !coast.some((stretch) => stretch.from === corner || stretch.to === corner));
}

function middle(points: readonly Point[]): Point {
  const sum = points.reduce((total, point) => ({ x: total.x + point.x, y: total.y + point.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function stretchesOf(shapes: readonly Shape[]): Map<string, Stretch> {
  const stretches = new Map<string, Stretch>();
  shapes.forEach((shape, land) => {
    shape.corners.forEach((corner, index) => {
      const next = shape.corners[(index + 1) % shape.corners.length]!;
      const [from, to] = corner < next ? [corner, next] : [next, corner];
      const stretch = stretches.get(`${from}-${to}`) ?? { from, to, lands: [], points: [] };
      stretch.lands.push(land);
      stretches.set(`${from}-${to}`, stretch);
    });
  });
  return stretches;
}

function drawn(layout: string, boards: readonly string[]): Drawing {
  const corners = new Corners();
  const shapes = shapesOf(layout, boards, corners);
  const stretches = stretchesOf(shapes);
  const strayed = corners.all.map((corner) => ({
    x: corner.x + (chance(corner.x, corner.y, 11) - 0.5) * 2 * STRAY,
    y: corner.y + (chance(corner.x, corner.y, 12) - 0.5) * 2 * STRAY,
  }));
  const coast: Stretch[] = [];
  const mist: Stretch[] = [];
  const coastOf = new Map<string, Stretch[]>();
  const neighbours = new Set<string>();
  for (const stretch of stretches.values()) {
    const lands = stretch.lands.map((land) => shapes[land]!).filter((shape) => !shape.ocean);
    const ocean = stretch.lands.map((land) => shapes[land]!).find((shape) => shape.ocean);
    const [one, other] = lands;
    if (!one) continue;
    stretch.points = winding(strayed[stretch.from]!, strayed[stretch.to]!, other ? 0.8 : 1.25);
    if (other) neighbours.add(pairOf(one.id, other.id));
    else if (!ocean && endsInMist(one, stretch, corners, layout, boards)) mist.push(stretch);
    else coast.push(stretch);
    // Where a board has no sea of its own, the sea beside it is nobody's ocean.
    if (ocean && boardOf(ocean.id) === boardOf(one.id)) {
      neighbours.add(pairOf(one.id, ocean.id));
      coastOf.set(ocean.id, [...(coastOf.get(ocean.id) ?? []), stretch]);
    }
  }
  const lands = shapes.map(({ id, terrain, ocean, centre, corners: ring }) => {
    const outline = ocean
      ? seaOutline(coastOf.get(id)!, middle(openSea(ring, coastOf.get(id)!).map((corner) => corners.all[corner]!)))
      : ring.flatMap((corner, index) => {
          const next = ring[(index + 1) % ring.length]!;
          const { points } = stretches.get(corner < next ? `${corner}-${next}` : `${next}-${corner}`)!;
          return (corner < next ? points : [...points].reverse()).slice(0, -1);
        });
    return { id, terrain, ocean, centre: ocean ? middle(outline) : centre, outline, path: written(outline, true) };
  });
  return {
    lands,
    coast: lines(coast),
    mist: lines(mist),
    contacts: contactsOf(layout, strayed, corners),
    neighbours,
    box: frame(lands),
  };
}

function contactsOf(layout: string, strayed: readonly Point[], corners: Corners): Point[] {
  const { slots, corner_contacts } = box().layouts.get(layout)!;
  const height = Math.sqrt(0.75);
  const places: Record<string, [number, number]> = {
    top_left: [0.5, height],
    top_right: [1.5, height],
    bottom_right: [1, 0],
    bottom_left: [0, 0],
  };
  const numbers = corner_contacts.map(([slot, corner]) => {
    const { rotation, offset } = slots[slot - 1]!;
    return corners.number(place(places[corner]!, rotation, offset));
  });
  return [...new Set(numbers)].map((number) => strayed[number]!);
}

function frame(lands: readonly DrawnLand[]): Drawing['box'] {
  const xs = lands.flatMap((land) => land.outline.map((point) => point.x));
  const ys = lands.flatMap((land) => land.outline.map((point) => point.y));
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { x: left, y: top, width: Math.max(...xs) + MARGIN - left, height: Math.max(...ys) + MARGIN - top };
}

const drawings = new Map<string, Drawing>();

/** The island of a layout with these boards, drawn once. */
export function islandOf(layout: string, boards: readonly string[]): Drawing {
  const key = `${layout}/${boards.join()}`;
  const known = drawings.get(key) ?? drawn(layout, boards);
  drawings.set(key, known);
  return known;
}
