// What is painted on the cards: the land of a people, put together from parts so that hardly two cards are alike, and for each
// deity a mask of its own. Outlines were drawn by hand, in a picture of 100 by 110 whose foot is what counts.

/** What a shape is painted with: the people's colour in the distance, nearer, near, or light in windows and on masks. */
type Tone = 'far' | 'mid' | 'near' | 'lit';
export type Part = readonly [tone: Tone, outline: string];

interface Land {
  far: readonly string[];
  mid: readonly string[];
  near: readonly string[];
  /** What shines there: a window, a lantern, a star. */
  lit: readonly string[];
}

const LANDS: Record<string, Land> = {
  empire: {
    far: [
      'M0 70H14V60H20V70H40V52H44L47 44 50 52H54V70H76V58H84V70H100V110H0Z',
      'M0 72L30 62 60 70 100 58V110H0ZM24 64V50H30V62ZM70 66V46L74 38 78 46V64Z',
    ],
    mid: [
      'M0 82H6V77H12V82H18V77H24V82H34V60H30V54H36V58H40V54H46V58H50V54H56V60H52V82H64V77H70V82H76V77H82V82H88V77H94V82H100V110H0Z',
      'M0 86H20V64H16V58H21V61H25V58H30V61H34V58H39V64H35V86H62V70H58V65H63V68H67V65H72V68H76V65H81V70H77V86H100V110H0Z',
    ],
    near: [
      'M0 100Q50 88 100 98V110H0ZM78 100V66L94 72 80 78V100Z',
      'M0 98Q40 104 100 92V110H0ZM12 100V62L32 69 15 75V100Z',
      'M36 110Q46 92 44 84H52Q54 94 70 110ZM0 102L20 98V110H0ZM80 98L100 102V110H80Z',
    ],
    lit: ['M41 66H45V72H41ZM10 88H13V92H10ZM84 87H87V91H84Z', 'M25 70H29V76H25ZM67 76H71V81H67ZM48 90H51V94H48Z'],
  },
  light: {
    far: [
      'M0 72Q10 56 22 66 30 48 46 62 58 46 70 62 84 50 100 66V110H0Z',
      'M0 66Q16 50 30 64 44 54 56 66 72 48 100 62V110H0Z',
    ],
    mid: [
      'M28 96Q30 76 26 66 12 66 16 54 16 42 30 44 36 34 46 44 56 46 50 58 46 66 36 66 38 80 40 96ZM0 90Q30 82 100 92V110H0Z',
      'M62 96Q66 76 62 64 48 66 50 54 48 42 60 42 68 32 78 42 90 44 86 58 82 66 72 64 72 80 76 96ZM0 92Q50 82 100 88V110H0Z',
    ],
    near: [
      'M0 110Q4 90 16 86 14 98 12 110ZM10 110Q22 92 36 94 26 102 22 110ZM100 110Q98 88 84 82 86 98 90 110Z',
      'M70 110Q74 92 90 84 92 98 86 110ZM84 110Q92 98 100 98V110ZM0 104Q30 96 60 106V110H0Z',
      'M0 100Q20 88 40 102 60 90 80 102 92 96 100 100V110H0Z',
    ],
    lit: [
      'M33 72a3 3 0 1 0 .1 0ZM22 52a2 2 0 1 0 .1 0ZM42 52a2 2 0 1 0 .1 0ZM70 76a2 2 0 1 0 .1 0Z',
      'M67 70a3 3 0 1 0 .1 0ZM56 50a2 2 0 1 0 .1 0ZM78 52a2 2 0 1 0 .1 0ZM20 80a2 2 0 1 0 .1 0Z',
    ],
  },
  darkness: {
    far: [
      'M0 74Q24 60 46 72T100 62V110H0ZM70 34a11 11 0 1 0 12 15 9 9 0 1 1-12-15Z',
      'M0 66L24 78 60 60 100 76V110H0ZM26 36a11 11 0 1 0 12 15 9 9 0 1 1-12-15Z',
    ],
    mid: [
      'M14 92L34 62 54 92ZM0 90Q50 82 100 90V110H0ZM34 62V56H36V62Z',
      'M48 94L68 60 90 94ZM0 92Q40 84 100 92V110H0ZM67 60V54H69V60Z',
      'M10 94V78Q10 66 22 66T34 78V94ZM60 94V82Q60 72 70 72T80 82V94ZM0 92H100V110H0Z',
    ],
    near: [
      'M0 102Q30 90 60 102T100 98V110H0Z',
      'M0 98Q50 110 100 96V110H0ZM82 104V84H80V82H86V84H84V104Z',
      'M0 104Q40 94 100 106V110H0ZM14 106V86H12V84H18V86H16V106Z',
    ],
    lit: [
      'M31 92L34 80 37 92ZM50 44l1 3 3 1-3 1-1 3-1-3-3-1 3-1ZM14 50l.8 2.200 2.200.8-2.200.8-.8 2.200-.8-2.200-2.200-.8 2.200-.8Z',
      'M66 94L69 80 72 94ZM60 40l1 3 3 1-3 1-1 3-1-3-3-1 3-1ZM88 50l.8 2.200 2.200.8-2.200.8-.8 2.200-.8-2.200-2.200-.8 2.200-.8Z',
    ],
  },
  utreng: {
    far: ['M0 80L20 50 34 66 56 40 76 64 100 48V110H0Z', 'M0 62L18 74 44 42 64 70 84 52 100 70V110H0Z'],
    mid: ['M0 96L24 64 42 78 62 58 100 92V110H0Z', 'M0 84L30 72 52 90 78 60 100 80V110H0Z'],
    near: [
      'M30 110V96Q30 84 44 84T58 96V110H52V97Q52 90 44 90T36 97V110ZM66 54Q74 44 82 50 90 42 98 50 90 50 86 54 84 62 78 58 72 58 66 54Z',
      'M54 110V98Q54 86 68 86T82 98V110H76V99Q76 92 68 92T60 99V110ZM4 50Q12 40 20 46 28 38 36 46 28 46 24 50 22 58 16 54 10 54 4 50Z',
      'M10 110V84H14V90H34V84H38V110H34V96H14V110ZM8 82H40V86H8ZM0 106H100V110H0Z',
    ],
    lit: ['M44 98a4 5 0 1 0 .1 0ZM78 84a2 2 0 1 0 .1 0Z', 'M68 100a4 5 0 1 0 .1 0ZM20 84a2 2 0 1 0 .1 0Z'],
  },
  shenna: {
    far: [
      'M0 76H12V66Q12 60 18 60T24 66V76H44V56L47 46 50 56V76H70V64Q70 56 78 56T86 64V76H100V110H0Z',
      'M0 74H20V54L23 44 26 54V74H46V66Q46 58 54 58T62 66V74H80V60L83 50 86 60V74H100V110H0Z',
    ],
    mid: [
      'M10 96V78Q10 66 26 66T42 78V96ZM24 66V58H28V66ZM60 96V70H72V96ZM58 70Q66 58 74 70ZM0 92H100V110H0Z',
      'M50 96V80Q50 66 68 66T86 80V96ZM66 66V58H70V66ZM14 96V72H26V96ZM12 72Q20 60 28 72ZM0 92H100V110H0Z',
    ],
    near: [
      'M52 104V78L74 100H54V104H80L74 110H50L44 104Z',
      'M30 104V78L8 100H28V104H2L8 110H32L38 104Z',
      'M0 100Q12 94 25 100T50 100 75 100 100 100V110H0Z',
    ],
    lit: ['M24 80H28V88H24ZM65 78H68V84H65ZM34 82H37V86H34Z', 'M66 80H70V88H66ZM18 80H21V86H18ZM76 82H79V86H76Z'],
  },
  bridge: {
    far: ['M0 74L26 58 50 70 80 54 100 66V110H0Z', 'M0 62L30 74 58 56 100 74V110H0Z'],
    mid: [
      'M0 76H100V110H90Q88 88 70 88T50 110H46Q44 88 26 88T6 110H0Z',
      'M0 72L100 66V110H84Q82 84 58 84T32 110H20Q18 92 0 92Z',
    ],
    near: [
      'M0 76H100V81H0ZM20 76V58H23V76ZM20 60H44V63H20ZM40 63V70H42V63Z',
      'M0 72L100 66V71L0 77ZM74 67V48H77V67ZM56 50H77V53H56ZM58 53V60H60V53Z',
    ],
    lit: ['M38 70H44V76H38Z', 'M56 60H62V66H56Z'],
  },
  eyestar: {
    far: [
      'M50 30L55 48 70 36 62 53 82 52 65 61 84 72 64 70 72 90 57 76 50 96 43 76 28 90 36 70 16 72 35 61 18 52 38 53 30 36 45 48Z',
    ],
    mid: ['M20 62Q50 32 80 62 50 92 20 62Z'],
    near: ['M36 62a14 14 0 1 0 28 0a14 14 0 1 0-28 0', 'M50 48Q62 62 50 76 38 62 50 48ZM0 104Q50 92 100 104V110H0Z'],
    lit: ['M46 57a4 4 0 1 0 .1 0Z'],
  },
};

/** Masks of the deities as left halves; the right half is the mirror image. */
const CROWNS = [
  'M50 22L44 34 34 20 32 38 18 30 24 48 50 44Z',
  'M50 26Q30 18 20 40L10 22Q8 44 24 52L50 46Z',
  'M50 18Q24 22 20 50L50 46Z',
  'M50 36L40 16 36 36 24 22 24 42 12 36 20 54 50 48Z',
  'M50 24L46 36 30 34 26 44 8 42 24 56 50 48Z',
];
const FACES = [
  'M50 42Q24 42 24 64 26 90 50 104Z',
  'M50 42H28L22 60 30 88 50 100Z',
  'M50 44Q18 46 20 70 22 96 50 98Z',
  'M50 42L26 48 20 72 38 92 50 106Z',
];
const EYES = [
  'M30 64Q38 56 46 64 38 70 30 64Z',
  'M29 60L46 66 44 71 31 67Z',
  'M32 64a6 6 0 1 0 12 0a6 6 0 1 0-12 0',
  'M30 68Q38 58 46 68L44 70Q38 64 32 70Z',
];
const MOUTHS = [
  'M50 82Q40 82 36 78 38 90 50 90Z',
  'M50 80H38V86L42 84 44 89 47 84 50 88Z',
  'M50 82a6 6 0 0 0 0 11Z',
  'M50 86H40L44 82H50Z',
];
const MARKS = [
  'M50 48L46 56 50 62ZM27 74L34 78 30 82Z',
  'M50 50a4 4 0 0 0 0 8ZM26 76H34V79H27ZM28 82H35V85H29Z',
  'M50 46L47 76H50ZM32 52L38 56 32 58Z',
  'M38 50a2.500 2.500 0 1 0 .1 0ZM31 76a2.500 2.500 0 1 0 .1 0ZM34 84a2 2 0 1 0 .1 0Z',
];

export interface Art {
  parts: readonly Part[];
  /** Only its left half is drawn. */
  halved: boolean;
  /** Half of all lands are seen from the other side. */
  mirrored: boolean;
}

/** The same number for the same card, anywhere. */
function seedOf(id: string): number {
  let seed = 7;
  for (const letter of id) seed = (seed * 31 + letter.charCodeAt(0)) % 1_000_003;
  // Cards that follow one another differ in everything.
  return (seed * 7919) % 1_000_003;
}

function maskOf(seed: number): Part[] {
  const pick = (all: readonly string[], by: number) => all[Math.floor(seed / by) % all.length]!;
  return [
    ['near', pick(CROWNS, 1)],
    ['mid', pick(FACES, 5)],
    ['lit', pick(EYES, 20)],
    ['near', pick(MOUTHS, 80)],
    ['lit', pick(MARKS, 320)],
  ];
}

/** What is painted on a card of a stack, such as "empire" or "deity". */
export function artOf(deck: string, ref: string): Art {
  const seed = seedOf(ref);
  const land = LANDS[deck];
  if (!land) return { parts: maskOf(seed), halved: true, mirrored: false };
  const pick = (all: readonly string[], by: number) => all[Math.floor(seed / by) % all.length]!;
  return {
    parts: [
      ['far', pick(land.far, 2)],
      ['mid', pick(land.mid, 4)],
      ['lit', pick(land.lit, 4)],
      ['near', pick(land.near, 12)],
    ],
    halved: false,
    mirrored: seed % 2 === 1,
  };
}

const DECKS: Record<string, string> = {
  EMP: 'empire',
  LIG: 'light',
  DAR: 'darkness',
  UTR: 'utreng',
  SHE: 'shenna',
  BRI: 'bridge',
  EYE: 'eyestar',
  DEI: 'deity',
};

/** The stack of a card as its ref tells it ("card:EMP01", "card:start-shenna-2"); null for what is no such card. */
export function deckOf(ref: string): string | null {
  const id = ref.slice(ref.indexOf(':') + 1);
  return DECKS[id.slice(0, 3)] ?? /^start-([a-z]+)/.exec(id)?.[1] ?? null;
}
