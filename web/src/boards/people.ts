// People as flat shapes, for the cards of several games: a bust in a picture of 120 by 90, its face about the middle.

/** A shape: its paint, its outline, and how thick it is if it is only a line. */
export type Shape = readonly [paint: string, outline: string, line?: number];

export const INK = '#2a1710';
export const SHOULDERS = 'M14 92Q15 73 46 66L60 74 74 66Q105 73 106 92Z';
const FACE = 'M45.5 38Q45 22 60 22T74.500 38V45Q73 57 60 62 47 57 45.500 45Z';
const SIDE = 'M60 22Q75 22 74.500 38V45Q73 57 60 62 68 52 66.500 42T60 22Z';
const EARS = 'M46 38Q42 36 42.500 41T47 47ZM74 38Q78 36 77.500 41T73 47Z';

interface Features {
  skin: string;
  brow?: string;
  lips?: string;
  eyes?: 'open' | 'shut' | 'fierce';
}

/** A neck, a face, and what looks out of it. */
export function face({ skin, brow = INK, lips = '#8a3d2e', eyes = 'open' }: Features): Shape[] {
  const seen: Record<NonNullable<Features['eyes']>, Shape[]> = {
    open: [
      [
        '#fff6e6',
        'M49.500 41.500Q53 37.800 56.800 41.500 53 44 49.500 41.500ZM63.200 41.500Q67 37.800 70.500 41.500 67 44 63.200 41.500Z',
      ],
      [
        INK,
        'M51.300 41.200a1.900 1.900 0 1 0 3.800 0a1.900 1.900 0 1 0-3.800 0M64.900 41.200a1.900 1.900 0 1 0 3.800 0a1.900 1.900 0 1 0-3.800 0',
      ],
      [brow, 'M48.800 37.300Q53 34.800 57 36.800M63 36.800Q67 34.800 71.200 37.300', 1.7],
    ],
    shut: [
      [INK, 'M49.500 41Q53 44 56.800 41M63.200 41Q67 44 70.500 41', 1.4],
      [brow, 'M48.800 36.800Q53 34 57 36M63 36Q67 34 71.200 36.800', 1.5],
    ],
    fierce: [
      ['#fff6e6', 'M49.500 40.500L56.800 42Q53 44.500 49.500 40.500ZM63.200 42L70.500 40.500Q67 44.500 63.200 42Z'],
      [
        INK,
        'M51.800 41.600a1.700 1.600 0 1 0 3.400 0a1.700 1.600 0 1 0-3.400 0M64.800 41.600a1.700 1.600 0 1 0 3.400 0a1.700 1.600 0 1 0-3.400 0',
      ],
      [brow, 'M48.500 36.500L57.500 39.300M71.500 36.500L62.500 39.300', 2.1],
    ],
  };
  return [
    [skin, 'M52.500 52H67.500L69 72 60 76 51 72Z'],
    ['#0003', 'M52.500 56Q60 64 67.500 56L69 72 60 76 51 72Z'],
    [skin, EARS],
    [skin, FACE],
    ['#00000024', SIDE],
    ...seen[eyes],
    ['#0005', 'M60.500 41L58 49Q60 50.500 62.200 49.200', 1.2],
    [lips, 'M55.500 54.200Q60 56.600 64.500 54.200', 1.6],
  ];
}
