// The small drawings of the map as outlines in a square of 24, and how many of them become a single path: a browser
// draws a dozen long paths much faster than a thousand small ones.

/** What is filled, what is filled softly, and what is only a line. */
export interface Outline {
  body?: string;
  soft?: string;
  line?: string;
}

const OUTLINES: Record<string, Outline> = {
  tree: {
    body: 'M12 17C6.5 18.5 3 14.5 5 11.3C2.8 8 5.5 4.2 8.8 5C10.2 1.5 15.2 2 15.8 5.2C19.8 4.7 21.5 9 19.2 11.3C21.2 14.8 17.5 18.3 12 17Z',
    line: 'M12 22V15M8.3 12.5C9 14.2 10.5 14.8 12 14.5M14.5 9.5C15.7 9.8 16.5 9.3 17 8.3',
  },
  pine: {
    body: 'M12 1.5L16.5 8.5L14.6 8.5L18.5 13.8L16 13.8L20 19.5L4 19.5L8 13.8L5.5 13.8L9.4 8.5L7.5 8.5Z',
    line: 'M12 22V19.5',
  },
  ripple: {
    soft: 'M2 15.5A10 5 0 1 1 22 15.5A10 5 0 1 1 2 15.5Z',
    line: 'M1.5 13Q5 9.5 8.5 13T15.5 13T22.5 13M5 18Q8 15.3 11 18T17 18',
  },
  reed: {
    soft: 'M3.5 20A8.5 2.6 0 1 1 20.5 20A8.5 2.6 0 1 1 3.5 20Z',
    line: 'M9 20Q9 12 6.5 8M12 20V3M15 20Q15 12 17.8 9M11 4V8M13 4V8M5.5 6L6.6 9.5M7 5.5L8 9',
  },
  swirl: { soft: 'M3 16L16.5 16A4.3 4.3 0 1 0 12.5 10.2Z', line: 'M2 16L16.5 16A4.3 4.3 0 1 0 12.5 10.2M5 20.5H12' },
  gust: { body: 'M3.5 18C1.5 15 4 12 7 13C7.5 8.5 14 7.5 15.5 11.5C19.5 10.3 22.5 14.5 20 18Z' },
  volcano: {
    body: 'M1 21.5L8.5 8L11 9.5L13.2 7.8L15.5 9L23 21.5Z',
    line: 'M11.5 6.5C9.5 4.5 12 3.5 11.3 1.2C14.3 2.5 14.8 5 13 6.5M9.5 13L8 17M14 12L15.8 17.5',
  },
  ember: {
    body: 'M12.5 7C13 10.5 17 12 17 16A5 4.8 0 0 1 7 16C7 13 9 12 9.5 9.8C10.8 10.5 11 11.5 11.2 12.5C12.5 11 12.8 9 12.5 7Z',
    line: 'M5 21.5H19',
  },
  peak: {
    body: 'M0.5 21.5L9.5 4L14 12L16.5 8.5L23.5 21.5Z',
    line: 'M9.5 4L8.5 10L10.2 9.2L11.5 12L12.8 10M7 14.5L5.5 18.5M16.5 8.5L16 13.5L18 17.5',
  },
  crystal: {
    body: 'M11 5L14.5 9L13.5 21.5L8 21.5L7 10ZM16.5 12L19.5 15L18.5 21.5L14.5 21.5L15 14.5ZM5 14L7 16L6.5 21.5L3.5 21.5L3 16Z',
  },
};

/** How many numbers each command takes, and which of them are not places: an arc has radii, a turn and two flags. */
const NUMBERS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, T: 2, A: 7, Z: 0 };

/** An outline moved to a place and made larger or smaller. */
export function placed(outline: string, x: number, y: number, scale: number): string {
  const across = (value: number) => (x + value * scale).toFixed(1);
  const down = (value: number) => (y + value * scale).toFixed(1);
  return outline.replaceAll(/([A-Z])([^A-Z]*)/g, (_, command: string, text: string) => {
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    if (numbers.length !== NUMBERS[command]) throw new Error(`${command} takes ${NUMBERS[command]} numbers: ${text}`);
    if (command === 'H') return `H${across(numbers[0]!)}`;
    if (command === 'V') return `V${down(numbers[0]!)}`;
    if (command === 'A') {
      const [wide, high, turn, large, sweep, toX, toY] = numbers as [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      return `A${(wide * scale).toFixed(1)} ${(high * scale).toFixed(1)} ${turn} ${large} ${sweep} ${across(toX)} ${down(toY)}`;
    }
    return command + numbers.map((value, place) => (place % 2 === 0 ? across(value) : down(value))).join(' ');
  });
}

export interface Standing {
  shape: string;
  /** Where its foot is. */
  x: number;
  y: number;
  size: number;
}

/** Many drawings as one: all bodies, all soft bodies and all lines, in the order they were given. */
export function together(drawings: readonly Standing[]): Required<Outline> {
  const all = { body: '', soft: '', line: '' };
  for (const { shape, x, y, size } of drawings) {
    const outline = OUTLINES[shape];
    for (const part of ['body', 'soft', 'line'] as const) {
      const found = outline?.[part];
      if (found) all[part] += placed(found, x - size / 2, y - size * 0.8, size / 24);
    }
  }
  return all;
}
