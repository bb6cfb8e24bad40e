// Reading is one hover away: whatever has a `data-ref` can be zoomed by hovering, focusing, a long press or a key.
// What can be read where it is (`data-quiet`) is zoomed only when asked for.

const HOVER = 450;
const LONG_PRESS = 450;

export class Zoom {
  ref = $state<string | null>(null);
  /** Where the thing is on the screen, so that the zoomed card stands beside it. */
  near = $state.raw<DOMRect | null>(null);
  /** A pinned card stays until it is closed. */
  pinned = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pressed = false;

  private target(event: Event): HTMLElement | null {
    return event.target instanceof Element ? event.target.closest<HTMLElement>('[data-ref]') : null;
  }

  show(element: HTMLElement, pinned = false): void {
    clearTimeout(this.timer);
    this.ref = element.dataset.ref ?? null;
    this.near = element.getBoundingClientRect();
    this.pinned = pinned;
  }

  hide(): void {
    clearTimeout(this.timer);
    this.ref = null;
    this.pinned = false;
  }

  private soon(element: HTMLElement, wait: number, pinned: boolean): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.pressed = pinned;
      if (element.isConnected) this.show(element, pinned);
    }, wait);
  }

  /** The listeners of a page whose things can be zoomed. */
  listen(root: HTMLElement): () => void {
    const over = (event: PointerEvent) => {
      const element = this.target(event);
      if (event.pointerType === 'touch' || this.pinned) return;
      if (element && element.dataset.quiet === undefined) this.soon(element, HOVER, false);
      else this.hide();
    };
    const down = (event: PointerEvent) => {
      const element = this.target(event);
      this.pressed = false;
      if (event.pointerType === 'touch' && element) this.soon(element, LONG_PRESS, true);
      else if (!this.pinned) this.hide();
    };
    const up = () => clearTimeout(this.timer);
    // A long press reads; it does not choose as well.
    const click = (event: MouseEvent) => {
      if (this.pressed && this.target(event)) {
        event.preventDefault();
        event.stopPropagation();
      }
      this.pressed = false;
    };
    const focus = (event: FocusEvent) => {
      const element = this.target(event);
      if (element?.matches(':focus-visible') && element.dataset.quiet === undefined)
        this.soon(element, HOVER * 2, false);
    };
    // A thing that vanishes loses its focus while the page is being drawn, when nothing may change: so a moment later.
    const blur = () => {
      queueMicrotask(() => {
        if (!this.pinned) this.hide();
      });
    };
    root.addEventListener('pointerover', over);
    root.addEventListener('pointerdown', down);
    root.addEventListener('pointerup', up);
    root.addEventListener('pointercancel', up);
    root.addEventListener('click', click, true);
    root.addEventListener('focusin', focus);
    root.addEventListener('focusout', blur);
    root.addEventListener('pointerleave', blur);
    return () => {
      this.hide();
      root.removeEventListener('pointerover', over);
      root.removeEventListener('pointerdown', down);
      root.removeEventListener('pointerup', up);
      root.removeEventListener('pointercancel', up);
      root.removeEventListener('click', click, true);
      root.removeEventListener('focusin', focus);
      root.removeEventListener('focusout', blur);
      root.removeEventListener('pointerleave', blur);
    };
  }
}
