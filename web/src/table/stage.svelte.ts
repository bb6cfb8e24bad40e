// Plays what happened, event by event, and then shows the truth. The view is always right in the end:
// what happens here only decorates the way there, and any key can skip it.

import { tick } from 'svelte';

import type { Beat, Drawing } from '../boards/board';
import type { EventMessage, View } from '../wire.gen';
import { glide, places } from './moves';

/** However much has happened, nobody should have to wait longer than this (in milliseconds). */
const LONGEST = 7000;
const HIGHLIGHT = 600;

interface Played {
  beat: Beat;
  event: EventMessage;
}

interface Scene {
  view: View;
  events: readonly EventMessage[];
}

export class Stage {
  /** What is drawn now. */
  shown = $state.raw<View | null>(null);
  busy = $state(false);
  marks = $state.raw<readonly string[]>([]);
  floats = $state.raw<Beat['floats']>([]);
  /** The event that is being played. */
  telling = $state.raw<EventMessage | null>(null);
  /** The board on the page. */
  root: HTMLElement | null = null;

  private waiting: Scene[] = [];
  private hurry: (() => void) | null = null;
  private skipping = false;
  private fading: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly drawing: () => Drawing | null,
    private readonly moving: () => boolean,
  ) {}

  /** Show a view at once, whatever was being played. */
  jump(view: View | null): void {
    this.waiting = [];
    this.skip();
    this.shown = view;
    this.rest();
  }

  /** Nothing happened on the board: the view only takes the place of the last one. */
  correct(view: View): void {
    if (this.busy) this.waiting.push({ view, events: [] });
    else this.shown = view;
  }

  play(view: View, events: readonly EventMessage[]): void {
    if (this.shown === null || !this.moving() || document.hidden) {
      this.jump(view);
      this.point(view, events);
      return;
    }
    this.waiting.push({ view, events });
    if (!this.busy) void this.run();
  }

  /** Go to the end of what is being played. */
  skip(): void {
    this.skipping = true;
    this.hurry?.();
  }

  private async run(): Promise<void> {
    this.busy = true;
    this.skipping = false;
    while (this.waiting.length > 0 && this.busy) {
      // What has piled up meanwhile is played as one, so that nobody waits for each of many quick bots in turn.
      const scenes = this.waiting.splice(0);
      const { view } = scenes.at(-1)!;
      const events = scenes.flatMap((scene) => scene.events);
      await this.playScene(view, events);
      if (!this.busy) return;
      // The truth: things that no beat has moved glide now.
      await this.show(view, this.skipping || events.length === 0 ? 0 : 250);
    }
    this.rest();
  }

  private rest(): void {
    this.busy = false;
    this.marks = [];
    this.floats = [];
    this.telling = null;
  }

  private async playScene(view: View, events: readonly EventMessage[]): Promise<void> {
    const beats = this.beats(view, events);
    const speed = Math.min(
      1,
      LONGEST /
        Math.max(
          1,
          beats.reduce((sum, { beat }) => sum + beat.time, 0),
        ),
    );
    for (const { beat, event } of beats) {
      if (this.skipping || !this.busy) return;
      this.telling = event;
      this.marks = beat.marks;
      this.floats = beat.floats;
      await this.show({ ...this.shown!, table: beat.table }, beat.time * speed);
    }
  }

  private beats(view: View, events: readonly EventMessage[]): Played[] {
    const beatOf = this.drawing()?.beat;
    if (!beatOf) return [];
    const beats: Played[] = [];
    let table = this.shown!.table;
    let marks: string[] = [];
    for (const event of events) {
      const beat = beatOf(table, event, view.table);
      table = beat.table;
      marks = [...marks, ...beat.marks];
      if (beat.time === 0) continue;
      beats.push({ beat: { ...beat, marks }, event });
      marks = [];
    }
    return beats;
  }

  private async show(view: View, time: number): Promise<void> {
    const before = this.root && time > 0 ? places(this.root) : null;
    this.shown = view;
    await tick();
    if (!this.root || !before) return;
    const running = glide(this.root, before, Math.min(time, 400));
    await new Promise<void>((done) => {
      const timer = setTimeout(done, time);
      this.hurry = () => {
        clearTimeout(timer);
        for (const animation of running) animation.finish();
        done();
      };
    });
    this.hurry = null;
  }

  /** Without movement: a short highlight of everything that it was about. */
  private point(view: View, events: readonly EventMessage[]): void {
    if (this.shown === null || document.hidden) return;
    const beatOf = this.drawing()?.beat;
    this.marks = beatOf ? events.flatMap((event) => beatOf(view.table, event, view.table).marks) : [];
    clearTimeout(this.fading);
    this.fading = setTimeout(() => (this.marks = []), HIGHLIGHT);
  }
}
