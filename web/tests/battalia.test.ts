import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { mount, unmount, flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';

import Board from '../src/boards/battalia/Board.svelte';
import { breakdown } from '../src/boards/battalia/breakdown';
import { faceOf } from '../src/boards/battalia/faces';
import {
  beam,
  frameOf,
  ghostOf,
  handOrder,
  piles,
  placeIn,
  roads,
  spots,
  turnedExits,
  waysOf,
} from '../src/boards/battalia/layout';
import { offered } from '../src/boards/battalia/offers';
import { kindOf } from '../src/boards/battalia/picks.svelte';
import { missing, outcome, titleOf } from '../src/boards/battalia/row';
import type { BattaliaTable, RowView } from '../src/boards/battalia/view.gen';
import { Choices } from '../src/table/choices.svelte';
import type { DecisionMessage, OptionMessage, TableInfo, View } from '../src/wire.gen';
import { built, person, side, square, table } from './battalia.fixture';

function option(index: number, ...refs: string[]): OptionMessage {
  return { index, text: { de: `Wahl ${index}`, en: `choice ${index}` }, refs, grave: false };
}

const NONE = { labour: 0, cards: 0, card: null, higher: false, supply: 0 };

function row(more: Partial<RowView> = {}): RowView {
  return { seat: 0, deed: 'build', refs: [], cards: [], needs: NONE, lacks: NONE, complete: false, ...more };
}

describe('what can be picked', () => {
  it('knows the kind of a card, wherever it comes from', () => {
    expect(kindOf('card:scroll-barfolk')).toBe('kind:scroll');
    expect(kindOf('bench:crown_of_titus')).toBe('kind:crown_of_titus');
    expect(kindOf('card:lord-fanatics')).toBe('kind:fanatics');
    expect(kindOf('hidden:scroll-barfolk')).toBeNull();
    expect(kindOf('deck:scroll')).toBeNull();
  });
});

describe('the map', () => {
  it('leaves out rows that are closed', () => {
    const open = table().squares.filter((other) => !/[17]$/.test(other.id));
    const frame = frameOf(open);
    expect(frame.letters.join('')).toBe('ABCDEFG');
    expect(frame.numbers).toEqual([2, 3, 4, 5, 6]);
    expect(placeIn(frame, 'D4')).toEqual({ column: 3, row: 2 });
  });

  it('turns the roads of a card clockwise', () => {
    expect(turnedExits('road_curve', 0)).toEqual(['N', 'E']);
    expect(turnedExits('road_curve', 1)).toEqual(['E', 'S']);
    expect(turnedExits('city_3', 3)).toEqual(['W', 'N', 'E']);
  });

  it('draws roads to the very edge, so that they join', () => {
    expect(roads(['E', 'W'], true)).toBe('M100 50L50 50M0 50L50 50');
    expect(roads(['N', 'E'], true)).toBe('M50 0Q50 50 100 50');
    expect(roads(['N', 'E'], false)).not.toContain('Q');
  });

  it('keeps figures on their square, however many there are', () => {
    for (const count of [1, 2, 3, 6]) {
      const places = spots(count);
      expect(new Set(places.map(({ x }) => x.toFixed(3))).size).toBe(count);
      for (const { x, y } of places) expect(x > 0 && x < 1 && y > 0 && y < 1).toBe(true);
    }
  });

  it('shows the card that is about to be built as far as it is known', () => {
    const site = ghostOf(table(), ['deck:road_t'], option(0, 'square:C3'))!;
    expect(site).toMatchObject({ square: 'C3', deck: 'road_t', exits: null });
    expect(ghostOf(table(), ['deck:road_t', 'square:C3'], option(0, 'turn:1'))!.exits).toEqual(['E', 'S', 'W']);
    expect(ghostOf(table(), ['deck:friman'], option(0, 'square:C3'))).toBeNull();
  });

  it('shows a card in all the ways it can be turned, and on all the grounds it can have', () => {
    const turns = waysOf(table(), ['deck:road_curve', 'square:C3'], [option(0, 'turn:1'), option(1, 'turn:3')])!;
    expect(turns.square).toBe('C3');
    expect(turns.cards.map((card) => card.exits.join(''))).toEqual(['ES', 'WN']);
    const changed = built(table(), square('B2', { kind: 'road_t', exits: ['N', 'E', 'S'], terrain: 'forest' }));
    const grounds = waysOf(
      changed,
      ['square:B2'],
      [option(0, 'terrain:lake'), option(1, 'terrain:frost'), option(2, 'square:D4')],
    )!;
    expect(grounds.cards.map(({ ref, kind, terrain }) => [ref, kind, terrain])).toEqual([
      ['terrain:lake', 'road_t', 'lake'],
      ['terrain:frost', 'road_t', 'frost'],
    ]);
    expect(waysOf(table(), ['deck:road_t'], [option(0, 'square:C3')])).toBeNull();
  });
});

describe('cards', () => {
  it('lie in piles, supply before units before artefacts before special artefacts', () => {
    const hand = ['vayls_cloak', 'tool-emberians', 'chief-islanders', 'friman-barfolk', 'supply', 'friman-barfolk'];
    expect(handOrder(piles(hand)).map(({ card, count }) => `${card} ${count}`)).toEqual([
      'supply 1',
      'friman-barfolk 2',
      'chief-islanders 1',
      'tool-emberians 1',
      'vayls_cloak 1',
    ]);
  });

  it('have a face each: rank, faction, and whether they are universal', () => {
    expect(faceOf('lord-wolfsclan')).toMatchObject({ kind: 'lord', rank: 4, crest: 'wolf-head', universal: false });
    expect(faceOf('priest-fanatics').universal).toBe(true);
    expect(faceOf('supply')).toMatchObject({ rank: 0, crest: '', universal: false });
    expect(faceOf('hammer_of_strato').universal).toBe(true);
  });

  it('that are asked for and lie elsewhere are shown beside the table', () => {
    const me = person(0, { hand: ['friman-barfolk'], shelter: ['friman-barfolk', 'lord-barfolk', 'supply'] });
    const asked = [option(0, 'card:friman-barfolk'), option(1, 'card:lord-barfolk')];
    expect(offered(table(), me, 'shelter', asked)).toEqual(['friman-barfolk', 'lord-barfolk']);
    expect(offered(table(), me, 'wild', asked)).toEqual(['friman-barfolk', 'lord-barfolk']);
    expect(offered(table(), me, 'hand', asked)).toEqual([]);
  });
});

describe('the workbench', () => {
  it('has an empty place for all that a row lacks', () => {
    const gaps = missing({ labour: 1, cards: 2, card: 'chief', higher: true, supply: 1 });
    expect(gaps.map((gap) => gap.icon)).toEqual(['claw-hammer', 'viking-head', 'viking-head', 'grain-bundle']);
    expect(missing(NONE)).toEqual([]);
  });

  it('shows what will come of a row', () => {
    const base = built(table(), square('B2', { kind: 'city_4', terrain: 'lake', exits: ['N'], owner: 0, level: 2 }));
    expect(outcome(base, row({ deed: 'upgrade', refs: ['square:B2'] }))!.tile!.level).toBe(3);
    expect(outcome(base, row({ deed: 'hire', refs: ['deck:friman'] }))!.cards).toEqual(['friman-barfolk']);
    expect(outcome(base, row({ deed: 'artefact', refs: ['card:horse-emberians'] }))!.cards).toEqual([
      'horse-emberians',
    ]);
    const found = row({ refs: ['deck:city_4', 'square:D4'], needs: { ...NONE, cards: 3, card: 'priest' } });
    expect(titleOf(found)).toBe('Found a city');
    expect(outcome(base, found)!.tile).toMatchObject({ kind: 'city_4', level: 3, owner: 0 });
    expect(outcome(base, row({ deed: 'hero' }))!.hero).toBe(0);
  });
});

describe('the oracle', () => {
  it('spreads its beams evenly, beginning at the top', () => {
    expect(beam(0, 7)).toMatchObject({ angle: 0, x: 0, y: -1 });
    const ends = [0, 1, 2, 3, 4, 5, 6].map((day) => beam(day, 7));
    expect(ends.reduce((sum, { x }) => sum + x, 0)).toBeCloseTo(0);
    expect(ends.reduce((sum, { y }) => sum + y, 0)).toBeCloseTo(0);
  });
});

describe('the breakdown of the final scores', () => {
  const cities = built(
    table({ people: [person(0, { team: 0 }), person(1, { team: 0 }), person(2, { team: 1 })] }),
    square('A1', { kind: 'city_4', owner: 0, level: 4 }),
    square('A3', { kind: 'city_1', owner: 0, level: 1 }),
    square('A5', { kind: 'forge', owner: 1, level: 2 }),
    square('A7', { kind: 'centre', owner: 2, level: 4 }),
    square('C1', { kind: 'city_4', neutral: true, level: 4 }),
  );
  const view = (scores: number[]): View => ({
    game: 'battalia',
    version: 1,
    players: 3,
    seat: 0,
    asked: [],
    over: true,
    scores,
    winners: [0],
    table: cities,
  });

  it('counts cities by level, and buildings', () => {
    const lines = breakdown(view([5, 2, 4]));
    expect(lines.map((line) => line.label.en)).toEqual([
      'Cities of level 4',
      'Cities of level 1',
      'Buildings of the valleys',
    ]);
    expect(lines[0]!.points).toEqual([4, 0, 4]);
  });

  it('adds up to the scores of teams, with what two get against three', () => {
    const scores = [11, 11, 4];
    const lines = breakdown(view(scores));
    scores.forEach((score, seat) => expect(lines.reduce((sum, line) => sum + line.points[seat]!, 0)).toBe(score));
    expect(lines.map((line) => line.label.de)).toContain('Zwei gegen drei');
  });
});

describe('the words of the drawing', () => {
  it('exist in both languages', () => {
    const folder = join(import.meta.dirname, '../src/boards/battalia');
    const used = new Set<string>();
    for (const file of readdirSync(folder)) {
      for (const match of readFileSync(join(folder, file), 'utf8').matchAll(/\b(?:b|both)\('([a-z-]+)'/g))
        used.add(match[1]!);
    }
    expect(used.size).toBeGreaterThan(50);
    for (const lang of ['de', 'en']) {
      const text = readFileSync(
        join(import.meta.dirname, `../../src/tafelrunde/games/battalia/locale/${lang}.ftl`),
        'utf8',
      );
      const known = new Set([...text.matchAll(/^([\w-]+) =/gm)].map((match) => match[1]!));
      expect([...used].filter((id) => !known.has(id))).toEqual([]);
    }
  });
});

describe('the drawing', () => {
  const info = {
    id: 't',
    game: 'battalia',
    options: {},
    phase: 'playing',
    public: false,
    created: 0,
    clock: null,
    commitment: '',
    seats: [0, 1].map((seat) => ({ seat, kind: 'person', name: ['Anna', 'Bert'][seat]!, bot: '', connected: true })),
  } satisfies TableInfo as TableInfo;
  let drawn: ReturnType<typeof mount> | null = null;
  afterEach(() => {
    if (drawn) void unmount(drawn);
    drawn = null;
  });

  function draw(now: BattaliaTable, options: OptionMessage[], refs: string[] = []) {
    const decision: DecisionMessage = { seat: 0, number: 1, prompt: { de: '', en: '' }, rule: '', refs, options };
    const sent = vi.fn(() => true);
    const choices = new Choices(sent);
    choices.ask(decision);
    const view: View = {
      game: 'battalia',
      version: 1,
      players: 2,
      seat: 0,
      asked: [0],
      over: false,
      scores: null,
      winners: null,
      table: now,
    };
    drawn = mount(Board, { target: document.body, props: { view, info, seat: 0, choices, log: [] } });
    return { sent, decision, choices };
  }
  const one = (selector: string) => document.querySelector<HTMLElement>(selector)!;

  it('rings exactly what can be chosen, on the map and in the supply', () => {
    const { sent, decision } = draw(table(), [option(0, 'square:D4'), option(1, 'deck:friman')]);
    const ringed = [...document.querySelectorAll<HTMLElement>('.choice')];
    expect(ringed.map((thing) => thing.dataset.square ?? thing.dataset.ref).sort()).toEqual(['D4', 'deck:friman']);
    one('[data-square="D4"]').click();
    expect(sent).toHaveBeenCalledWith(decision, 0);
  });

  it('lists the options of a thing that stands for several', () => {
    const now = built(table(), square('A4', { kind: 'city_4', heroes: ['hero:0-0'] }));
    const { sent, decision } = draw(now, [option(0, 'hero:0-0'), option(1, 'hero:0-0')]);
    one('button[data-ref="hero:0-0"]').click();
    flushSync();
    expect(sent).not.toHaveBeenCalled();
    const listed = [...document.querySelectorAll<HTMLElement>('.list button')];
    expect(listed.map((button) => button.textContent?.trim())).toEqual(['choice 0', 'choice 1']);
    listed[1]!.click();
    expect(sent).toHaveBeenCalledWith(decision, 1);
  });

  it('tells a card of the hand from the same card on the workbench', () => {
    const now = table({ people: [person(0, { hand: ['chief-islanders'], bench: ['chief-islanders'] }), person(1)] });
    const { sent, decision } = draw(now, [option(0, 'card:chief-islanders'), option(1, 'bench:chief-islanders')]);
    const piled = [...document.querySelectorAll<HTMLElement>('.hand .pile')];
    expect(piled.every((pile) => pile.classList.contains('choice'))).toBe(true);
    piled[1]!.click();
    expect(sent).toHaveBeenCalledWith(decision, 1);
  });

  it('draws the hideout beside the hand', () => {
    const now = table({ people: [person(0, { hand: ['supply'], hidden: ['supply', 'lord-barfolk'] }), person(1)] });
    const { sent, decision } = draw(now, [option(0, 'hidden:supply'), option(1, 'hidden:lord-barfolk')]);
    expect(document.querySelectorAll('.hand .choice')).toHaveLength(2);
    one('.hideout[data-ref="card:supply"]').click();
    expect(sent).toHaveBeenCalledWith(decision, 0);
  });

  it('rings cards where they lie, not in the hand', () => {
    const now = table({ limbo: ['supply', 'lord-barfolk'] });
    draw(now, [option(0, 'card:supply'), option(1, 'card:lord-barfolk')], ['zone:limbo']);
    expect(document.querySelectorAll('.hand .choice')).toHaveLength(0);
    expect(document.querySelectorAll('.sheet .choice')).toHaveLength(2);
  });

  it('says what a row lacks, and carries it out when it is complete', () => {
    const lacks = { ...NONE, labour: 1, supply: 1 };
    draw(table({ row: row({ refs: ['deck:road_t', 'square:C3', 'turn:0'], cards: ['friman-barfolk'], lacks }) }), [
      option(0, 'card:supply'),
    ]);
    expect(one('.bench .lacks').textContent).toContain('1 × Supply');
    expect(document.querySelectorAll('.bench .gap')).toHaveLength(2);
    expect(one('.ghost').style.gridArea).toBe('3 / 3');
    void unmount(drawn!);
    const { sent, decision } = draw(table({ row: row({ complete: true, cards: ['friman-barfolk', 'supply'] }) }), [
      option(0),
    ]);
    one('.bench .button.main').click();
    expect(sent).toHaveBeenCalledWith(decision, 0);
  });

  it('shows both sides of a battle with their totals', () => {
    const attack = side({
      cards: ['weapon-barfolk', 'lord-barfolk*'],
      strengths: [2, 4],
      strength: 6,
      morale: 1,
      total: 7,
    });
    const defence = side({ cards: ['friman-islanders!'], strengths: [1], strength: 1, place: 3, total: 4 });
    draw(
      table({
        battle: {
          attacker: 0,
          defender: 1,
          square: 'G4',
          target: 'city',
          heroes: ['hero:0-0'],
          helpers: [],
          attack,
          defence,
          wins: true,
        },
      }),
      [option(0)],
    );
    expect([...document.querySelectorAll('.battle .total')].map((total) => total.textContent)).toEqual(['4', '7']);
    expect(document.querySelectorAll('.battle .attack .card .virtual')).toHaveLength(1);
    expect(document.querySelectorAll('.battle .held')).toHaveLength(1);
    expect(one('.battle .wins .name').textContent).toContain('Anna');
  });
});
