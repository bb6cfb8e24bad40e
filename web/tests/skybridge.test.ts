import { describe, expect, it } from 'vitest';

import { breakdown } from '../src/boards/skybridge/breakdown';
import { arch, areaSpot, bonusGaps, CENTRAL, desertPath, SPAN, spanned } from '../src/boards/skybridge/layout';
import type {
  Bonus,
  AreaView,
  DeityView,
  CardView,
  SectionView,
  SkybridgeTable,
  SlotView,
  StackView,
  TableauView,
} from '../src/boards/skybridge/view.gen';
import type { View } from '../src/wire.gen';

const BONUS: Record<string, Bonus[]> = {
  empire: ['money', 'wood'],
  light: ['wood', 'deity'],
  darkness: ['livestock', 'stone'],
  utreng: ['stone', 'metal'],
  shenna: ['livestock', 'salt'],
};

const reapers: CardView = {
  type: 'people',
  ref: 'card:EMP05',
  deck: 'empire',
  rune: 2,
  points: 2,
  instants: [],
  effects: [],
  passives: ['food'],
};
const judge: DeityView = {
  type: 'deity',
  ref: 'deity:DEI02',
  rune: 2,
  feud: 'light',
  gift: { kind: 'gain', good: 'metal', amount: 1, pay: null, options: [] },
};

function stack(deck: StackView['deck'], open: CardView | null = null): StackView {
  return { ref: `stack:${deck}`, deck, size: 10, open, bonus: [], crown: false, put_back: [] };
}
function section(number: number, status: SectionView['status'] = 'waiting'): SectionView {
  return {
    ref: `section:${number}`,
    number,
    status,
    cost: {},
    has_die: false,
    die: null,
    requires: null,
    points: 3,
    builders: [],
  };
}
function area(number: number): AreaView {
  return {
    ref: `area:${number}`,
    number,
    fortification: 0,
    legions: number === 1 ? [0, 1] : [],
    garrisons: [],
    rebels: [0, 0],
    free_rebels: 0,
    leader: number === 9,
  };
}
function slot(number: number): SlotView {
  return {
    ref: `slot:${number}`,
    rune: number,
    pile: [],
    power: false,
    closed: false,
    points: 0,
    effects: [],
    passives: [],
    merchant: null,
  };
}
function tableau(seat: number): TableauView {
  return {
    seat,
    side: 'visions',
    character: 'hamises',
    nation: 'darkness',
    slots: [1, 2, 3, 4, 5].map(slot),
    hand: [],
    deities: seat === 0 ? [judge] : null,
    deity_count: 1,
    drawn: null,
    drawn_deities: null,
    drawn_count: 0,
    gifts: [],
    goods: { wood: 1, stone: 0, metal: 0, livestock: 0, salt: 0, money: 0 },
    places: { materials: 5, livestock: 3, salt: 2 },
    population: 3,
    supply: 9,
    removed: 0,
    foreign: [0, 0],
    garrisons_left: 4,
    legion: 1,
    symbols: { food: 0, knowledge: 0, craft: 0, drake: 0 },
    fed: false,
    build: null,
    score: { bridge: 3 + seat, deities: 2, rebels: 1, garrisons: 0, total: 6 + seat },
  };
}
function board(): SkybridgeTable {
  return {
    round: 1,
    phase: 'character',
    start: 0,
    turn: 0,
    stacks: [stack('empire', reapers), stack('light')],
    drake_waits: true,
    drake: null,
    deity_stack: 20,
    discard: 0,
    sections: [section(1, 'current'), ...[2, 3, 4, 5, 6, 7].map((number) => section(number))],
    idle: 2,
    idle_limit: 3,
    dice: { skybridge: null, utreng: null, on_bridge: 'skybridge', owner: null, spare: null },
    areas: [1, 2, 3, 4, 5, 6, 7, 8, 9].map(area),
    leader: 9,
    free_rebels: 12,
    crown_owner: null,
    free_sides: [],
    tableaus: [tableau(0), tableau(1)],
    cards: {},
  };
}
describe('the bonus effects', () => {
  const row = CENTRAL.map((deck) => ({ ref: `stack:${deck}`, bonus: BONUS[deck]! }));
  const gaps = bonusGaps(row);

  it('lie between the stacks that share them', () => {
    const between = gaps.map((gap) => gap.filter(({ stacks }) => stacks.length === 2).map(({ good }) => good));
    expect(between).toEqual([[], ['wood'], [], ['stone'], [], []]);
  });

  it('lie beside their stack if it alone has them', () => {
    expect(gaps[0]).toEqual([{ good: 'money', stacks: ['stack:empire'] }]);
    expect(gaps[2]!.map(({ good }) => good)).toEqual(['deity', 'livestock']);
    expect(gaps[4]!.map(({ good }) => good)).toEqual(['metal', 'livestock']);
    expect(gaps[5]).toEqual([{ good: 'salt', stacks: ['stack:shenna'] }]);
  });

  it('are all there for each stack, each once and next to it, whatever the box says', () => {
    const others: Bonus[][] = [['wood', 'stone', 'metal'], ['wood', 'deity'], ['salt', 'wood', 'stone'], [], ['money']];
    for (const bonuses of [Object.values(BONUS), others]) {
      const stacks = bonuses.map((bonus, index) => ({ ref: String(index), bonus }));
      const found = bonusGaps(stacks);
      stacks.forEach(({ ref, bonus }, index) => {
        const beside = [...found[index]!, ...found[index + 1]!].filter((one) => one.stacks.includes(ref));
        expect(beside.map(({ good }) => good).sort()).toEqual([...bonus].sort());
      });
    }
  });
});

describe('the bridge', () => {
  it('is laid from Thraen to the eye-star and rises in the middle', () => {
    const sections = board().sections;
    expect(spanned(sections).map(({ number }) => number)).toEqual([...SPAN]);
    const heights = SPAN.map((_, place) => arch(place).height);
    expect(Math.max(...heights)).toBe(heights[3]);
    expect(arch(0).tilt).toBeCloseTo(-arch(6).tilt);
  });
});

describe('the desert', () => {
  it('winds from area to neighbouring area', () => {
    const spots = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => areaSpot(number));
    expect(new Set(spots.map(({ column, row }) => `${column}/${row}`)).size).toBe(9);
    spots.slice(1).forEach((spot, index) => {
      const before = spots[index]!;
      expect(Math.abs(spot.column - before.column) + Math.abs(spot.row - before.row)).toBe(1);
    });
    expect(desertPath([1, 2])).toBe('M16.7 83.3L50.0 83.3');
  });
});

describe('the final score', () => {
  it('is explained by category', () => {
    const lines = breakdown({ table: board() } as unknown as View);
    expect(lines.map(({ label }) => label.en)).toEqual(['Bridge', 'Deities', 'Rebels', 'Garrisons']);
    const totals = [0, 1].map((seat) => lines.reduce((sum, line) => sum + line.points[seat]!, 0));
    expect(totals).toEqual([6, 7]);
  });
});
