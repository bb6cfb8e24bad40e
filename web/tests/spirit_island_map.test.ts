import { readFileSync } from 'node:fs';

import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';

import { box } from '../src/boards/spirit_island/box';
import { islandOf, pairOf } from '../src/boards/spirit_island/geometry';
import { inside, type Point } from '../src/boards/spirit_island/lines';
import type { LayoutFacts } from '../src/boards/spirit_island/view.gen';
import { layOut } from './boxes';

// What touches by the rules is in the game's own figures; drawings know outlines only.
type Joints = Record<string, [number, number][]>;
const FIGURES = '../src/tafelrunde/games/spirit_island/components.toml';
const { joints, thematic_joints } = parse(readFileSync(FIGURES, 'utf8')) as unknown as {
  joints: Record<string, Joints>;
  thematic_joints: Joints;
};

layOut('spirit-island');

function orders(ids: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return ids.flatMap((id) =>
    orders(
      ids.filter((other) => other !== id),
      count - 1,
    ).map((rest) => [id, ...rest]),
  );
}

/** Every island that a layout can make. */
function islands(layout: LayoutFacts): string[][] {
  if (layout.map === 'thematic') return [layout.slots.map((slot) => slot.board!)];
  return orders(['A', 'B', 'C', 'D'], layout.players);
}

function joint(one: string, side: string, other: string, otherSide: string): [number, number][] {
  const pairs = joints[`${side}-${otherSide}`]?.[`${one}-${other}`];
  return pairs ?? joints[`${otherSide}-${side}`]![`${other}-${one}`]!.map(([a, b]) => [b, a]);
}

/** What touches by the rules: within boards, and across them. */
function touching(layout: LayoutFacts, boards: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const id of boards) {
    for (const land of box().boards.get(id)!.lands)
      for (const number of land.adjacent) found.add(pairOf(land.id, `${id}${number}`));
  }
  for (const [first, side, second, otherSide] of layout.joined_sides) {
    const [one, other] = [boards[first - 1]!, boards[second - 1]!];
    for (const [a, b] of joint(one, side, other, otherSide)) found.add(pairOf(`${one}${a}`, `${other}${b}`));
  }
  if (layout.map === 'thematic') {
    for (const [pair, lands] of Object.entries(thematic_joints)) {
      const [one, other] = pair.split('-');
      if (!boards.includes(one!) || !boards.includes(other!)) continue;
      for (const [a, b] of lands) found.add(pairOf(`${one}${a}`, `${other}${b}`));
    }
  }
  return found;
}

/** Lands that meet in a point only. */
function acrossCorners(layout: LayoutFacts, boards: readonly string[]): [string, string][] {
  return layout.corner_contacts.map(([first, corner, second, otherCorner]) => {
    const [one, other] = [box().boards.get(boards[first - 1]!)!, box().boards.get(boards[second - 1]!)!];
    return [`${one.id}${one.corners[corner]}`, `${other.id}${other.corners[otherCorner]}`];
  });
}

function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) => Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

describe.each([...box().layouts.values()].map((layout) => [layout.id, layout] as const))(
  'the map of %s',
  (id, layout) => {
    const all = islands(layout);

    it('lets lands share a border exactly if they touch by the rules', () => {
      for (const boards of all) {
        expect([...islandOf(id, boards).neighbours].sort(), boards.join()).toEqual(
          [...touching(layout, boards)].sort(),
        );
      }
    });

    it('has lands that touch at a corner only meet in a marked point', () => {
      for (const boards of all) {
        const { lands, contacts } = islandOf(id, boards);
        for (const pair of acrossCorners(layout, boards)) {
          const outlines = pair.map((land) => lands.find((other) => other.id === land)!.outline);
          const meets = contacts.some((spot) =>
            outlines.every((outline) => outline.some((point) => Math.hypot(point.x - spot.x, point.y - spot.y) < 1)),
          );
          expect(meets, pair.join()).toBe(true);
        }
        expect(contacts.length > 0).toBe(layout.corner_contacts.length > 0);
      }
    });

    it('has borders that never cross, and names inside their lands', () => {
      for (const boards of all.slice(0, 6)) {
        const { lands } = islandOf(id, boards);
        for (const land of lands) {
          expect(
            land.outline.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y)),
            land.id,
          ).toBe(true);
          if (!land.ocean) expect(inside(land.centre, land.outline), land.id).toBe(true);
          const edges = land.outline.map(
            (point, index) => [point, land.outline[(index + 1) % land.outline.length]!] as const,
          );
          const crossing = edges.filter(([a, b], index) => edges.slice(index + 2).some(([c, d]) => cross(a, b, c, d)));
          expect(crossing, land.id).toEqual([]);
        }
      }
    });
  },
);
