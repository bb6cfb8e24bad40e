// The open question and its options, as the list and the drawing share them: lighting one up lights up the other.

import type { DecisionMessage, OptionMessage } from '../wire.gen';

const NONE: readonly OptionMessage[] = [];

export class Choices {
  decision = $state.raw<DecisionMessage | null>(null);
  /** The option that is hovered over or focused, in the list or on the board. */
  lit = $state<number | null>(null);
  /** A grave option that waits for a second yes. */
  grave = $state.raw<OptionMessage | null>(null);
  /** An answer is on its way. */
  pending = $state(false);
  private lightings = 0;

  constructor(
    private readonly send: (decision: DecisionMessage, index: number) => boolean,
    /** Whether the question has to wait, because what led to it is still being shown. */
    private readonly waits: () => boolean = () => false,
  ) {}

  /** Whether somebody is asked here and now. */
  get open(): boolean {
    return this.decision !== null && !this.pending && !this.waits();
  }

  get options(): readonly OptionMessage[] {
    return this.open ? this.decision!.options : NONE;
  }

  /** A new question, or none. A repeated one keeps what is lit. */
  ask(decision: DecisionMessage | null): void {
    if (decision?.number !== this.decision?.number || decision?.seat !== this.decision?.seat) {
      this.lit = null;
      this.grave = null;
      this.pending = false;
    }
    this.decision = decision;
  }

  /** All options that speak of a thing, or of several things together (a figure and the land it stands in). */
  about(...refs: string[]): OptionMessage[] {
    return this.options.filter((option) => refs.every((ref) => option.refs.includes(ref)));
  }

  /** The option that a drawn thing stands for: only if it stands for exactly one. */
  at(...refs: string[]): OptionMessage | null {
    const found = this.about(...refs);
    return found.length === 1 ? found[0]! : null;
  }

  isLit(ref: string): boolean {
    return this.lit !== null && (this.options[this.lit]?.refs.includes(ref) ?? false);
  }

  /** Whether the question itself is about a thing. */
  asksAbout(ref: string): boolean {
    return this.open && this.decision!.refs.includes(ref);
  }

  light(index: number | null): void {
    this.lightings += 1;
    this.lit = index;
  }

  /** No longer hovered over or focused. A button that vanishes loses its focus while the page is being drawn, when
   *  nothing may change: so a moment later. */
  unlight(index: number | null): void {
    // The focus may go from the list to the board, where the same option is lit again at once.
    const before = this.lightings;
    queueMicrotask(() => {
      if (this.lit === index && this.lightings === before) this.lit = null;
    });
  }

  /** What a drawn thing that stands for an option (or for none) does: to be spread over its button. */
  handlers(option: OptionMessage | null) {
    const index = option ? this.options.indexOf(option) : null;
    const light = () => this.light(index);
    const unlight = () => this.unlight(index);
    return {
      onclick: () => {
        if (index !== null) this.choose(index);
      },
      onpointerenter: light,
      onpointerleave: unlight,
      onfocus: light,
      onblur: unlight,
    };
  }

  choose(index: number, sure = false): void {
    const option = this.options[index];
    if (!option || !this.decision) return;
    if (option.grave && !sure) {
      this.grave = option;
      return;
    }
    this.grave = null;
    this.pending = this.send(this.decision, option.index);
  }

  /** The answer was refused or got lost: ask again. */
  again(): void {
    this.pending = false;
  }
}
