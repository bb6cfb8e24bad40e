// Where the things are on the screen that a coach points at.

export interface Light {
  x: number;
  y: number;
  width: number;
  height: number;
}

const SPOT = 'spot:';
const OPTION = 'option:';
const MARGIN = 6;

function area(element: Element): number {
  const { width, height } = element.getBoundingClientRect();
  return width * height;
}

/** What is meant by a pointer: a place of the board, an option of the list by its kind, or a thing where it is drawn
 *  largest: on the board (a square of a map may be read as what lies on it, and has its own name as a key), or else in
 *  the list. */
export function pointedAt(pointer: string, page: ParentNode): HTMLElement | null {
  if (pointer.startsWith(SPOT)) return largest(page, `[data-spot="${CSS.escape(pointer.slice(SPOT.length))}"]`);
  if (pointer.startsWith(OPTION))
    return largest(page, `.tray [data-kind="${CSS.escape(pointer.slice(OPTION.length))}"]`);
  const ref = CSS.escape(pointer);
  return (
    largest(page, `.frame [data-ref="${ref}"]`) ??
    largest(page, `.frame [data-key="${ref}"]`) ??
    largest(page, `.tray [data-ref="${ref}"]`)
  );
}

function largest(page: ParentNode, selector: string): HTMLElement | null {
  const found = [...page.querySelectorAll<HTMLElement>(selector)].filter((element) => area(element) > 0);
  return found.sort((one, other) => area(other) - area(one))[0] ?? null;
}

export function lightsOn(elements: readonly HTMLElement[]): Light[] {
  return elements.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
  });
}

export function same(one: readonly Light[], other: readonly Light[]): boolean {
  return (
    one.length === other.length &&
    one.every((light, index) => {
      const that = other[index]!;
      return (
        Math.abs(light.x - that.x) < 1 &&
        Math.abs(light.y - that.y) < 1 &&
        Math.abs(light.width - that.width) < 1 &&
        Math.abs(light.height - that.height) < 1
      );
    })
  );
}
