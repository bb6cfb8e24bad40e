import { describe, expect, it } from 'vitest';

import { box } from '../src/boards/spirit_island/box';
import { fearPiles, stagePiles } from '../src/boards/spirit_island/piles';
import type { FearView, InvadersView } from '../src/boards/spirit_island/view.gen';
import { layOut } from './boxes';

layOut('spirit-island');

const FEAR: FearView = {
  terror: 1,
  generated: 0,
  pool: 8,
  earned: 0,
  left: 9,
  taken: 0,
  groups: [3, 3, 3],
  turned_up: {},
  discard: [],
};
const INVADERS: InvadersView = {
  ravage: null,
  build: null,
  explore: null,
  extra_build: null,
  has_extra_build: false,
  discard: [],
  deck: [],
  unseen: [],
};

describe('the piles of fear cards', () => {
  it('holds every card of the box exactly once', () => {
    const piles = fearPiles({
      ...FEAR,
      taken: 3,
      earned: 1,
      left: 6,
      discard: ['isolation', 'dahan_raid'],
      turned_up: { '10': 'retreat', '4': 'scapegoats' },
    });
    expect([...piles.spent, ...piles.seen, ...piles.unseen].sort()).toEqual([...box().fearCards].sort());
    expect(piles.spent).toEqual(['isolation', 'dahan_raid']);
  });

  it('counts earned cards and the deck as still to come, those turned up apart and in their order', () => {
    const piles = fearPiles({
      ...FEAR,
      taken: 3,
      earned: 1,
      left: 6,
      discard: ['isolation', 'dahan_raid'],
      turned_up: { '10': 'retreat', '4': 'scapegoats' },
    });
    expect(piles.seen).toEqual(['scapegoats', 'retreat']);
    expect(piles.coming).toBe(5);
  });
});

describe('the stages of the invader deck', () => {
  it('come in their order, each with the cards that nobody has seen and how many of them lie in the deck', () => {
    const piles = stagePiles({
      ...INVADERS,
      deck: [1, 3, 2, 2, 3],
      unseen: ['I-J', 'I-W', 'II-C', 'II-J', 'II-S', 'III-JS', 'III-MS', 'III-SW'],
    });
    expect(piles.map(({ stage, coming }) => [stage, coming])).toEqual([
      [1, 1],
      [3, 2],
      [2, 2],
    ]);
    expect(piles[0]!.unseen).toEqual(['I-J', 'I-W']);
    expect(piles[2]!.unseen).toEqual(['II-C', 'II-J', 'II-S']);
  });

  it('are left out when they are used up, whatever stayed in the box', () => {
    expect(stagePiles({ ...INVADERS, deck: [3], unseen: ['I-J', 'III-JS', 'III-SW'] })).toEqual([
      { stage: 3, unseen: ['III-JS', 'III-SW'], coming: 1 },
    ]);
  });
});
