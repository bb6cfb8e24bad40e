// Tells what happened, scene by scene. What is drawn is always a view that the server has told: a scene shows the view just
// after it at once, and its events are told on top of it. Nothing here changes a number, and any key or tap skips it.

import { tick } from 'svelte';

import type { Beat, Drawing, Told } from '../boards/board';
import type { EventMessage, View } from '../wire.gen';
import { glide, places } from './moves';

/** However much has happened, nobody should have to wait longer than this for it (in milliseconds, at normal speed). */
const LONGEST = 7000;
/** What is told in summary leaves out beats that are shorter than this and show nothing that counts. */
const WORTH_TELLING = 300;
const HIGHLIGHT = 600;
/** How long a card in the centre stays: a moment, and so much for each letter. */
const READING = { least: 1100, letter: 16, most: 6000 };
/** So many scenes can be looked at again. */
const REMEMBERED = 40;

/** One message of the server: the view after it, and what led to it. */
interface Scene {
  view: View;
  events: readonly EventMessage[];
}

/** A card in the centre of the stage. Some must have been seen by all; others only show what somebody plays. */
export interface Centre {
  ref: string;
  must: boolean;
  event: EventMessage;
}

interface Planned extends Told {
  centre: Centre | null;
}

interface Around {
  drawing: () => Drawing | null;
  /** How fast: 1 is normal, 2 takes twice as long, 0 shows everything at once. */
  tempo: () => number;
  /** The seats that look on from here: what they do themselves they have seen. */
  own?: () => readonly number[];
  /** How long a card's text is. */
  letters?: (ref: string) => number;
}

export class Stage {
  /** What is drawn now. */
  shown = $state.raw<View | null>(null);
  /** Whether something is being told, or an earlier scene is looked at. */
  busy = $state(false);
  paused = $state(false);
  marks = $state.raw<readonly string[]>([]);
  /** The event that is being told. */
  told = $state.raw<Told | null>(null);
  centre = $state.raw<Centre | null>(null);
  /** The last event that the board knows of: the log is told up to here, and no further. */
  upTo = $state(Infinity);
  /** Whether there is an earlier scene to go back to. */
  canGoBack = $state(false);
  /** The board on the page. */
  root: HTMLElement | null = null;

  private scenes: Scene[] = [];
  private at = -1;
  /** Counts what is being played, so that whatever was played before knows that it is over. */
  private run = 0;
  /** How much faster than usual it is told: it never slows down before it has caught up. */
  private pressed = 1;
  private hurry: (() => void) | null = null;
  private goOn: (() => void) | null = null;
  private fading: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly around: Around) {}

  get floats(): Beat['floats'] {
    return this.told?.floats ?? [];
  }

  get telling(): EventMessage | null {
    return this.told?.event ?? null;
  }

  /** Show a view at once, whatever was being told. What came before it can no longer be gone back to. */
  jump(view: View | null): void {
    this.stop();
    this.scenes = view ? [{ view, events: [] }] : [];
    this.at = this.scenes.length - 1;
    this.shown = view;
    this.rest();
  }

  /** Nothing happened on the board: the view only takes the place of the last one. */
  correct(view: View): void {
    const last = this.scenes.at(-1);
    if (last) last.view = view;
    if (!this.busy) this.shown = view;
  }

  play(view: View, events: readonly EventMessage[]): void {
    const first = this.scenes.length === 0;
    this.scenes.push({ view, events });
    if (first || (this.around.tempo() === 0 && !this.busy) || document.hidden) {
      this.skip();
      if (!first) this.point(view, events);
      return;
    }
    if (!this.busy) void this.playOn();
  }

  /** Go to the end of what is being told. */
  skip(): void {
    this.stop();
    this.at = this.scenes.length - 1;
    this.shown = this.scenes[this.at]?.view ?? null;
    this.rest();
  }

  /** Go on to the next beat. */
  advance(): void {
    if (this.paused) this.resume();
    else this.hurry?.();
  }

  pause(): void {
    if (this.busy) this.paused = true;
  }

  resume(): void {
    this.paused = false;
    const waiting = this.goOn;
    this.goOn = null;
    if (waiting) waiting();
    else if (this.busy && !this.hurry) void this.playOn();
  }

  /** Look at the scene before this one again; it stays until somebody goes on. */
  back(): void {
    if (this.at <= 0) return;
    this.stop();
    this.at -= 1;
    this.paused = true;
    this.busy = true;
    const { view, events } = this.scenes[this.at]!;
    this.shown = view;
    this.canGoBack = this.at > 0;
    this.upTo = this.lastOf(this.at);
    const planned = this.plan(view, view, events).at(-1) ?? null;
    this.told = planned;
    this.centre = null;
    this.marks = events.flatMap((event) => this.beatOf(event, view, view).marks);
  }

  /** Somebody points at something that happened: what it was about is marked. */
  pointAt(marks: readonly string[]): void {
    if (!this.busy) this.marks = marks;
  }

  private stop(): void {
    this.run += 1;
    this.paused = false;
    this.hurry?.();
    this.goOn?.();
    this.hurry = this.goOn = null;
  }

  private async playOn(): Promise<void> {
    const mine = (this.run += 1);
    this.busy = true;
    while (this.at < this.scenes.length - 1) {
      this.at += 1;
      this.canGoBack = this.at > 0;
      const summary = this.summary();
      await this.playScene(this.scenes[this.at - 1]?.view ?? null, this.scenes[this.at]!, summary, mine);
      if (mine !== this.run) return;
    }
    this.rest();
  }

  private rest(): void {
    this.busy = false;
    this.paused = false;
    this.pressed = 1;
    this.marks = [];
    this.told = null;
    this.centre = null;
    this.upTo = Infinity;
    const forgotten = Math.max(0, this.scenes.length - REMEMBERED);
    this.scenes = this.scenes.slice(forgotten);
    this.at -= forgotten;
    this.canGoBack = this.at > 0;
  }

  /** The last event that was told at a scene or before it. */
  private lastOf(scene: number): number {
    for (let at = scene; at >= 0; at -= 1) {
      const last = this.scenes[at]!.events.at(-1);
      if (last) return last.number;
    }
    return (this.scenes[scene + 1]?.events[0]?.number ?? Infinity) - 1;
  }

  /** How much faster all that waits has to be told, so that nobody waits too long. What must be read takes its time. */
  private summary(): number {
    let time = 0;
    for (let at = this.at; at < this.scenes.length; at += 1) {
      const { view, events } = this.scenes[at]!;
      for (const event of events) time += this.beatOf(event, view, view).time;
    }
    this.pressed = Math.min(this.pressed, LONGEST / Math.max(1, time));
    return this.pressed;
  }

  private async playScene(before: View | null, { view, events }: Scene, summary: number, mine: number): Promise<void> {
    const tempo = this.around.tempo();
    let planned = this.plan(view, before ?? view, events);
    if (summary < 1)
      planned = planned.filter(
        ({ time, floats, centre }) => centre?.must || floats.length > 0 || time >= WORTH_TELLING,
      );
    if (planned.length === 0) {
      this.told = null;
      this.centre = null;
      this.marks = [];
      this.upTo = this.lastOf(this.at);
      await this.present(view, events.length === 0 ? 0 : 180 * summary * tempo);
      return;
    }
    for (const beat of planned) {
      if (this.paused) await new Promise<void>((resolve) => (this.goOn = resolve));
      if (mine !== this.run) return;
      this.told = beat;
      this.marks = beat.marks;
      this.centre = beat.centre?.must || summary === 1 ? beat.centre : null;
      this.upTo = beat.event.number;
      await this.present(view, this.timeOf(beat, summary) * tempo);
      if (mine !== this.run) return;
    }
    this.upTo = this.lastOf(this.at);
  }

  private timeOf({ time, centre }: Planned, summary: number): number {
    if (!this.centre || !centre) return time * summary;
    const reading = READING.least + READING.letter * (this.around.letters?.(centre.ref) ?? 0);
    return Math.max(time, Math.min(READING.most, centre.must ? reading : READING.least));
  }

  private beatOf(event: EventMessage, after: View, before: View): Beat {
    return this.around.drawing()?.beat?.(event, after.table, before.table) ?? { time: 0, marks: [], floats: [] };
  }

  private plan(view: View, before: View, events: readonly EventMessage[]): Planned[] {
    const drawing = this.around.drawing();
    if (!drawing?.beat) return [];
    const planned: Planned[] = [];
    let marks: string[] = [];
    for (const event of events) {
      const beat = this.beatOf(event, view, before);
      const centre = this.centreOf(event, drawing);
      marks = [...marks, ...beat.marks];
      if (beat.time === 0 && !centre) continue;
      planned.push({ ...beat, marks, event, centre });
      marks = [];
    }
    return planned;
  }

  private centreOf(event: EventMessage, drawing: Drawing): Centre | null {
    const found = drawing.centre?.(event) ?? null;
    if (!found) return null;
    const own = (this.around.own?.() ?? []).some((seat) => event.facts.seat === `seat:${seat}`);
    return own && !found.must ? null : { ...found, event };
  }

  /** Draw a view (often the one that is drawn already, with another beat) and give people time to see it. */
  private async present(view: View, time: number): Promise<void> {
    const before = this.root && time > 0 ? places(this.root) : null;
    this.shown = view;
    await tick();
    if (time <= 0) return;
    const running = this.root && before ? glide(this.root, before, Math.min(time, 400)) : [];
    await new Promise<void>((done) => {
      const hurry = () => {
        clearTimeout(timer);
        for (const animation of running) animation.finish();
        if (this.hurry === hurry) this.hurry = null;
        done();
      };
      const timer = setTimeout(hurry, time);
      this.hurry = hurry;
    });
  }

  /** Without movement: a short highlight of everything that it was about. */
  private point(view: View, events: readonly EventMessage[]): void {
    if (document.hidden) return;
    this.marks = events.flatMap((event) => this.beatOf(event, view, view).marks);
    clearTimeout(this.fading);
    this.fading = setTimeout(() => {
      if (!this.busy) this.marks = [];
    }, HIGHLIGHT);
  }
}
