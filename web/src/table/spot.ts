// Where a zoomed card stands: beside its thing, and where it hides least of what can be chosen. Pure.

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  left: number;
  top: number;
}

const GAP = 12;
const EDGE = 8;
/** Under the prompt, which says what is asked. */
const TOP = 64;

function overlap(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

export function bestSpot(near: Box, card: Size, screen: Size, choices: readonly Box[]): { left: number; top: number } {
  const most = { left: screen.width - card.width - EDGE, top: screen.height - card.height - EDGE };
  const inside = (left: number, top: number): Box => ({
    left: Math.max(EDGE, Math.min(most.left, left)),
    top: Math.max(Math.min(TOP, most.top), Math.min(most.top, top)),
    ...card,
  });
  const middle = {
    left: near.left + near.width / 2 - card.width / 2,
    top: near.top + near.height / 2 - card.height / 2,
  };
  const right = near.left + near.width + GAP;
  const left = near.left - card.width - GAP;
  const above = near.top - card.height - GAP;
  const below = near.top + near.height + GAP;
  const spots = [
    inside(right, middle.top),
    inside(left, middle.top),
    inside(right, above),
    inside(left, above),
    inside(middle.left, above),
    inside(middle.left, below),
    inside(right, below),
    inside(left, below),
  ];
  const cost = (spot: Box) =>
    // The thing itself counts more than anything else.
    overlap(spot, near) * 20 + choices.reduce((sum, choice) => sum + overlap(spot, choice), 0);
  let best = spots[0]!;
  for (const spot of spots) if (cost(spot) < cost(best)) best = spot;
  return { left: best.left, top: best.top };
}
