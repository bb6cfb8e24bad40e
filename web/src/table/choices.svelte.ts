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

  /** The option that a drawn thing stands for: only if it stands for exactly one. */
  at(ref: string): OptionMessage | null {
    const found = this.options.filter((option) => option.refs.includes(ref));
    return found.length === 1 ? found[0]! : null;
  }

  isLit(ref: string): boolean {
    return this.lit !== null && (this.options[this.lit]?.refs.includes(ref) ?? false);
  }

  light(index: number | null): void {
    this.lit = index;
  }

  /** No longer hovered over or focused. A button that vanishes loses its focus while the page is being drawn, when
   *  nothing may change: so a moment later. */
  unlight(index: number | null): void {
    queueMicrotask(() => {
      if (this.lit === index) this.lit = null;
    });
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
