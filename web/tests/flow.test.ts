import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { doomsOf } from '../src/boards/spirit_island/dooms';
import { clockText, CLOCKS } from '../src/lobby/clocks';
import { placesOf } from '../src/replay/places';
import { settings } from '../src/settings.svelte';
import ChoiceMenu from '../src/table/ChoiceMenu.svelte';
import { Choices } from '../src/table/choices.svelte';
import { toScrollTo } from '../src/table/insight';
import { deedsOf, grouped, lastOwn, sinceThen } from '../src/table/digest';
import { duration } from '../src/table/duration';
import { bestSpot } from '../src/table/spot';
import { Zoom } from '../src/table/zoom.svelte';
import type { DecisionMessage, EventMessage, OptionMessage } from '../src/wire.gen';

function option(index: number, refs: string[], more: Partial<OptionMessage> = {}): OptionMessage {
  return { index, text: { de: `Wahl ${index}`, en: `choice ${index}` }, refs, grave: false, ...more };
}

function asking(...options: OptionMessage[]): { choices: Choices; sent: number[] } {
  const sent: number[] = [];
  const choices = new Choices((_, index) => sent.push(index) > 0);
  const decision: DecisionMessage = { seat: 0, number: 1, prompt: { de: '', en: '' }, rule: '', refs: [], options };
  choices.ask(decision);
  return { choices, sent };
}

function event(number: number, facts: EventMessage['facts'], kind = 'gained'): EventMessage {
  return { number, kind, rule: '', text: { de: '', en: '' }, facts };
}

describe('what ends a turn', () => {
  afterEach(() => (settings.askEnd = true));

  it('comes last, whatever its place in the rules', () => {
    const { choices } = asking(option(0, [], { ends: true }), option(1, []), option(2, []));
    expect(choices.options.map(({ index }) => index)).toEqual([1, 2, 0]);
    expect(choices.ending).toBe(2);
  });

  it('asks once more while something is left to do, and not otherwise', () => {
    const busy = asking(option(0, [], { ends: true }), option(1, []));
    busy.choices.choose(1);
    expect([busy.sent, busy.choices.leaving?.index]).toEqual([[], 0]);
    busy.choices.choose(1, true);
    expect(busy.sent).toEqual([0]);
    const idle = asking(option(0, [], { ends: true }));
    idle.choices.choose(0);
    expect(idle.sent).toEqual([0]);
    settings.askEnd = false;
    const bold = asking(option(0, [], { ends: true }), option(1, []));
    bold.choices.choose(1);
    expect(bold.sent).toEqual([0]);
  });
});

describe('a thing that stands for several options', () => {
  it('asks which one is meant', () => {
    const { choices, sent } = asking(option(0, ['boat:0', 'island:3']), option(1, ['boat:1', 'island:3']));
    const menu = mount(ChoiceMenu, { target: document.body, props: { choices } });
    choices.pick(choices.about('island:3'), document.body);
    flushSync();
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('.menu .button')];
    expect(buttons.map((button) => button.textContent).slice(0, 2)).toEqual(['choice 0', 'choice 1']);
    buttons[1]!.click();
    expect(sent).toEqual([1]);
    flushSync();
    expect(document.querySelector('.menu')).toBeNull();
    void unmount(menu);
  });

  it('chooses at once where it stands for one', () => {
    const { choices, sent } = asking(option(0, ['island:3']), option(1, ['island:4']));
    choices.pick(choices.about('island:4'), document.body);
    expect(sent).toEqual([1]);
  });
});

describe('the zoomed card', () => {
  function pointer(kind: string, x: number, y: number): PointerEvent {
    return new PointerEvent(kind, { clientX: x, clientY: y, bubbles: true, pointerType: 'mouse' });
  }

  it('opens where somebody points, and not under a resting pointer', () => {
    vi.useFakeTimers();
    document.body.innerHTML = '<main><button data-ref="land:L01"></button></main>';
    const root = document.querySelector('main')!;
    const card = document.querySelector('button')!;
    const zoom = new Zoom();
    const stop = zoom.listen(root);
    // The pointer rests, and the card comes to lie under it.
    root.dispatchEvent(pointer('pointermove', 50, 50));
    card.dispatchEvent(pointer('pointerover', 50, 50));
    vi.advanceTimersByTime(2000);
    expect(zoom.ref).toBeNull();
    card.dispatchEvent(pointer('pointerover', 52, 50));
    vi.advanceTimersByTime(2000);
    expect(zoom.ref).toBe('land:L01');
    // Another question: what was read in passing closes, what was asked for stays.
    zoom.leave();
    expect(zoom.ref).toBeNull();
    zoom.show(card, true);
    zoom.leave();
    expect(zoom.ref).toBe('land:L01');
    stop();
    vi.useRealTimers();
  });

  it('stands where it hides least of what can be chosen', () => {
    const near = { left: 500, top: 300, width: 80, height: 90 };
    const card = { width: 264, height: 230 };
    const screen = { width: 1280, height: 720 };
    expect(bestSpot(near, card, screen, [])).toEqual({ left: 592, top: 230 });
    const right = { left: 600, top: 200, width: 300, height: 500 };
    expect(bestSpot(near, card, screen, [right]).left).toBeLessThan(500 - 264);
    // At the edge it stays on the screen.
    const corner = bestSpot({ left: 1200, top: 660, width: 70, height: 50 }, card, screen, []);
    expect(corner.left + 264).toBeLessThanOrEqual(1280);
    expect(corner.top + 230).toBeLessThanOrEqual(720);
  });
});

describe('what can be chosen', () => {
  it('is scrolled to where none of it is in sight', () => {
    const window = { top: 50, bottom: 330 };
    const seen = { top: 60, bottom: 160 };
    const below = { top: 320, bottom: 420 };
    expect(toScrollTo([below, seen], window)).toBeNull();
    expect(toScrollTo([below, { top: 400, bottom: 500 }], window)).toBe(0);
    // What is larger than the screen is in sight when it fills half of it.
    expect(toScrollTo([{ top: -300, bottom: 200 }], window)).toBeNull();
    expect(toScrollTo([], window)).toBeNull();
  });
});

describe('since the last turn', () => {
  const log = [
    event(1, { seat: 'seat:0', card: 'card:a' }),
    event(2, { round: 2 }, 'round-begins'),
    event(3, { seat: 'seat:1', card: 'card:b', points: 2 }),
    event(4, { seat: 'seat:1', card: 'card:b', points: 3 }),
    event(5, { seat: 'seat:2' }),
  ];

  it('others count, one does not count oneself, and one’s own turn keeps what came before it', () => {
    expect(sinceThen(log, [0], 1, null)).toEqual({ from: 1, to: 5 });
    expect(sinceThen(log, [0], 5, { from: 1, to: 5 })).toEqual({ from: 1, to: 5 });
    expect(sinceThen(log.slice(0, 2), [0], 0, null)).toBeNull();
  });

  it('begins after one’s own last event for whoever comes from another device', () => {
    expect(lastOwn(log, [0])).toBe(1);
    expect(lastOwn(log, [1, 2])).toBe(5);
    expect(lastOwn(log, [3])).toBe(0);
    expect(sinceThen(log, [0], lastOwn(log, [0]), null)).toEqual({ from: 1, to: 5 });
  });

  it('sums up what each person did, with cards and points', () => {
    const beat = ({ facts }: EventMessage) => ({
      time: 1,
      marks: [`mark:${facts.seat}`],
      floats: facts.points ? [{ at: String(facts.seat), text: `+${facts.points}`, good: true }] : [],
    });
    const deeds = deedsOf(log.slice(1), beat, (ref) => ref.startsWith('card:'));
    expect(deeds.map(({ seat, cards, points }) => [seat, cards, points])).toEqual([
      [1, ['card:b'], 5],
      [2, [], 0],
    ]);
  });

  it('groups the log by person, and parts it where the last turn ended', () => {
    const keys = (divider: number | null) =>
      grouped(log, divider).map(({ events }) => events.map(({ number }) => number));
    expect(keys(null)).toEqual([[1], [2], [3, 4], [5]]);
    expect(keys(3)).toEqual([[1], [2], [3], [4], [5]]);
  });
});

describe('the end', () => {
  it('says who came where', () => {
    const places = (scores: number[], winners: number[]) =>
      placesOf({ scores, winners }).map(({ seat, place }) => [seat, place]);
    expect(places([10, 30, 20], [1])).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
    ]);
    // A tie that was broken, and one that was not.
    expect(places([20, 20, 5, 5], [1])).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
      [3, 3],
    ]);
  });

  it('says why the spirits have lost', () => {
    expect(doomsOf({ doom: 0 })).toEqual([]);
    expect(doomsOf({ doom: 2 })).toEqual(['A spirit has lost all its presence.']);
  });
});

describe('clocks', () => {
  it('are told in words', () => {
    settings.lang = 'en';
    expect(Object.values(CLOCKS).map(clockText)).toEqual([
      'no limit',
      '10 minutes for the game, and 5 seconds more for every decision',
      '30 minutes for the game, and 15 seconds more for every decision',
      '60 minutes for the game, and 30 seconds more for every decision',
      '2 minutes a decision',
      '1 day a decision',
      '3 days a decision',
    ]);
    expect([42, 725, 12_000, 187_200].map(duration)).toEqual(['0:42', '12:05', '3 h 20 min', '2 d 4 h']);
  });
});
