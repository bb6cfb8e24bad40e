import { beforeAll, describe, expect, it } from 'vitest';

import { breakdown, PARTS } from '../src/boards/glow/breakdown';
import { marksOf } from '../src/boards/glow/conditions';
import { dieOf, faceOf } from '../src/boards/glow/box';
import { bendOf, biomeOf, byId, coast, lineAlong, pointOn, SHAPES, strew } from '../src/boards/glow/land';
import { offerAlong, offersTo, othersOf, seenPlaces } from '../src/boards/glow/layout';
import { placed, together } from '../src/boards/glow/outlines';
import { cellOf, fanOut } from '../src/boards/glow/scoretrack';
import type { CompanyView, DieView, Element, GlowTable, PlaceView, BoardView, Sign } from '../src/boards/glow/view.gen';
import type { EventMessage, OptionMessage, View } from '../src/wire.gen';
import { layOut } from './boxes';

beforeAll(() => layOut('glow'));

function die(id: string, shows: Sign | null, more: Partial<DieView> = {}): DieView {
  const { small, colour } = dieOf(id);
  return {
    id,
    small,
    colour,
    shows,
    sixth: 'nature',
    of: null,
    counts: shows !== null,
    spent: false,
    fresh: false,
    ...more,
  };
}

function company(seat: number, more: Partial<CompanyView> = {}): CompanyView {
  return {
    seat,
    adventurer: { id: 'orium', met: 0, used: false, lit: false, spell: null },
    companions: [],
    spells: [],
    face_down: 0,
    dice: [],
    elements: { nature: 0, water: 0, air: 0, fire: 0, earth: 0 },
    different: 0,
    curse: null,
    score: 10,
    space: 10,
    lapped: false,
    footprints: 0,
    fireflies: 0,
    all_fireflies: 0,
    rerolls: 0,
    free_rerolls: 0,
    next_reroll: 9,
    can_turn: false,
    place: '0',
    camp: '0',
    visited: [],
    boats: ['0', '0', '0', '0'],
    reach: [],
    if_ended: { track: 10, cards: 3, board: 0, fireflies: 10, footprints: 1, total: 24 },
    ...more,
  };
}

function place(id: string, x: number, y: number, needs: Element | null, neighbours: string[]): PlaceView {
  return {
    id,
    kind: id === '0' ? 'start' : 'space',
    needs,
    forbids: null,
    pay: 0,
    points: 0,
    symbols: null,
    x,
    y,
    neighbours,
  };
}

const SHEET: BoardView = {
  side: 'shadows',
  width: 916,
  height: 477,
  places: [
    place('0', 81, 424, null, ['1']),
    place('1', 175, 400, 'fire', ['0', '2']),
    place('2', 222, 378, 'fire', ['1']),
  ],
  paths: [
    { id: '0-1', first: '0', second: '1', symbols: null, least: 0, most: 5, pay: 0 },
    { id: '1-2', first: '1', second: '2', symbols: null, least: 0, most: 5, pay: 0 },
  ],
  spaces: 100,
  reroll_spaces: [0, 9],
};

const AREAS: Element[] = ['fire', 'water', 'earth', 'air', 'nature'];

function table(more: Partial<GlowTable> = {}): GlowTable {
  return {
    day: 1,
    days: 8,
    phase: 'morning',
    start: 0,
    track: AREAS.map((element) => ({ element, companion: null, dice: [], footprints: 0 })),
    cemetery: [],
    reserve: [],
    black_die_in_play: false,
    deck: 35,
    unseen: [],
    adventurers: [],
    spell_pile: 7,
    companies: [company(0), company(1)],
    board: SHEET,
    tom: null,
    ...more,
  };
}

function event(kind: string, facts: EventMessage['facts']): EventMessage {
  return { number: 5, kind, rule: '', text: { de: '', en: '' }, facts };
}

function option(index: number, ...refs: string[]): OptionMessage {
  return { index, text: { de: '', en: '' }, refs, grave: false };
}

describe('what is printed on the cards', () => {
  it('comes from the box', () => {
    expect(faceOf('companion:A05')).toMatchObject({
      called: 'Ladawa',
      fireflies: 1,
      condition: { elements: ['fire', 'fire'] },
      effects: [{ sign: 'shards', amount: 4 }],
    });
    expect(faceOf('adventurer:pocana').dice).toEqual(['red', 'red', 'red']);
    expect(faceOf('companion:A20').dice).toEqual(['black']);
    expect(faceOf('spell:SP3').effects).toEqual([{ sign: 'grave', amount: 0 }]);
  });

  it('is that of the own copy which the table plays with', () => {
    layOut('glow', ({ cards }) => Object.assign(cards['companion:A05']!, { end_points: 9 }));
    expect(faceOf('companion:A05').end_points).toBe(9);
    layOut('glow');
    expect(faceOf('companion:A05').end_points).not.toBe(9);
  });
});

describe('conditions', () => {
  const dice = [
    die('large_red_1', 'fire'),
    die('large_red_2', 'air'),
    die('small_red_1', 'fire'),
    die('small_green_1', 'water', { counts: false }),
  ];
  const lit = (id: string) => marksOf(faceOf(id).condition, company(0, { dice })).map((mark) => mark.lit);

  it('light up symbol by symbol, each die once', () => {
    expect(lit('companion:A05')).toEqual([true, true]);
    expect(lit('companion:A12')).toEqual([true, true]);
    expect(lit('companion:A16')).toEqual([true, true, false]);
  });

  it('count equal symbols of any kind', () => {
    expect(lit('companion:A03')).toEqual([true, true, false]);
  });

  it('light up forbidden elements that nobody shows; what does not count shows nothing (G8.5)', () => {
    expect(lit('companion:A06')).toEqual([true, true]);
    expect(lit('companion:A07')).toEqual([false, false]);
  });

  it('stay dark before the dice are rolled', () => {
    expect(marksOf(faceOf('companion:A06').condition, null).every((mark) => !mark.lit)).toBe(true);
  });
});

describe('the score track', () => {
  const cells = Array.from({ length: 100 }, (_, space) => cellOf(space, SHEET));

  it('is a closed ring of a hundred different cells', () => {
    expect(new Set(cells.map(({ x, y }) => `${x.toFixed(1)}/${y.toFixed(1)}`)).size).toBe(100);
    cells.forEach((cell, space) => {
      const next = cells[(space + 1) % 100]!;
      expect(Math.abs(cell.x - next.x) + Math.abs(cell.y - next.y), `${space}`).toBeLessThan(28);
    });
  });

  it('begins in the top left corner and runs clockwise', () => {
    expect(cells[0]!.x).toBeLessThan(30);
    expect(cells[33]!.x).toBeGreaterThan(880);
    expect(cells[50]!.y).toBeGreaterThan(450);
    expect(cells[83]!.x).toBeLessThan(30);
  });

  it('fans out markers on the same space', () => {
    expect(fanOut([10, 4, 10, 10])).toEqual([0, 0, 1, 2]);
  });
});

describe('the land', () => {
  const places = byId(SHEET);

  it('is always the same, and leaves places and paths free', () => {
    const drawings = strew(SHEET);
    expect(drawings).toEqual(strew(SHEET));
    expect(drawings.length).toBeGreaterThan(40);
    for (const drawing of drawings)
      for (const { x, y } of SHEET.places) expect(Math.hypot(drawing.x - x, drawing.y - y)).toBeGreaterThan(26);
    expect(drawings.map(({ y }) => y)).toEqual(drawings.map(({ y }) => y).sort((a, b) => a - b));
  });

  it('takes the element of a place, or that of its neighbours', () => {
    expect(biomeOf(SHEET.places[1]!, places)).toBe('fire');
    expect(biomeOf(SHEET.places[0]!, places)).toBe('fire');
  });

  it('bends paths, but only between their ends', () => {
    const bend = bendOf(SHEET.paths[0]!, places);
    expect(pointOn(bend, 0)).toEqual({ x: 81, y: 424 });
    expect(pointOn(bend, 1)).toEqual({ x: 175, y: 400 });
    expect(lineAlong(['0', '1', '2'], SHEET).match(/M/g)).toHaveLength(2);
    expect(lineAlong(['2', '1'], SHEET)).toMatch(/^M222 378.* 175 400$/);
    expect(lineAlong(['1', '2'], SHEET)).toMatch(/^M175 400.* 222 378$/);
  });

  it('has closed coasts', () => {
    expect(coast({ x: 100, y: 100 }, 40, 3)).toMatch(/^M.*Z$/);
  });
});

describe('options on the board', () => {
  it('lie where they lead', () => {
    const options = [option(0), option(1, 'space:1'), option(2, 'space:1'), option(3, 'space:2')];
    expect(offersTo(options, 'space:1').map(({ index }) => index)).toEqual([1, 2]);
    expect(offersTo([option(1, 'island:0', 'island:3')], 'island:0')).toEqual([]);
  });

  it('lie on the way that a boat takes, in either direction', () => {
    const options = [option(0), option(1, 'island:3', 'island:0')];
    expect(offerAlong(options, { first: '0', second: '3' })?.index).toBe(1);
    expect(offerAlong(options, { first: '0', second: '1' })).toBeNull();
  });

  it('are seen with the others to the left first', () => {
    expect(othersOf(4, 2)).toEqual([3, 0, 1]);
  });
});

describe('colours', () => {
  it('return wherever somebody has been', () => {
    const log = [
      event('travelled', { seat: 'seat:1', origin: 'space:0', space: 'space:44' }),
      event('sailed', { origin: 'island:7', island: 'island:8' }),
    ];
    const seen = seenPlaces(table({ companies: [company(0, { place: '2', camp: '5' }), company(1)] }), log);
    expect([...seen].sort()).toEqual(['0', '2', '44', '5']);
  });
});

describe('the breakdown of the final scores', () => {
  it('adds up to the scores', () => {
    const view: View = {
      game: 'glow',
      version: 1,
      players: 2,
      seat: 0,
      asked: [],
      over: true,
      scores: [24, 24],
      winners: [0, 1],
      table: table(),
    };
    const lines = breakdown(view);
    expect(lines.map((line) => line.label.en)).toEqual(['Shards', 'Cards', 'Journey', 'Fireflies', 'Footprints']);
    expect(lines).toHaveLength(PARTS.length);
    for (const seat of [0, 1])
      expect(lines.reduce((sum, line) => sum + line.points[seat]!, 0)).toBe(view.scores![seat]);
  });
});

describe('outlines', () => {
  it('are moved and scaled as a whole', () => {
    expect(placed('M0 0H12V24L6 6A5 4 0 0 1 7 8Z', 100, 50, 0.5)).toBe(
      'M100.0 50.0H106.0V62.0L103.0 53.0A2.5 2.0 0 0 1 103.5 54.0Z',
    );
  });

  it('exist for every shape that can grow', () => {
    for (const shape of new Set(Object.values(SHAPES).flat())) {
      const { body, soft, line } = together([{ shape, x: 50, y: 50, size: 24 }]);
      expect(body + soft + line, shape).toMatch(/^M/);
    }
  });
});
