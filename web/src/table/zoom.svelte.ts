// Reading is one hover away: whatever has a `data-ref` can be zoomed by hovering, focusing, a long press, a key or the
// other mouse button.
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
  /** Where the pointer was last seen to move. What comes to lie under a resting pointer was not pointed at. */
  private rests = { x: -1, y: -1 };

  private target(event: Event): HTMLElement | null {
    return event.target instanceof Element ? event.target.closest<HTMLElement>('[data-ref]') : null;
  }

  show(element: HTMLElement, pinned = false): void {
    clearTimeout(this.timer);
    this.ref = element.dataset.ref ?? null;
    this.near = element.getBoundingClientRect();
    this.pinned = pinned;
  }

  /** Something else is asked, or it is over: what was only looked at in passing closes. */
  leave(): void {
    if (!this.pinned) this.hide();
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
    const move = (event: PointerEvent) => (this.rests = { x: event.clientX, y: event.clientY });
    const over = (event: PointerEvent) => {
      const element = this.target(event);
      if (event.pointerType === 'touch' || this.pinned) return;
      const moved = event.clientX !== this.rests.x || event.clientY !== this.rests.y;
      if (!moved) {
        if (!element) this.hide();
        return;
      }
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
    // The other button asks about a thing: what it is, and why it cannot be chosen.
    const menu = (event: MouseEvent) => {
      const element = this.target(event);
      if (!element) return;
      event.preventDefault();
      this.show(element, true);
    };
    root.addEventListener('contextmenu', menu);
    root.addEventListener('pointerover', over);
    root.addEventListener('pointermove', move);
    root.addEventListener('pointerdown', down);
    root.addEventListener('pointerup', up);
    root.addEventListener('pointercancel', up);
    root.addEventListener('click', click, true);
    root.addEventListener('focusin', focus);
    root.addEventListener('focusout', blur);
    root.addEventListener('pointerleave', blur);
    return () => {
      this.hide();
      root.removeEventListener('contextmenu', menu);
      root.removeEventListener('pointerover', over);
      root.removeEventListener('pointermove', move);
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
