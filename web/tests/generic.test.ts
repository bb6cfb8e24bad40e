import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { columnsOf, fieldsOf, heading, inOrder, optionFor, refOf, shown } from '../src/boards/generic/naming';
import GenericBoard from '../src/boards/generic/GenericBoard.svelte';
import { boxOf, openBox } from '../src/table/box.svelte';
import { Choices } from '../src/table/choices.svelte';
import type { CardInfo, DecisionMessage, TableInfo, View } from '../src/wire.gen';

const gem: CardInfo = {
  ref: 'gem:ruby',
  name: { de: 'Rubin', en: 'Ruby' },
  text: { de: '', en: '' },
  icon: 'sun',
  rule: 'G1',
};
const info = {
  id: 'abc',
  game: 'gems',
  seats: [{ seat: 0, kind: 'person', name: 'Anna', bot: '', connected: true }],
} as unknown as TableInfo;
const view: View = {
  game: 'gems',
  version: 1,
  players: 1,
  seat: 0,
  asked: [0],
  over: false,
  scores: null,
  winners: null,
  table: {
    round: 3,
    open_gems: ['ruby', 'topaz'],
    piles: [
      { size: 2, secret: false },
      { size: 4, secret: true },
    ],
  },
};
const decision: DecisionMessage = {
  seat: 0,
  number: 1,
  prompt: { de: '', en: '' },
  rule: 'G1',
  refs: [],
  options: [{ index: 0, text: { de: 'Rubin', en: 'Ruby' }, refs: ['gem:ruby'], grave: false, hint: null }],
};

describe('naming', () => {
  it('reads keys as words', () => {
    expect(heading('first_row')).toBe('First row');
  });

  it('calls fields as the game does', () => {
    expect(heading('first_row', { first_row: { de: 'Erste Reihe', en: 'Front row' } })).toBe('Front row');
  });

  it('tells a hand once: its cards, or how many there are', () => {
    const hidden = { seat: 1, hand_size: 4, hand: null };
    expect(fieldsOf(hidden)).toEqual(['seat', 'hand']);
    expect(shown(hidden, 'hand')).toBe(4);
    expect(shown({ ...hidden, hand: ['ruby'] }, 'hand')).toEqual(['ruby']);
    expect(fieldsOf({ pile_size: 3 })).toEqual(['pile_size']);
  });

  it('sees a table in a list of equal things', () => {
    expect(
      columnsOf([
        { a: 1, b: [2] },
        { a: 3, b: [] },
      ]),
    ).toEqual(['a', 'b']);
    expect(columnsOf([{ a: 1 }, { b: 1 }])).toBeNull();
    expect(columnsOf([1, 2])).toBeNull();
    const much = { a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7 };
    expect(columnsOf([much, much])).toBeNull();
  });

  it('finds the card behind an id', () => {
    expect(refOf('ruby', new Map([[gem.ref, gem]]))).toBe('gem:ruby');
    expect(refOf('by', new Map([[gem.ref, gem]]))).toBeNull();
  });
});

describe('whose thing it is', () => {
  const option = (index: number, ...refs: string[]) => ({ ...decision.options[0]!, index, refs });

  it('lights only what is mine where nobody is named', () => {
    const options = [option(0, 'card:king')];
    expect(optionFor('card:king', 0, 0, { options })).toBe(options[0]);
    expect(optionFor('card:king', 1, 0, { options })).toBeNull();
    expect(optionFor('card:king', null, 0, { options })).toBe(options[0]);
    expect(optionFor('card:ing', 0, 0, { options })).toBeNull();
  });

  it("lights what is somebody else's where the option names that person", () => {
    const options = [option(0, 'card:king', 'seat:1'), option(1, 'card:king', 'seat:2')];
    expect(optionFor('card:king', 1, 0, { options })).toBe(options[0]);
    expect(optionFor('card:king', 2, 0, { options })).toBe(options[1]);
    expect(optionFor('card:king', 0, 0, { options })).toBeNull();
  });

  it('puts my own place first', () => {
    expect(inOrder([{ seat: 0 }, { seat: 1 }, { seat: 2 }], 2, 3)).toEqual([2, 0, 1]);
    expect(inOrder([['a'], ['b'], ['c']], 1, 3)).toEqual([1, 0, 2]);
    expect(inOrder(['a', 'b', 'c'], 1, 3)).toEqual([0, 1, 2]);
    expect(inOrder([{ seat: 0 }, { seat: 1 }], null, 2)).toEqual([0, 1]);
  });
});

describe('the board for any game', () => {
  afterEach(() => {
    document.body.innerHTML = '';
    vi.unstubAllGlobals();
  });

  it('draws what the view holds, and lets its things be chosen', () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no server here')));
    openBox({ game: 'gems', id: 'table' });
    boxOf('gems').cards = new Map([[gem.ref, gem]]);
    const sent = vi.fn(() => true);
    const choices = new Choices(sent);
    choices.ask(decision);
    const board = mount(GenericBoard, { target: document.body, props: { view, info, seat: 0, choices, log: [] } });
    flushSync();

    const text = document.body.textContent;
    for (const words of ['Anna', 'Round', '3', 'Open gems', 'topaz', 'Size', 'Secret']) expect(text).toContain(words);
    const ruby = document.querySelector<HTMLButtonElement>('[data-ref="gem:ruby"]')!;
    expect(ruby.textContent).toContain('Ruby');
    expect(ruby.classList.contains('choice')).toBe(true);
    ruby.click();
    expect(sent).toHaveBeenCalledWith(decision, 0);
    void unmount(board);
  });

  it("does not let me choose what is somebody else's, and names people", () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no server here')));
    openBox({ game: 'gems', id: 'table' });
    boxOf('gems').cards = new Map([[gem.ref, gem]]);
    const two = {
      ...info,
      seats: [...info.seats, { seat: 1, kind: 'person', name: 'Bela', bot: '', connected: true }],
    } as unknown as TableInfo;
    const people = [
      { seat: 0, hand: null, shown: ['ruby'] },
      { seat: 1, hand: ['ruby'], shown: [] },
    ];
    const choices = new Choices(vi.fn(() => true));
    choices.ask({ ...decision, seat: 1 });
    const props = { view: { ...view, seat: 1, players: 2, table: { people } }, info: two, seat: 1, choices, log: [] };
    const board = mount(GenericBoard, { target: document.body, props });
    flushSync();

    const rubies = [...document.querySelectorAll('[data-ref="gem:ruby"]')];
    expect(rubies.map((ruby) => ruby.classList.contains('choice'))).toEqual([true, false]);
    const rows = [...document.querySelectorAll('tbody tr')];
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('Bela'),
      expect.stringContaining('Anna'),
    ]);
    expect(rows[0]!.classList.contains('mine')).toBe(true);
    void unmount(board);
  });
});
