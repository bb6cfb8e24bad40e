// What somebody points at outside the map, so that the map can show where it is: the reach of a power, the lands of an invader card.

import type { Choices } from '../../table/choices.svelte';
import type { OptionMessage } from '../../wire.gen';

export type Tone = 'reach' | 'ravage' | 'build' | 'explore';

export class Pointing {
  lands = $state.raw<ReadonlySet<string>>(new Set());
  seats = $state.raw<ReadonlySet<number>>(new Set());
  tone = $state<Tone>('reach');
  private by: unknown = null;

  /** `targets` are lands by their names, or spirits ("spirit:0"). */
  at(by: unknown, targets: readonly string[], tone: Tone): void {
    this.by = by;
    this.tone = tone;
    this.lands = new Set(targets.filter((target) => !target.startsWith('spirit:')));
    this.seats = new Set(
      targets.filter((target) => target.startsWith('spirit:')).map((target) => Number(target.slice('spirit:'.length))),
    );
  }

  /** No longer, unless somebody points elsewhere already. A thing that vanishes is left while the page is being drawn, when
   *  nothing may change: so a moment later. */
  leave(by: unknown): void {
    queueMicrotask(() => {
      if (this.by !== by) return;
      this.by = null;
      this.lands = new Set();
      this.seats = new Set();
    });
  }

  /** What a thing does that points at something when it is hovered over or focused: to be spread over its button. */
  handlers(by: unknown, targets: readonly string[], tone: Tone) {
    const show = () => this.at(by, targets, tone);
    const leave = () => this.leave(by);
    return { onpointerenter: show, onpointerleave: leave, onfocus: show, onblur: leave };
  }
}

/** What a power does: it lights up as an option if it is one, and shows its reach. */
export function aiming(
  choices: Choices,
  option: OptionMessage | null,
  pointing: Pointing,
  by: string,
  reach: readonly string[],
) {
  const chosen = choices.handlers(option);
  const pointed = pointing.handlers(by, reach, 'reach');
  const show = () => {
    chosen.onfocus();
    pointed.onfocus();
  };
  const leave = () => {
    chosen.onblur();
    pointed.onblur();
  };
  return { onclick: chosen.onclick, onpointerenter: show, onpointerleave: leave, onfocus: show, onblur: leave };
}
