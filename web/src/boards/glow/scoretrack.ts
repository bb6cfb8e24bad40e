// The score track runs clockwise around the sheet, from the top left corner: a frame of 34 by 18 cells has just 100.

import type { BoardView } from './view.gen';

const COLUMNS = 34;
const ROWS = 18;

export interface Cell {
  /** The middle of the cell on the sheet. */
  x: number;
  y: number;
  /** Towards the inside of the sheet. */
  inward: { x: number; y: number };
}

export function cellOf(space: number, { width, height }: Pick<BoardView, 'width' | 'height'>): Cell {
  const at = (column: number, row: number, x: number, y: number): Cell => ({
    x: ((column + 0.5) * width) / COLUMNS,
    y: ((row + 0.5) * height) / ROWS,
    inward: { x, y },
  });
  const right = COLUMNS - 1;
  const bottom = ROWS - 1;
  if (space < right) return at(space, 0, 0, 1);
  if (space < right + bottom) return at(right, space - right, -1, 0);
  if (space < 2 * right + bottom) return at(2 * right + bottom - space, bottom, 0, -1);
  return at(0, 2 * (right + bottom) - space, 1, 0);
}

export const cellSize = ({ width, height }: Pick<BoardView, 'width' | 'height'>) => ({
  width: width / COLUMNS,
  height: height / ROWS,
});

/** Markers on the same space lie fanned towards the inside: the place of each, in units of a marker. */
export function fanOut(spaces: readonly number[]): number[] {
  return spaces.map((space, index) => spaces.slice(0, index).filter((other) => other === space).length);
}
