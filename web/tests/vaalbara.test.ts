import { beforeAll, describe, expect, it } from 'vitest';

import { breakdown } from '../src/boards/vaalbara/breakdown';
import { followersInOrder, initiatives, kindIcon } from '../src/boards/vaalbara/box';
import { fanStep, groups, ring, turnOrder } from '../src/boards/vaalbara/layout';
import type { ClanView, Kind, LandView, VaalbaraTable } from '../src/boards/vaalbara/view.gen';
import type { EventMessage, View } from '../src/wire.gen';
import { layOut } from './boxes';

const CLANS = ['yellow', 'red', 'blue', 'purple', 'green'];

function land(id: string, kind: Kind = 'meadow', value = 0): LandView {
  return { id, kind, value, omens: CLANS };
}

function clan(seat: number, more: Partial<ClanView> = {}): ClanView {
  return {
    seat,
    clan: CLANS[seat]!,
    neighbours: [],
    hand: null,
    hand_size: 5,
    known: [],
    deck_size: 7,
    used: [],
    has_chosen: false,
    chosen: null,
    points: null,
    realm: [],
    ...more,
  };
}

function table(more: Partial<VaalbaraTable> = {}): VaalbaraTable {
  return {
    round: 1,
    rounds: 9,
    revealed: false,
    first_row: [land('L01'), land('L02', 'forest', 5), land('L03', 'river')],
    second_row: [land('L04'), land('L05'), land('L06')],
    stack: {
      size: 20,
      omens: CLANS,
      top: null,
      bottom: null,
      unseen: { meadow: 1, farm: 1, forest: 1, village: 1, mountain: 1, river: 1 },
    },
    turns: [],
    clans: [clan(0), clan(1), clan(2)],
    ...more,
  };
}

function event(kind: string, facts: EventMessage['facts'], rule = ''): EventMessage {
  return { number: 1, kind, rule, text: { de: '', en: '' }, facts };
}

beforeAll(() => layOut('vaalbara'));

describe('the ring of seats', () => {
  it('puts the only neighbour of two players opposite', () => {
    expect(ring(2, 1)).toEqual({ left: [], top: [0], right: [] });
  });

  it.each([3, 4, 5])('puts the two neighbours beside a seat (%i players)', (players) => {
    for (let seat = 0; seat < players; seat += 1) {
      const around = ring(players, seat);
      expect(around.left).toEqual([(seat + 1) % players]);
      expect(around.right).toEqual([(seat + players - 1) % players]);
      expect([...around.left, ...around.top, ...around.right].sort()).toEqual(
        [...Array(players).keys()].filter((other) => other !== seat),
      );
    }
  });
});

describe('the turn order', () => {
  const initiative = initiatives([]);

  it('is the order of the seats before followers are revealed', () => {
    expect(turnOrder(table(), initiative)).toEqual([0, 1, 2]);
  });

  it('goes by initiative, and ties by the omens (V4.2)', () => {
    const clans = [clan(0, { chosen: 'hunter' }), clan(1, { chosen: 'warrior' }), clan(2, { chosen: 'hunter' })];
    const stack = { ...table().stack, omens: ['blue', 'red', 'yellow', 'green', 'purple'] };
    expect(turnOrder(table({ revealed: true, clans, stack }), initiative)).toEqual([1, 2, 0]);
  });

  it('lets turns that were taken stand (V4.3)', () => {
    const clans = [clan(0, { chosen: 'warrior' }), clan(1, { chosen: 'hunter' }), clan(2, { chosen: 'bard' })];
    expect(turnOrder(table({ revealed: true, clans, turns: [1] }), initiative)).toEqual([1, 0, 2]);
  });
});

describe('realms', () => {
  it('are sorted by kind, with empty kinds kept', () => {
    const sorted = groups([land('L02', 'forest', 3), land('L01'), land('L07', 'forest', 6)]);
    expect(sorted.map((group) => group.lands.length)).toEqual([1, 0, 2, 0, 0, 0]);
    expect(sorted[2]!.lands.map((forest) => forest.value)).toEqual([6, 3]);
  });

  it('fan out no wider than four lands', () => {
    for (const count of [2, 4, 6, 9]) expect(fanStep(count) * (count - 1)).toBeLessThanOrEqual(0.91);
  });
});

describe('initiatives', () => {
  it('come from the box', () => {
    expect(followersInOrder()).toHaveLength(12);
    expect(initiatives([])('warrior')).toBe(1);
  });

  it('come from the own copy that the table plays with', () => {
    layOut('vaalbara', ({ cards }) => {
      cards['follower:warrior'] = { type: 'follower', initiative: 12 };
      cards['follower:farmer'] = { type: 'follower', initiative: 1 };
    });
    expect(followersInOrder().at(0)).toBe('farmer');
    expect(initiatives([])('warrior')).toBe(12);
    layOut('vaalbara');
    expect(initiatives([])('warrior')).toBe(1);
  });

  it('and symbols of kinds come from the cards', () => {
    expect(kindIcon('forest')).toBe('L08');
  });

  it('follow what a table has shown', () => {
    const log = [event('revealed', { seat: 'seat:0', follower: 'follower:warrior', initiative: 7 })];
    expect(initiatives(log)('warrior')).toBe(7);
  });
});

describe('the breakdown of the final scores', () => {
  it('adds up to the scores', () => {
    const view: View = {
      game: 'vaalbara',
      version: 1,
      players: 2,
      seat: 0,
      asked: [],
      over: true,
      scores: [12, 4],
      winners: [0],
      table: {},
    };
    const log = [
      event('gained', { seat: 'seat:0', points: 6 }, 'V7.3'),
      event('gained', { seat: 'seat:0', points: 2 }, 'V6.3'),
      event('gained', { seat: 'seat:1', points: 4 }, 'V9.2'),
      event('stolen', { seat: 'seat:0', victim: 'seat:1', points: 2 }, 'V6.6'),
    ];
    const lines = breakdown(view, log);
    expect(lines.map((line) => line.label.en)).toEqual(['Forest', 'Followers', 'Different kinds', 'At the start']);
    for (const seat of [0, 1])
      expect(lines.reduce((sum, line) => sum + line.points[seat]!, 0)).toBe(view.scores![seat]);
  });
});
