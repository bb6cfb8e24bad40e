// What makes a drawn thing answer: the same handlers for everything on the board.

import type { Choices } from '../../table/choices.svelte';

/** Handlers for a button that stands for the option at a place of the list, or for none. */
export function answering(choices: Choices | undefined, index: number | null) {
  return {
    onclick: () => {
      if (index !== null) choices?.choose(index);
    },
    onpointerenter: () => choices?.light(index),
    onpointerleave: () => choices?.unlight(index),
    onfocus: () => choices?.light(index),
    onblur: () => choices?.unlight(index),
  };
}

/** Where in the list the one option of a thing stands; null if it stands for none or for several. */
export function indexAt(choices: Choices | undefined, ref: string): number | null {
  const option = choices?.at(ref);
  return option ? choices!.options.indexOf(option) : null;
}
