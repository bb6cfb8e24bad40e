import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Beat, Drawing } from '../src/boards/board';
import { Stage } from '../src/table/stage.svelte';
import type { EventMessage, View } from '../src/wire.gen';

function view(points: number): View {
  return { table: { points } } as unknown as View;
}

function event(number: number, kind = 'gained', facts: EventMessage['facts'] = { seat: 'seat:1' }): EventMessage {
  return { number, kind, rule: '', text: { de: '', en: '' }, facts };
}

const BEAT: Beat = { time: 400, marks: ['seat:1'], floats: [{ at: 'seat:1', text: '+1', good: true }] };
const drawing = {
  beat: (it: EventMessage) => (it.kind === 'brisk' ? { time: 100, marks: [], floats: [] } : BEAT),
  centre: (it: EventMessage) => (it.kind === 'storm' ? { ref: 'storm:frost', must: true } : null),
} as unknown as Drawing;

function points(stage: Stage): number {
  return (stage.shown!.table as { points: number }).points;
}

describe('the stage', () => {
  let tempo = 1;
  let stage: Stage;
  beforeEach(() => {
    vi.useFakeTimers();
    tempo = 1;
    stage = new Stage({ drawing: () => drawing, tempo: () => tempo, own: () => [0], letters: () => 100 });
    stage.jump(view(0));
  });
  afterEach(() => vi.useRealTimers());

  it('never shows anything but a view that the server has told, in the order in which it was told', async () => {
    for (let round = 1; round <= 30; round += 1) stage.play(view(round), [event(round)]);
    const seen = new Set<number>();
    while (stage.busy) {
      await vi.advanceTimersByTimeAsync(10);
      seen.add(points(stage));
      // The log knows as much as the board, and no more.
      if (stage.busy) expect(stage.upTo).toBe(points(stage));
    }
    expect([...seen]).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    expect(stage.upTo).toBe(Infinity);
  });

  it('tells much in summary, so that nobody waits too long', async () => {
    for (let round = 1; round <= 200; round += 1)
      stage.play(view(round), [event(round, round % 2 ? 'gained' : 'brisk')]);
    await vi.advanceTimersByTimeAsync(12_000);
    expect(stage.busy).toBe(false);
    expect(points(stage)).toBe(200);
  });

  it('shows the newest view as soon as somebody skips', () => {
    for (let round = 1; round <= 9; round += 1) stage.play(view(round), [event(round)]);
    stage.skip();
    expect([points(stage), stage.busy, stage.marks, stage.floats]).toEqual([9, false, [], []]);
  });

  it('shows everything at once where nobody wants to watch', () => {
    tempo = 0;
    stage.play(view(7), [event(1), event(2)]);
    expect([points(stage), stage.busy]).toEqual([7, false]);
    expect(stage.marks).toContain('seat:1');
  });

  it('pauses, goes on, and goes back', async () => {
    stage.play(view(1), [event(1)]);
    stage.play(view(2), [event(2)]);
    stage.play(view(3), [event(3)]);
    await vi.advanceTimersByTimeAsync(10);
    stage.pause();
    await vi.advanceTimersByTimeAsync(5000);
    expect([points(stage), stage.busy]).toEqual([1, true]);
    stage.resume();
    await vi.advanceTimersByTimeAsync(5000);
    expect([points(stage), stage.busy]).toEqual([3, false]);

    stage.back();
    expect([points(stage), stage.busy, stage.upTo]).toEqual([2, true, 2]);
    stage.back();
    stage.back();
    expect([points(stage), stage.canGoBack]).toEqual([0, false]);
    stage.resume();
    await vi.advanceTimersByTimeAsync(5000);
    expect([points(stage), stage.busy]).toEqual([3, false]);
  });

  it('holds what must be read in the centre for as long as reading takes, or until somebody goes on', async () => {
    stage.play(view(1), [event(1, 'storm')]);
    stage.play(view(2), [event(2)]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(stage.centre?.ref).toBe('storm:frost');
    stage.advance();
    await vi.advanceTimersByTimeAsync(10);
    expect([stage.centre, points(stage)]).toEqual([null, 2]);
  });
});
