// Dragging a card onto a place that takes it: the same as a click on the card. Fingers scroll, so they tap instead.

import type { Action } from 'svelte/action';

const FAR = 8;

/** Calls `drop` when the thing is let go over an element with `data-drop`. */
export const draggable: Action<HTMLElement, () => void> = (element, drop) => {
  let onDrop = drop;
  let start: { x: number; y: number } | null = null;
  let dragged = false;

  function move(event: PointerEvent): void {
    if (!start) return;
    const x = event.clientX - start.x;
    const y = event.clientY - start.y;
    if (!dragged && Math.hypot(x, y) < FAR) return;
    dragged = true;
    element.style.translate = `${x}px ${y}px`;
    element.style.zIndex = '50';
    element.style.pointerEvents = 'none';
  }
  function end(event: PointerEvent): void {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    const over = dragged ? document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-drop]') : null;
    element.style.translate = '';
    element.style.zIndex = '';
    element.style.pointerEvents = '';
    start = null;
    if (over && event.type === 'pointerup') onDrop();
  }
  function down(event: PointerEvent): void {
    if (event.pointerType === 'touch' || event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY };
    dragged = false;
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }
  // A drag ends with a click on whatever is below; the card itself must not take it for one of its own.
  function click(event: MouseEvent): void {
    if (!dragged) return;
    dragged = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  }
  element.addEventListener('pointerdown', down);
  element.addEventListener('click', click, true);
  return {
    update(next) {
      onDrop = next;
    },
    destroy() {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('click', click, true);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
    },
  };
};
