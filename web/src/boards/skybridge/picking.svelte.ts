// What makes a drawn thing answer. A thing that stands for several options opens a small menu of them.

import type { Choices } from '../../table/choices.svelte';
import type { OptionMessage } from '../../wire.gen';

interface Menu {
  options: OptionMessage[];
  near: DOMRect;
  from: HTMLElement;
}

export class Picking {
  menu = $state.raw<Menu | null>(null);

  constructor(private readonly source: () => Choices) {}

  get choices(): Choices {
    return this.source();
  }

  /** Whether a thing stands for at least one option. */
  can(...refs: string[]): boolean {
    return this.choices.about(...refs).length > 0;
  }

  isLit(ref: string): boolean {
    return this.choices.isLit(ref);
  }

  asks(ref: string): boolean {
    return this.choices.asksAbout(ref);
  }

  indexOf(option: OptionMessage): number {
    return this.choices.options.indexOf(option);
  }

  close(): void {
    this.menu = null;
  }

  /** Handlers for a button that stands for the options about some things; none of them if `idle`. */
  answering(refs: readonly string[], idle = false) {
    return this.standingFor(() => (idle ? [] : this.choices.about(...refs)));
  }

  /** Handlers for a button that stands for whatever options are found. */
  standingFor(about: () => OptionMessage[]) {
    const only = () => {
      const found = about();
      return found.length === 1 ? this.indexOf(found[0]!) : null;
    };
    const light = () => this.choices.light(only());
    const unlight = () => this.choices.unlight(this.choices.lit);
    return {
      onclick: (event: MouseEvent) => {
        const options = about();
        const from = event.currentTarget as HTMLElement;
        if (options.length === 1) this.choices.choose(this.indexOf(options[0]!));
        else
          this.menu =
            options.length > 1 && this.menu?.from !== from
              ? { options, near: from.getBoundingClientRect(), from }
              : null;
      },
      onpointerenter: light,
      onpointerleave: unlight,
      onfocus: light,
      onblur: unlight,
    };
  }
}
