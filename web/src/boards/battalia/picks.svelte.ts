// What can be picked on this board. A thing may stand for several options (a hero can move or attack): then they are
// listed beside it. Cards can be asked for wherever they lie, so it matters from where.

import { said } from '../../i18n/words';
import type { Choices } from '../../table/choices.svelte';
import type { OptionMessage } from '../../wire.gen';

/** A thing with several options, and where it is on the screen. */
export interface Several {
  ref: string;
  near: DOMRect;
}

/** Where the cards of a question lie; a question that names no place is about the hand. */
export function zoneOf(refs: readonly string[]): string {
  return refs.find((ref) => ref.startsWith('zone:'))?.slice(5) ?? 'hand';
}

/** What any card of its kind is played for, wherever it comes from: a scroll, a title, a fanatic; null for other things. */
export function kindOf(ref: string): string | null {
  const [place, card] = ref.split(':') as [string, string];
  if (place !== 'card' && place !== 'bench') return null;
  return card.endsWith('-fanatics') ? 'kind:fanatics' : `kind:${card.split('-')[0]}`;
}

export class Picks {
  several = $state.raw<Several | null>(null);

  constructor(readonly choices: () => Choices) {}

  get zone(): string {
    return zoneOf(this.choices().decision?.refs ?? []);
  }

  /** What the open question is about. */
  get about(): readonly string[] {
    return this.choices().open ? (this.choices().decision?.refs ?? []) : [];
  }

  get lit(): OptionMessage | null {
    const { lit, options } = this.choices();
    return lit === null ? null : (options[lit] ?? null);
  }

  /** The options that a thing stands for, by their place in the list. */
  found(ref: string): number[] {
    const choices = this.choices();
    const kind = kindOf(ref);
    const found = kind === null ? choices.about(ref) : [...choices.about(ref), ...choices.about(kind)];
    return found.map((option) => choices.options.indexOf(option));
  }

  has(ref: string): boolean {
    return this.found(ref).length > 0;
  }

  isLit(ref: string): boolean {
    const { lit } = this.choices();
    return lit !== null && this.found(ref).includes(lit);
  }

  /** What the only option that a thing stands for would bring, such as "+2"; "" if nothing is said. */
  hint(ref: string): string {
    const hint = this.choices().at(ref)?.hint;
    return hint ? said(hint) : '';
  }

  pick(ref: string, element: Element): void {
    const found = this.found(ref);
    if (found.length === 1) this.choose(found[0]!);
    else if (found.length > 1) this.several = { ref, near: element.getBoundingClientRect() };
  }

  choose(index: number): void {
    this.several = null;
    this.choices().choose(index);
  }

  /** What a button needs to be one of the options. */
  handlers(ref: string) {
    const light = () => {
      const found = this.found(ref);
      this.choices().light(found.length === 1 ? found[0]! : null);
    };
    const unlight = () => {
      const found = this.found(ref);
      if (found.length === 1) this.choices().unlight(found[0]!);
    };
    return {
      onclick: (event: MouseEvent) => this.pick(ref, event.currentTarget as Element),
      onpointerenter: light,
      onpointerleave: unlight,
      onfocus: light,
      onblur: unlight,
    };
  }
}
