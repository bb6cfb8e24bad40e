// The open question and its options, as the list and the drawing share them: lighting one up lights up the other.

import type { Answer, Marking, Way } from '../boards/board';
import { settings } from '../settings.svelte';
import type { DecisionMessage, OptionMessage } from '../wire.gen';

const NONE: readonly OptionMessage[] = [];

export class Choices {
  decision = $state.raw<DecisionMessage | null>(null);
  /** The option that is hovered over or focused, in the list or on the board. */
  lit = $state<number | null>(null);
  /** A grave option that waits for a second yes. */
  grave = $state.raw<OptionMessage | null>(null);
  /** An option that ends the turn although something is left to do: it waits for a second yes. */
  leaving = $state.raw<OptionMessage | null>(null);
  /** Options that one drawn thing stands for: which one is meant is asked beside it. */
  several = $state.raw<{ options: readonly OptionMessage[]; near: DOMRect } | null>(null);
  /** An answer is on its way. */
  pending = $state(false);
  /** What is marked, to be confirmed together. */
  marked = $state.raw<readonly OptionMessage[]>(NONE);
  /** How the game lets things be marked for a question, if it does. */
  markingOf: (decision: DecisionMessage) => Marking | null = () => null;
  /** What is left to answer of what was confirmed. */
  private plan: readonly Answer[] = [];
  private readonly marking = $derived(this.decision ? this.markingOf(this.decision) : null);
  /** What ends the turn, or marks nothing where things are marked, comes last, so that nobody hits it by mistake. */
  private readonly sorted = $derived.by(() => {
    const options = this.decision?.options ?? NONE;
    return [...options.filter((option) => !this.isLast(option)), ...options.filter((option) => this.isLast(option))];
  });
  /** Whether an option may be chosen; a coach may want another one first. */
  guard: (option: OptionMessage) => boolean = () => true;
  /** An option is being sent. */
  chosen: () => void = () => undefined;
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
    return this.open ? this.sorted : NONE;
  }

  /** A new question, or none. A repeated one (others go on meanwhile) keeps what is lit, marked or waits for a second yes. */
  ask(decision: DecisionMessage | null): void {
    const fresh = decision?.number !== this.decision?.number || decision?.seat !== this.decision?.seat;
    if (fresh) {
      this.lit = null;
      this.grave = null;
      this.leaving = null;
      this.several = null;
      this.pending = false;
      this.marked = NONE;
    } else if (decision) {
      const again = (held: OptionMessage | null) =>
        held && (decision.options.find((option) => same(option, held)) ?? null);
      const allAgain = (held: readonly OptionMessage[]) => held.map(again).filter((option) => option !== null);
      this.grave = again(this.grave);
      this.leaving = again(this.leaving);
      const left = allAgain(this.several?.options ?? NONE);
      this.several = this.several && left.length > 0 ? { ...this.several, options: left } : null;
      this.marked = allAgain(this.marked);
    }
    this.decision = decision;
    if (fresh) this.followPlan();
  }

  /** Answer the next small question as it was confirmed. If it is another one than was expected, the person is asked. */
  private followPlan(): void {
    const [next, ...rest] = this.plan;
    this.plan = [];
    const option = next && this.decision?.options.find((one) => fits(one, next));
    if (!option || !this.guard(option)) return;
    this.plan = rest;
    this.pending = this.send(this.decision!, option.index);
  }

  /** Whether an option has a key of its own at the end of the list. */
  isLast(option: OptionMessage): boolean {
    return option.ends === true || (this.marking !== null && !this.marking.marks(option));
  }

  /** Whether an option marks something, instead of being an answer. */
  isMark(option: OptionMessage): boolean {
    return this.marking?.marks(option) ?? false;
  }

  isMarked(ref: string): boolean {
    return this.open && this.marked.some((option) => option.refs.includes(ref));
  }

  /** How what is marked can be confirmed. */
  get ways(): readonly Way[] {
    return this.open && this.marking ? this.marking.ways(this.marked) : [];
  }

  private mark(option: OptionMessage): void {
    if (this.marked.includes(option)) this.marked = this.marked.filter((one) => one !== option);
    // With one too many the first is let go.
    else this.marked = [...this.marked, option].slice(-this.marking!.most);
  }

  /** Answer with all that is marked. Should the line break on the way, the rest is asked as it stands. */
  confirm(way: Way): void {
    const first = this.marked[0];
    if (!this.open || !first) return;
    this.chosen();
    this.pending = this.send(this.decision!, first.index);
    this.plan = this.pending ? way.answers : [];
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
   *  nothing may change: so a moment later. What it stood for must not be read then, so it need not be said. */
  unlight(index: number | null = this.lit): void {
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
    if (!option || !this.decision || !this.guard(option)) return;
    this.several = null;
    if (this.isMark(option)) {
      this.mark(option);
      return;
    }
    if (option.grave && !sure) {
      this.grave = option;
      return;
    }
    if (option.ends && !sure && settings.askEnd && this.options.some(({ ends }) => !ends)) {
      this.leaving = option;
      return;
    }
    this.grave = null;
    this.leaving = null;
    this.chosen();
    this.pending = this.send(this.decision, option.index);
  }

  /** Give an answer that was given before: no mark, and no second yes. */
  repeat(index: number): void {
    const option = this.options[index];
    if (!option || !this.decision || !this.guard(option)) return;
    this.chosen();
    this.pending = this.send(this.decision, option.index);
  }

  /** What ends the turn or the marking, if that can be chosen. */
  get ending(): number | null {
    const index = this.options.findIndex((option) => this.isLast(option));
    return index < 0 ? null : index;
  }

  /** A drawn thing was clicked that stands for these options. */
  pick(options: readonly OptionMessage[], element: Element): void {
    if (options.length === 1) this.choose(this.options.indexOf(options[0]!));
    else this.several = options.length > 1 ? { options, near: element.getBoundingClientRect() } : null;
  }

  /** The answer was refused or got lost: ask again. */
  again(): void {
    this.pending = false;
    this.plan = [];
  }
}

function fits(option: OptionMessage, { kind, ref }: Answer): boolean {
  return option.kind === kind && (ref === undefined || option.refs.includes(ref));
}

function same(one: OptionMessage, other: OptionMessage): boolean {
  return one.index === other.index && one.kind === other.kind && one.refs.join() === other.refs.join();
}
