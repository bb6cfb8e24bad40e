// Whether what can be chosen is in sight, on screens that are too small for a whole board.

export interface Span {
  top: number;
  bottom: number;
}

/** Half of a thing is enough to see that it is there, and so is as much as the screen has room for. */
function inSight(thing: Span, window: Span): boolean {
  const seen = Math.min(thing.bottom, window.bottom) - Math.max(thing.top, window.top);
  return seen >= Math.min(thing.bottom - thing.top, window.bottom - window.top) / 2;
}

/** Which of the things that can be chosen should be scrolled to: none as long as one of them is in sight. */
export function toScrollTo(things: readonly Span[], window: Span): number | null {
  return things.length === 0 || things.some((thing) => inSight(thing, window)) ? null : 0;
}
