import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';

import LogPanel from '../src/table/LogPanel.svelte';
import type { GameBox } from '../src/table/box.svelte';
import { settings } from '../src/settings.svelte';
import type { EventMessage, ProposalMessage, TableInfo } from '../src/wire.gen';

const info: TableInfo = {
  id: 'abc',
  game: 'spirit-island',
  options: {},
  phase: 'playing',
  public: false,
  created: 0,
  seats: [],
  clock: null,
  commitment: '',
};
const box = { cards: new Map(), name: () => '' } as unknown as GameBox;

function event(number: number, kind: string): EventMessage {
  const text = { de: 'Bot 2: „Ich verteidige A4.“', en: 'Bot 2: “I defend A4.”' };
  return { number, kind, rule: '', text, facts: { seat: 'seat:1' } };
}

function proposal(number: number, part: number, land: string): ProposalMessage {
  return { number, part, seat: 1, what: { de: `„Flut“, ${land}`, en: `“Flood”, ${land}` } };
}

let drawn: Record<string, unknown> | null = null;

function draw(proposals: ProposalMessage[]): ReturnType<typeof vi.fn> {
  const onanswer = vi.fn();
  const log = [event(5, 'speech'), event(7, 'gained'), event(8, 'speech')];
  drawn = mount(LogPanel, {
    target: document.body,
    props: { log, info, box, upTo: Infinity, divider: null, onrule: () => undefined, proposals, onanswer },
  });
  flushSync();
  return onanswer;
}

const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('li li button')];

afterEach(() => {
  if (drawn) void unmount(drawn);
  drawn = null;
});

describe('what a bot proposes', () => {
  it('is answered with one click, beside the line it was said in', () => {
    settings.lang = 'de';
    const asked = proposal(8, 0, 'A4');
    const onanswer = draw([asked]);
    const lines = [...document.querySelectorAll('.log > ul > li')];
    expect(lines.map((line) => line.querySelectorAll('button.button').length)).toEqual([0, 0, 2]);
    const [good, not] = buttons();
    expect(good!.textContent).toBe('Gut so: „Flut“, A4');
    expect(not!.textContent).toBe('Lieber nicht: „Flut“, A4');
    expect([good, not].map((button) => button!.tabIndex)).toEqual([0, 0]);
    good!.click();
    not!.click();
    expect(onanswer.mock.calls).toEqual([
      [asked, true],
      [asked, false],
    ]);
  });

  it('is named if it is one of several', () => {
    settings.lang = 'en';
    draw([proposal(8, 0, 'A4'), proposal(8, 2, 'A5')]);
    expect([...document.querySelectorAll('li li > span')].map((label) => label.textContent)).toEqual([
      '“Flood”, A4',
      '“Flood”, A5',
    ]);
    expect(buttons().map((button) => button.textContent)).toEqual([
      'Good: “Flood”, A4',
      'Rather not: “Flood”, A4',
      'Good: “Flood”, A5',
      'Rather not: “Flood”, A5',
    ]);
  });

  it('is not asked about when there is nothing to answer', () => {
    draw([]);
    expect(buttons()).toEqual([]);
  });
});
