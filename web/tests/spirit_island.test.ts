import { describe, expect, it } from 'vitest';

import { box, landsOf, reached } from '../src/boards/spirit_island/box';
import { breakdown } from '../src/boards/spirit_island/breakdown';
import { islandOf } from '../src/boards/spirit_island/geometry';
import { inside } from '../src/boards/spirit_island/lines';
import { piecesOf } from '../src/boards/spirit_island/pieces';
import { Pointing } from '../src/boards/spirit_island/pointing.svelte';
import { nameSpot, placesFor } from '../src/boards/spirit_island/spots';
import { landText, planText } from '../src/boards/spirit_island/telling';
import type { InvaderForecast, LandView, SpiritView, SpiritIslandTable } from '../src/boards/spirit_island/view.gen';
import type { TableInfo, View } from '../src/wire.gen';
import { layOut } from './boxes';

layOut('spirit-island');

function land(id: string, more: Partial<LandView> = {}): LandView {
  return {
    id,
    board: 'A',
    number: Number(id.slice(1)),
    terrain: 'sands',
    coastal: false,
    ocean: false,
    in_play: true,
    adjacent: [],
    explorers: 0,
    towns: [0],
    cities: [0],
    dahan: [0],
    blight: 0,
    presence: [0, 0],
    sacred: [],
    defend: 0,
    skips: [],
    holds: [],
    inner: false,
    ...more,
  };
}

function spirit(seat: number, more: Partial<SpiritView> = {}): SpiritView {
  return {
    seat,
    spirit: 'river_surges_in_sunlight',
    home: 'A',
    energy: 2,
    energy_track: 0,
    cards_track: 0,
    income: 1,
    plays: 1,
    plays_left: 1,
    destroyed: 0,
    on_island: 2,
    elements: {},
    hand: ['wash_away', 'flash_floods'],
    played: [],
    used: [],
    discard: [],
    drawn: [],
    forgotten: [],
    innates: ['massive_flooding'],
    reach: {},
    banked: 0,
    done: false,
    ...more,
  };
}

function table(more: Partial<SpiritIslandTable> = {}): SpiritIslandTable {
  return {
    round: 1,
    phase: 'spirit',
    result: 'running',
    doom: 0,
    layout: 'boards_1',
    boards: ['A'],
    difficulty: 0,
    health: { town: 2, city: 3, dahan: 2 },
    lands: [
      land('A4', { explorers: 1, towns: [1, 1] }),
      land('A5', { terrain: 'wetland', dahan: [2] }),
      land('A1', { terrain: 'mountain', coastal: true }),
    ],
    spirits: [spirit(0), spirit(1)],
    invaders: {
      ravage: null,
      build: null,
      explore: null,
      extra_build: null,
      has_extra_build: false,
      discard: [],
      deck: [1, 1, 2],
      unseen: [],
    },
    fear: {
      terror: 1,
      generated: 3,
      pool: 8,
      earned: 0,
      left: 9,
      taken: 0,
      groups: [3, 3, 3],
      turned_up: {},
      discard: [],
    },
    blight: { card: 'downward_spiral', blighted: false, left: 4 },
    minor_deck: 36,
    minor_discard: [],
    major_deck: 22,
    major_discard: [],
    using: null,
    forecast: [],
    ...more,
  };
}

const info = { seats: [{ name: 'Anna' }, { name: 'Bert' }], options: {} } as unknown as TableInfo;

describe('the box', () => {
  it('has every spirit, power and invader card', () => {
    expect([box().spirits.size, box().powers.size, box().invaderCards.size]).toEqual([8, 90, 15]);
  });

  it('knows the lands of an invader card, on the coast too', () => {
    expect(landsOf('III-SW', table().lands)).toEqual(['A4', 'A5']);
    expect(landsOf('II-C', table().lands)).toEqual(['A1']);
    expect(landsOf('I-S', [land('A0', { ocean: true, terrain: 'ocean', coastal: true })])).toEqual([]);
  });

  it('knows when a threshold is reached', () => {
    expect(reached({ sun: 1, water: 2 }, { sun: 1, water: 3 })).toBe(true);
    expect(reached({ sun: 1, water: 2 }, { water: 3 })).toBe(false);
  });

  it.each(['de', 'en'] as const)('says every growth option and threshold in words (%s)', (lang) => {
    const growth = [...box().spirits.values()].flatMap((printed) => [
      ...printed.growth.flat(),
      ...printed.growth_always,
    ]);
    const levels = [...box().innates.values()].flatMap((innate) => innate.thresholds);
    const said = [...growth, ...levels].map(({ text }) => text[lang]);
    expect(said.length).toBeGreaterThan(80);
    expect(said.filter((words) => !/^[A-ZÄÖÜ0-9]/.test(words) || /growth-|target-|ground-|[{}[]/.test(words))).toEqual(
      [],
    );
  });
});

describe('pieces', () => {
  it('of a kind and with the same damage are one', () => {
    const all = piecesOf(
      land('A4', { explorers: 3, towns: [2, 1], dahan: [0, 1], presence: [2, 1], sacred: [0], blight: 1, defend: 4 }),
      table(),
    );
    expect(all.map(({ key, count }) => [key, count])).toEqual([
      ['explorer-0', 3],
      ['town-0', 2],
      ['town-1', 1],
      ['dahan-1', 1],
      ['blight', 1],
      ['presence-0', 2],
      ['presence-1', 1],
      ['defend', 4],
    ]);
    expect(all.filter((piece) => piece.sacred).map((piece) => piece.seat)).toEqual([0]);
  });

  it('have room in every land of every board, apart from its name and from each other', () => {
    const { lands, box } = islandOf('boards_4', ['A', 'B', 'C', 'D']);
    const scale = 640 / box.width;
    for (const { id, outline } of lands) {
      const drawn = outline.map(({ x, y }) => ({ x: x * scale, y: y * scale }));
      const name = nameSpot(drawn, 26);
      expect(inside(name, drawn), id).toBe(true);
      for (const count of [1, 3, 5]) {
        const { spots, size } = placesFor(drawn, count, name, 26, 30, 14);
        expect(spots, id).toHaveLength(count);
        for (const spot of spots) expect(inside(spot, drawn), id).toBe(true);
        const gaps = spots.flatMap((one, index) =>
          spots.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
        );
        expect(Math.min(size, ...gaps), id).toBeGreaterThan(size * 0.7);
      }
    }
  });
});

describe('words for the island', () => {
  const plan: InvaderForecast = {
    land: 'A4',
    action: 'ravage',
    damage: 3,
    gains: { blight: 1 },
    losses: { dahan: 1 },
    presence: [0, 1],
    spreads: true,
  };

  it('tell what stands in a land and what will happen there', () => {
    const now = table({ forecast: [plan] });
    const text = landText(land('A4', { explorers: 2, towns: [0, 1], presence: [1, 0] }), now, info);
    for (const part of [
      'A4 (sands)',
      'inland',
      '2 explorers',
      '1 town (1 damage)',
      'Anna: 1 presence',
      'Ravage, 3 damage',
    ])
      expect(text).toContain(part);
  });

  it('tell what comes of a ravage', () => {
    expect(planText(plan, info)).toBe(
      'Ravage, 3 damage: blight is added and spreads, 1 dahan lost, and Bert loses 1 presence',
    );
  });
});

describe('pointing', () => {
  it('tells lands from spirits, and forgets only what it was told last', async () => {
    const pointing = new Pointing();
    pointing.at('one', ['A4', 'spirit:1'], 'reach');
    expect([[...pointing.lands], [...pointing.seats]]).toEqual([['A4'], [1]]);
    pointing.leave('one');
    pointing.at('two', ['A5'], 'build');
    await Promise.resolve();
    expect([...pointing.lands]).toEqual(['A5']);
    pointing.leave('two');
    await Promise.resolve();
    expect(pointing.lands.size).toBe(0);
  });
});

describe('the breakdown of the final score', () => {
  function view(now: SpiritIslandTable, score: number): View {
    return {
      game: 'spirit-island',
      version: 1,
      players: 2,
      seat: 0,
      asked: [],
      over: true,
      scores: [score, score],
      winners: [],
      table: now,
    };
  }

  it('adds up to the score of a victory', () => {
    const lands = [land('A4', { dahan: [4, 1], blight: 2 })];
    // 5 x 2 for the difficulty, 10 for the victory, 2 x 3 cards, 2 for five dahan of two players, and one blight each.
    const lines = breakdown(view(table({ result: 'victory', difficulty: 2, lands }), 27));
    expect(lines.map((line) => [line.label.en, line.points[0]])).toEqual([
      ['Difficulty', 10],
      ['Victory', 10],
      ['Invader cards left', 6],
      ['Dahan', 2],
      ['Blight', -1],
    ]);
    expect(lines.reduce((sum, line) => sum + line.points[1]!, 0)).toBe(27);
  });

  it('counts the cards that were used after a defeat', () => {
    const lines = breakdown(view(table({ result: 'defeat', lands: [] }), 7));
    expect(lines.map((line) => [line.label.en, line.points])).toEqual([['Invader cards used', [7, 7]]]);
  });
});
