// What is painted: the faces of the spirits, drawn by hand, and behind each power a piece of the island that is made of its
// elements. The symbol of what the power does stands before it.

import type { Shape } from '../people';
import type { Element } from './view.gen';

/** Left halves in a square of 100; the right half is the mirror image. */
const SPIRITS: Record<string, readonly Shape[]> = {
  lightnings_swift_strike: [
    ['#4b2a78', 'M50 6L30 20 34 26 10 24 26 40 0 46 24 56 6 74 30 70 28 92 50 80Z'],
    ['#ffd84a', 'M50 10L38 24 42 32 24 32 34 44 14 50 34 56 22 68 38 66 38 86 50 76Z'],
    ['#fff3b0', 'M50 20L44 30 48 38 36 40 42 50 34 56 44 60 42 74 50 68Z'],
    ['#2c1650', 'M32 46L46 54 44 60 36 56ZM50 64L42 66 50 74Z'],
    ['#ffffff', 'M36 50L44 54.500 43 57 38 54.500Z'],
    ['#fff3b0', 'M22 4L14 18 20 18 10 34M6 60L0 70', 2],
  ],
  river_surges_in_sunlight: [
    ['#ffe9a0', 'M50 0L46 14 38 4 37 18 26 10 29 24 16 20 24 32 50 34Z'],
    ['#1d6f9c', 'M50 18Q20 18 16 50 14 72 4 92 20 98 30 84 32 96 44 98L50 90Z'],
    ['#4fb4d8', 'M50 20Q28 22 24 48 22 74 12 92 24 94 32 78 34 90 44 92L50 84Z'],
    ['#a8e6f2', 'M50 28Q34 30 34 50 36 70 50 80Z'],
    ['#e8fbff', 'M50 28Q44 30 44 40L50 46ZM22 50Q24 70 16 86M28 60Q30 74 26 86', 1.6],
    ['#124a6e', 'M37 50Q42 45 47 50 42 55 37 50ZM50 66Q44 66 42 63 45 71 50 71Z'],
    ['#ffe9a0', 'M40.500 49.500a1.600 1.600 0 1 0 3.200 0a1.600 1.600 0 1 0-3.200 0'],
  ],
  vital_strength_of_the_earth: [
    ['#5b7d33', 'M50 8Q34 4 28 14 14 14 14 28 6 34 14 40L50 34Z'],
    ['#7a5a34', 'M50 18L28 22 14 40 10 64 20 86 50 94Z'],
    ['#9c7848', 'M50 24L32 28 22 42 26 60 50 58Z'],
    ['#c69d64', 'M50 40L44 44 42 64 50 68Z'],
    ['#4f3719', 'M24 46L44 50 44 55 28 54ZM50 76H34L38 81 50 82ZM18 62L26 66 22 76M14 46L20 44', 2],
    ['#4f3719', 'M24 46L44 50 44 54 27 53ZM50 75H34L38 80 50 81Z'],
    ['#ffd98a', 'M32 50.500L42 52 41 54 34 53.500Z'],
    ['#8fb84c', 'M50 8Q40 6 38 14L44 18ZM20 26Q14 30 18 36L26 28ZM12 84Q16 78 22 84V92H10Z'],
  ],
  shadows_flicker_like_flame: [
    ['#5a1c4a', 'M50 0Q38 14 40 26 28 20 26 6 14 26 20 42 8 40 4 28 0 56 12 74 20 94 50 98Z'],
    ['#2a0d2c', 'M50 18Q42 28 42 38 34 36 30 28 24 44 28 56 20 56 16 50 16 74 26 84 36 94 50 94Z'],
    ['#e0569a', 'M50 34Q46 42 46 48M34 42Q32 52 34 58M22 66Q24 78 32 84', 1.6],
    ['#ffb3e0', 'M28 52L46 62Q38 70 31 62Z'],
    ['#ffffff', 'M34 57.500L42 62 36 62Z'],
    ['#ffb3e0', 'M50 80Q40 80 34 74 38 88 50 88Z'],
    ['#2a0d2c', 'M44 78L45.500 87 47 79M38 77L40 84 42 78', 1.2],
  ],
  thunderspeaker: [
    ['#7a2415', 'M50 4L44 16 34 0 34 18 20 6 26 24 8 18 20 34 4 38 24 44 50 30Z'],
    ['#f2c14e', 'M44 16L34 0 34 18ZM26 24L8 18 20 34Z'],
    ['#c9683a', 'M50 26Q26 26 26 52 28 80 50 92Z'],
    ['#e59a62', 'M50 30Q36 32 36 52L50 60Z'],
    ['#5a1a10', 'M30 44L46 48 46 53 34 52ZM50 74H40Q42 80 50 80Z'],
    ['#fff3c4', 'M36 48.500L45 50 44 52 38 51Z'],
    ['#fff3c4', 'M50 30L45 40 49 42 44 52 50 46ZM27 60L38 62 34 66 42 70', 2],
    ['#7a2415', 'M24 62L10 66 14 78 22 92 32 84Z'],
    ['#f2c14e', 'M12 68L24 66M14 76L27 74M18 84L30 80', 2],
  ],
  oceans_hungry_grasp: [
    ['#0b3a5c', 'M50 10Q18 12 8 44 2 76 16 98H50Z'],
    ['#1f7f94', 'M50 10Q22 12 14 40 20 34 26 40 24 28 34 30 36 20 50 22Z'],
    ['#e6fbf5', 'M50 8Q30 8 20 22 12 28 12 40 18 32 24 36 22 26 32 28 34 18 50 18Z'],
    ['#04182c', 'M50 56Q22 54 14 66 18 92 50 96Z'],
    [
      '#e6fbf5',
      'M16 66L22 76 26 62 32 76 36 60 42 74 46 58 50 72V57Q24 55 16 66ZM24 90L27 82 32 92 36 84 41 94 45 86 50 95V96Q34 96 24 90Z',
    ],
    ['#5bc0b4', 'M20 44L44 50Q40 58 26 52Z'],
    ['#f8ff9a', 'M30 47.500L39 50 36 53 31 51Z'],
    ['#5bc0b4', 'M6 60Q-4 70 2 84M10 78Q4 88 8 98', 3],
  ],
  bringer_of_dreams_and_nightmares: [
    ['#2b1c5e', 'M50 2Q14 8 8 44 4 80 24 98L50 98Z'],
    ['#8c6fd6', 'M50 14Q26 16 24 46 26 76 50 90Z'],
    ['#efe6ff', 'M50 18Q32 20 30 46 32 72 50 84Z'],
    ['#2b1c5e', 'M34 50Q40 42 47 50 40 56 34 50Z'],
    ['#ffd6f5', 'M39 49.500a2 2 0 1 0 4 0a2 2 0 1 0-4 0'],
    ['#8c6fd6', 'M50 22a6 6 0 1 0 0 12 5 5 0 0 1 0-12ZM50 70Q44 68 42 72 46 76 50 76ZM38 58L40 68', 1.4],
    ['#b79aef', 'M20 30Q6 26 6 12 14 16 16 8 24 14 26 24M12 56Q2 58 0 70M16 76Q8 82 10 94', 2],
    [
      '#fff',
      'M14 40l1.200 3 3 1.200-3 1.200-1.200 3-1.200-3-3-1.200 3-1.200ZM24 86l1 2.500 2.500 1-2.500 1-1 2.500-1-2.500-2.500-1 2.500-1Z',
    ],
  ],
  a_spread_of_rampant_green: [
    ['#1f5a24', 'M50 2L38 12 26 4 24 20 8 20 16 36 2 46 16 56 6 72 24 74 26 92 40 86 50 98Z'],
    ['#3f8a3a', 'M50 12L40 22 30 16 30 30 18 32 24 44 14 54 26 60 22 74 36 74 40 84 50 88Z'],
    ['#8fd05c', 'M50 24Q34 30 32 50 34 70 50 80Z'],
    ['#3f8a3a', 'M50 24V44M44 34L36 30M42 66L34 72M50 80V70', 1.8],
    ['#12351a', 'M34 48Q40 42 47 49 40 56 34 48ZM50 66Q44 62 38 64 42 74 50 75Z'],
    ['#fff7a8', 'M39 48.500a2 2 0 1 0 4 0a2 2 0 1 0-4 0'],
    ['#e86aa0', 'M20 12a4 4 0 1 0 .1 0ZM8 62a3.500 3.500 0 1 0 .1 0Z'],
  ],
};

/** The face of a spirit: a left half; null for one that nobody has drawn. */
export function spiritFace(spirit: string): readonly Shape[] | null {
  return SPIRITS[spirit] ?? null;
}

/** What each element brings into a landscape of 160 by 100, from the far to the near. */
const LANDS: readonly (readonly [Element, readonly Shape[]])[] = [
  [
    'sun',
    [
      ['#fff3b8', 'M124 8a20 20 0 1 0 .1 0Z'],
      ['#fff3b866', 'M124-8a36 36 0 1 0 .1 0Z'],
      ['#fff3b8', 'M124-6V0M124 58V64M88 28H94M154 28H160M99 3L104 8M149 53L144 48M99 53L104 48M149 3L144 8', 2],
    ],
  ],
  [
    'moon',
    [
      ['#f2f0ff', 'M34 10a19 19 0 1 0 17 28 15 15 0 1 1-17-28Z'],
      [
        '#f2f0ff',
        'M70 14l1.400 3.600 3.600 1.400-3.600 1.400-1.400 3.600-1.400-3.600-3.600-1.400 3.600-1.400ZM96 34l1 2.600 2.600 1-2.600 1-1 2.600-1-2.600-2.600-1 2.600-1ZM12 52l1 2.600 2.600 1-2.600 1-1 2.600-1-2.600-2.600-1 2.600-1Z',
      ],
    ],
  ],
  ['air', [['#ffffffb0', 'M-4 30H50a9 9 0 1 0-9-9M30 44H112a10 10 0 1 0-10-10M70 20H96a6 6 0 1 0-6-6', 3]]],
  [
    'earth',
    [
      ['#6f5a46', 'M-4 84L22 46 40 64 70 28 92 58 116 40 164 86V104H-4Z'],
      ['#56442f', 'M70 28L92 58 84 72 76 54ZM116 40L164 86H126L118 60ZM22 46L40 64 34 76Z'],
      ['#d9c4a0', 'M70 28L60 40 68 44 74 38 80 42ZM116 40L108 46 115 50 122 46Z'],
    ],
  ],
  [
    'plant',
    [
      ['#2f6b33', 'M-4 76Q14 56 34 70 54 54 76 70 100 54 120 70 140 56 164 74V104H-4Z'],
      ['#4f9a45', 'M-4 88Q20 72 44 84 70 72 92 84 120 72 164 86V104H-4Z'],
      [
        '#7cc35a',
        'M-2 104Q6 66 30 58 22 76 6 104ZM4 104Q20 80 42 80 30 92 14 104ZM162 104Q154 62 128 54 138 76 154 104ZM156 104Q142 80 120 80 130 92 146 104Z',
      ],
    ],
  ],
  [
    'water',
    [
      ['#2f86b8', 'M-4 78Q8 70 20 78T44 78 68 78 92 78 116 78 140 78 164 78V104H-4Z'],
      ['#58b4dc', 'M-4 88Q8 81 20 88T44 88 68 88 92 88 116 88 140 88 164 88V104H-4Z'],
      ['#d8f4ff', 'M8 82q6-3 12 0M62 80q6-3 12 0M118 83q6-3 12 0M34 93q6-3 12 0M92 94q6-3 12 0M140 93q6-3 12 0', 1.8],
    ],
  ],
  [
    'fire',
    [
      [
        '#c8391f',
        'M-4 104Q4 78 0 60 16 72 18 86 26 66 22 50 44 66 40 86 50 80 50 70 62 84 56 104ZM104 104Q100 84 112 70 112 80 120 86 116 64 138 48 134 66 142 84 146 70 160 60 156 80 164 104Z',
      ],
      [
        '#ffa53d',
        'M2 104Q8 88 6 76 18 86 18 98 26 84 26 72 38 82 34 98 44 96 46 86 52 96 50 104ZM110 104Q108 94 114 86 118 96 126 98 124 82 134 70 134 84 142 98 144 86 154 76 152 90 158 104Z',
      ],
    ],
  ],
  [
    'animal',
    [
      [
        '#2a1a12',
        'M92 18Q97 12 101 18 105 12 110 18 105 16 101 21 97 16 92 18ZM66 10Q70 5 73 10 76 5 80 10 76 8.500 73 12 70 8.500 66 10ZM114 30Q118 25 121 30 124 25 128 30 124 28.500 121 32 118 28.500 114 30Z',
      ],
      [
        '#ffe27a',
        'M22 90a2.600 2 0 1 0 5.200 0a2.600 2 0 1 0-5.200 0M31 90a2.600 2 0 1 0 5.200 0a2.600 2 0 1 0-5.200 0M128 92a2.200 1.800 0 1 0 4.400 0a2.200 1.800 0 1 0-4.400 0M136 92a2.200 1.800 0 1 0 4.400 0a2.200 1.800 0 1 0-4.400 0',
      ],
    ],
  ],
];

export interface Landscape {
  /** The sky, as a CSS image. */
  sky: string;
  shapes: readonly Shape[];
  /** Half of them are seen from the other side, so that neighbours differ. */
  mirrored: boolean;
}

function skyOf(elements: readonly Element[]): string {
  const sun = elements.includes('sun');
  if (elements.includes('moon'))
    return sun ? 'linear-gradient(#3b3a78, #c9748a 60%, #f7c27c)' : 'linear-gradient(#161a44, #3d3f86 70%, #6a6ab0)';
  if (sun) return 'linear-gradient(#f3b45c, #fbe3a4)';
  if (elements.includes('fire')) return 'linear-gradient(#5b1f2a, #c9603a)';
  return elements.includes('water') ? 'linear-gradient(#7fb8cf, #d6ecec)' : 'linear-gradient(#a9b7a0, #e6e2c6)';
}

/** The piece of the island behind a power with these elements. */
export function landscapeOf(power: string, elements: readonly Element[]): Landscape {
  const shapes = LANDS.flatMap(([element, drawn]) => (elements.includes(element) ? drawn : []));
  const sum = [...power].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return { sky: skyOf(elements), shapes, mirrored: sum % 2 === 1 };
}

/** Whether there is a picture of a card, by its ref. */
export function pictured(ref: string): boolean {
  const [kind, id = ''] = ref.split(':');
  return kind === 'power' || (kind === 'spirit' && id in SPIRITS);
}
