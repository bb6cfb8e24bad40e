// Lines on the map: corners that are shared, stretches of border that wind from one to the next, and chains of them.

export interface Point {
  x: number;
  y: number;
}

/** Corners nearer than this are the same: figures are rounded to thousandths. */
const SAME = 4;
/** How far borders stray from where they would be. */
const BEND = 20;
const STEP = 9;

/** A stretch of border between two corners, with the lands beside it. */
export interface Stretch {
  from: number;
  to: number;
  lands: number[];
  points: Point[];
}

/** A number from 0 to 1 that looks random, but is always the same for the same place. */
export function chance(x: number, y: number, salt: number): number {
  let hash =
    Math.imul(Math.round(x / SAME) | 0, 374761393) ^
    Math.imul(Math.round(y / SAME) | 0, 668265263) ^
    Math.imul(salt, 2246822519);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

/** All corners of an island, each once. */
export class Corners {
  readonly all: Point[] = [];

  number(point: Point): number {
    const known = this.all.findIndex((other) => Math.hypot(other.x - point.x, other.y - point.y) < SAME);
    return known < 0 ? this.all.push(point) - 1 : known;
  }

  /** The corners on the way from one to another, in their order. */
  between(from: number, to: number): number[] {
    const start = this.all[from]!;
    const end = this.all[to]!;
    const length = Math.hypot(end.x - start.x, end.y - start.y);
    const on = (point: Point) =>
      ((point.x - start.x) * (end.x - start.x) + (point.y - start.y) * (end.y - start.y)) / length;
    const off = (point: Point) =>
      Math.abs((point.x - start.x) * (end.y - start.y) - (point.y - start.y) * (end.x - start.x)) / length;
    return this.all
      .map((point, index) => ({ index, on: on(point), off: off(point) }))
      .filter(
        ({ index, on: along, off: aside }) =>
          index !== from && index !== to && aside < SAME && along > 0 && along < length,
      )
      .sort((a, b) => a.on - b.on)
      .map(({ index }) => index);
  }
}

/** A stretch of border that winds from one corner to another. */
export function winding(start: Point, end: Point, lively: number): Point[] {
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const bend = Math.min(BEND * lively, length * 0.13);
  const [x, y] = [start.x + end.x, start.y + end.y];
  const phases = [1, 2, 3].map((salt) => chance(x, y, salt));
  const steps = Math.max(2, Math.ceil(length / STEP));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps;
    const wave = (waves: number, phase: number) => Math.sin(2 * Math.PI * (waves * part + phase));
    const aside =
      bend *
      Math.sin(Math.PI * part) *
      (0.6 * wave(length / 330, phases[0]!) +
        0.38 * wave(length / 130, phases[1]!) +
        0.16 * lively * wave(length / 52, phases[2]!));
    return {
      x: start.x + (end.x - start.x) * part - ((end.y - start.y) / length) * aside,
      y: start.y + (end.y - start.y) * part + ((end.x - start.x) / length) * aside,
    };
  });
}

export function written(points: readonly Point[], closed: boolean): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${closed ? 'Z' : ''}`;
}

interface Chain {
  from: number;
  to: number;
  points: Point[];
}

/** Stretches that follow on each other as one line, so that it can be drawn without joints. */
export function chains(stretches: readonly Stretch[]): Chain[] {
  const left: Chain[] = [...stretches];
  const found: Chain[] = [];
  while (left.length > 0) {
    let chain = left.pop()!;
    for (;;) {
      const next = left.findIndex((other) =>
        [chain.from, chain.to].some((end) => end === other.from || end === other.to),
      );
      if (next < 0 || chain.from === chain.to) break;
      chain = joined(chain, left.splice(next, 1)[0]!);
    }
    found.push(chain);
  }
  return found;
}

function joined(chain: Chain, next: Chain): Chain {
  const follows = next.from === chain.to || next.to === chain.to;
  const turned = follows ? next.to === chain.to : next.from === chain.from;
  const points = turned ? [...next.points].reverse() : next.points;
  const [from, to] = turned ? [next.to, next.from] : [next.from, next.to];
  return follows
    ? { from: chain.from, to, points: [...chain.points, ...points.slice(1)] }
    : { from, to: chain.to, points: [...points.slice(0, -1), ...chain.points] };
}

export function lines(stretches: readonly Stretch[]): string {
  return chains(stretches)
    .map((chain) => written(chain.points, chain.from === chain.to))
    .join('');
}

export function inside(point: Point, outline: readonly Point[]): boolean {
  let within = false;
  outline.forEach((corner, index) => {
    const before = outline[(index + outline.length - 1) % outline.length]!;
    const crosses = corner.y > point.y !== before.y > point.y;
    if (crosses && point.x < ((before.x - corner.x) * (point.y - corner.y)) / (before.y - corner.y) + corner.x)
      within = !within;
  });
  return within;
}
