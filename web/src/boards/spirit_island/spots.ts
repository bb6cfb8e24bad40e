// Where pieces stand in a land: as large as there is room for, close together around the widest place, and never on its name.

import { inside, type Point } from './lines';

export interface Places {
  /** The diameter of each place. */
  size: number;
  spots: Point[];
}

/** How near a point is to an outline. */
function clearance(point: Point, outline: readonly Point[]): number {
  let nearest = Infinity;
  for (let index = 0; index < outline.length; index += 1) {
    const other = outline[index]!;
    const distance = (other.x - point.x) ** 2 + (other.y - point.y) ** 2;
    if (distance < nearest) nearest = distance;
  }
  return Math.sqrt(nearest);
}

interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function frameOf(outline: readonly Point[]): Frame {
  const xs = outline.map((point) => point.x);
  const ys = outline.map((point) => point.y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Points of a grid of rows that are set off against each other, as far as they lie well inside. */
function grid(outline: readonly Point[], size: number, start: Point, room: number): Point[] {
  const { left, top, right, bottom } = frameOf(outline);
  const rowHeight = size * 0.92;
  const found: Point[] = [];
  const firstRow = Math.floor((top - start.y) / rowHeight);
  const lastRow = Math.ceil((bottom - start.y) / rowHeight);
  for (let row = firstRow; row <= lastRow; row += 1) {
    const shift = row % 2 === 0 ? 0 : size / 2;
    const first = Math.floor((left - start.x - shift) / size);
    const last = Math.ceil((right - start.x - shift) / size);
    for (let column = first; column <= last; column += 1) {
      const point = { x: start.x + shift + column * size, y: start.y + row * rowHeight };
      if (inside(point, outline) && clearance(point, outline) >= room) found.push(point);
    }
  }
  return found;
}

/** The place that is farthest from all borders. */
export function heartOf(outline: readonly Point[]): Point {
  const { left, top, right, bottom } = frameOf(outline);
  const step = Math.max(2, Math.min(right - left, bottom - top) / 22);
  let best: Point = { x: (left + right) / 2, y: (top + bottom) / 2 };
  let most = -1;
  for (let y = top; y <= bottom; y += step) {
    for (let x = left; x <= right; x += step) {
      const room = inside({ x, y }, outline) ? clearance({ x, y }, outline) : -1;
      if (room > most) [most, best] = [room, { x, y }];
    }
  }
  return best;
}

/** Where the name of a land stands: up and to the left, as on a map, but with room around it. */
export function nameSpot(outline: readonly Point[], size: number): Point {
  const heart = heartOf(outline);
  const candidates = grid(outline, size * 0.4, heart, size * 0.55);
  return candidates.reduce((best, point) => (point.y + point.x * 0.4 < best.y + best.x * 0.4 ? point : best), heart);
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Places for so many pieces, away from the name, as large as possible between two sizes. */
export function placesFor(
  outline: readonly Point[],
  count: number,
  name: Point,
  nameSize: number,
  largest: number,
  least: number,
): Places {
  const heart = heartOf(outline);
  if (count === 0) return { size: largest, spots: [] };
  for (let size = largest; ; size -= 1) {
    let best: Point[] | null = null;
    let spread = Infinity;
    for (const [dx, dy] of [
      [0, 0],
      [0.5, 0],
      [0.25, 0.45],
      [0, 0.45],
    ] as const) {
      const start = { x: heart.x + dx * size, y: heart.y + dy * size };
      const free = grid(outline, size, start, size * 0.44).filter(
        (point) => distance(point, name) >= (size + nameSize) * 0.46,
      );
      if (free.length < count) continue;
      const chosen = free.sort((a, b) => distance(a, heart) - distance(b, heart)).slice(0, count);
      const far = chosen.reduce((sum, point) => sum + distance(point, heart), 0);
      if (far < spread) [spread, best] = [far, chosen];
    }
    if (best) return { size, spots: inRows(best, size) };
    // Too many for the land: then they overlap at the heart of it.
    if (size <= least) return { size: least, spots: heap(heart, count, least) };
  }
}

/** Top to bottom, and from left to right in each row. */
function inRows(points: readonly Point[], size: number): Point[] {
  const row = (point: Point) => Math.round(point.y / (size * 0.5));
  return [...points].sort((a, b) => row(a) - row(b) || a.x - b.x);
}

function heap(heart: Point, count: number, size: number): Point[] {
  const columns = Math.ceil(Math.sqrt(count * 1.6));
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, index) => ({
    x: heart.x + ((index % columns) - (columns - 1) / 2) * size * 0.72,
    y: heart.y + (Math.floor(index / columns) - (rows - 1) / 2) * size * 0.72,
  }));
}
