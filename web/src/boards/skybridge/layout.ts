// Where things lie on the table.

import type { SectionView, StackView } from './view.gen';

/** The five central stacks from left to right, as on the printed board. */
export const CENTRAL = ['empire', 'light', 'darkness', 'utreng', 'shenna'] as const;

/** From Thraen to the eye-star: the bridge grows from both ends towards its middle. */
export const SPAN = [1, 2, 3, 4, 7, 6, 5] as const;

/** The ref of a bonus effect: a good, or a deity card. */
export function bonusRef(bonus: string): string {
  return bonus === 'deity' ? 'bonus:deity' : `good:${bonus}`;
}

export interface Bonus {
  good: string;
  /** The stacks that it lies beside. */
  stacks: string[];
}

/** The bonus effects in the gaps before, between and behind a row of stacks. What neighbours share lies between them. */
export function bonusGaps(row: readonly Pick<StackView, 'ref' | 'bonus'>[]): Bonus[][] {
  const gaps: Bonus[][] = Array.from({ length: row.length + 1 }, () => []);
  const placed = row.map(() => new Set<string>());
  row.forEach((stack, index) => {
    const next = row[index + 1];
    for (const good of stack.bonus) {
      if (!next?.bonus.includes(good) || placed[index]!.has(good)) continue;
      gaps[index + 1]!.push({ good, stacks: [stack.ref, next.ref] });
      placed[index]!.add(good);
      placed[index + 1]!.add(good);
    }
  });
  row.forEach((stack, index) => {
    for (const good of stack.bonus) {
      if (placed[index]!.has(good)) continue;
      // To the side where the stack has nothing yet.
      const left = gaps[index]!.some((bonus) => bonus.stacks.includes(stack.ref));
      const right = gaps[index + 1]!.some((bonus) => bonus.stacks.includes(stack.ref));
      const side = left && !right ? index + 1 : index;
      gaps[side]!.push({ good, stacks: [stack.ref] });
      placed[index]!.add(good);
    }
  });
  return gaps;
}

/** The sections as they hang in the sky, from left to right: how high (0 to 1) and how tilted (in degrees). */
export function arch(place: number, count: number = SPAN.length): { height: number; tilt: number } {
  const part = (place + 0.5) / count;
  return { height: Math.sin(Math.PI * part), tilt: -6 * Math.cos(Math.PI * part) };
}

/** The sections in the order in which they are drawn. */
export function spanned(sections: readonly SectionView[]): SectionView[] {
  return SPAN.flatMap((number) => sections.filter((section) => section.number === number));
}

export interface Spot {
  column: number;
  row: number;
}

/** The desert path: it winds from the plateau at the bottom up to the last area. */
export function areaSpot(number: number, columns = 3, areas = 9): Spot {
  const index = number - 1;
  const line = Math.floor(index / columns);
  const along = index % columns;
  return { column: line % 2 === 0 ? along : columns - 1 - along, row: Math.ceil(areas / columns) - 1 - line };
}

/** The path through the middles of the areas, in hundredths of the map. */
export function desertPath(areas: readonly number[]): string {
  const middle = (place: number) => ((place + 0.5) * 100) / 3;
  return areas
    .map((number, index) => {
      const { column, row } = areaSpot(number);
      return `${index === 0 ? 'M' : 'L'}${middle(column).toFixed(1)} ${middle(row).toFixed(1)}`;
    })
    .join('');
}
