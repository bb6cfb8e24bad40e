// The board by keyboard: one stop of the Tab key, arrows go from thing to thing as they lie on the table.

import type { Action } from 'svelte/action';

type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export interface Spot {
  x: number;
  y: number;
}

/** The nearest spot in a direction: what lies straight ahead counts as nearer than what lies aside. */
export function nearest(from: Spot, spots: readonly Spot[], direction: Direction): number | null {
  let best: number | null = null;
  let least = Infinity;
  spots.forEach((spot, index) => {
    const across = direction === 'ArrowLeft' || direction === 'ArrowRight';
    const sign = direction === 'ArrowRight' || direction === 'ArrowDown' ? 1 : -1;
    const ahead = sign * (across ? spot.x - from.x : spot.y - from.y);
    const aside = Math.abs(across ? spot.y - from.y : spot.x - from.x);
    if (ahead < 4) return;
    const distance = ahead + aside * 2.5;
    if (distance < least) {
      least = distance;
      best = index;
    }
  });
  return best;
}

function middle(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

export const boardCursor: Action<HTMLElement> = (root) => {
  const things = () => [...root.querySelectorAll<HTMLElement>('button[data-ref]')];

  // Things come and go with the game: exactly one of them is always the one that Tab reaches.
  function settle(): void {
    const all = things();
    const current =
      all.find((thing) => thing === document.activeElement) ??
      all.find((thing) => thing.getAttribute('tabindex') === '0') ??
      all[0];
    for (const thing of all) {
      const wanted = thing === current ? '0' : '-1';
      if (thing.getAttribute('tabindex') !== wanted) thing.setAttribute('tabindex', wanted);
    }
  }

  function key(event: KeyboardEvent): void {
    const from = event.target as HTMLElement;
    if (!event.key.startsWith('Arrow') || !from.matches('button[data-ref]')) return;
    const all = things();
    const next = nearest(middle(from), all.map(middle), event.key as Direction);
    event.preventDefault();
    if (next !== null) all[next]!.focus();
  }

  const watch = new MutationObserver(settle);
  watch.observe(root, { childList: true, subtree: true });
  root.addEventListener('keydown', key);
  root.addEventListener('focusin', settle);
  settle();
  return {
    destroy() {
      watch.disconnect();
      root.removeEventListener('keydown', key);
      root.removeEventListener('focusin', settle);
    },
  };
};
