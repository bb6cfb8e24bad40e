// What is painted on the cards: people of each rank in the looks of their faction, and the things they carry. A picture is
// 120 wide and 90 high; what counts lies between 20 and 100.

import { face, INK, type Shape, SHOULDERS } from '../people';

interface Looks {
  skin: string;
  hair: string;
  /** What they wear. */
  light: string;
  dark: string;
}

const LOOKS: Record<string, Looks> = {
  barfolk: { skin: '#d9a679', hair: '#6b4020', light: '#7fae5b', dark: '#2f5a22' },
  cloudborn: { skin: '#f0c9a0', hair: '#e6cf86', light: '#e0bb55', dark: '#6f5108' },
  emberians: { skin: '#b0724a', hair: '#8f2f18', light: '#d8694f', dark: '#7d1d12' },
  islanders: { skin: '#8d5a3b', hair: '#1f1712', light: '#5b9ed6', dark: '#184a7c' },
  wolfsclan: { skin: '#e3b896', hair: '#c3c8ce', light: '#aeb9c3', dark: '#46535f' },
  sunblessed: { skin: '#7a4a2e', hair: '#24150c', light: '#ee9a45', dark: '#84430a' },
  unbound: { skin: '#c9986f', hair: '#3d2d4f', light: '#9b86c9', dark: '#412c74' },
  fanatics: { skin: '#dcbcb4', hair: '#43142a', light: '#b9698f', dark: '#5f1a3b' },
};

const STEEL = '#c4cad1';
const IRON = '#7c848d';
const GOLD = '#f0c654';
const BRONZE = '#a87b1f';
const WOOD = '#7a4d24';
const RIGHT = 'M60 74L74 66Q105 73 106 92H64Z';
const FUR = 'M30 74Q40 60 60 71 80 60 90 74 88 86 78 79 70 88 60 81 50 88 42 79 32 86 30 74Z';
const CAP = 'M44 40Q42 14 60 14T76 40Q74 28 66 26 54 27 44 40Z';
const LOCKS = 'M44 40Q40 14 60 14T76 40Q76 64 84 72 70 74 71 50L72 34Q58 34 50 29L48 36 49 52Q50 74 36 72 44 64 44 40Z';
const BEARD = 'M45.500 44Q46 54 53 52 60 49.500 67 52 74 54 74.500 44 78 66 67 73L60 78 53 73Q42 66 45.500 44Z';

/** A unit of each rank, from the back to the front. */
const RANKS: Record<string, (looks: Looks) => Shape[]> = {
  friman: ({ skin, hair, light, dark }) => [
    [WOOD, 'M90 20L94 20 96 92H91Z'],
    [STEEL, 'M92 22Q104 16 108 26 110 38 94 42Z'],
    [IRON, 'M92 22Q84 22 82 30 84 38 92 40Z'],
    [light, SHOULDERS],
    [dark, RIGHT],
    ['#b89a72', FUR],
    ...face({ skin, brow: hair, eyes: 'fierce' }),
    [hair, CAP],
    [hair, 'M46 38L44 58 49 56 48 42ZM74 38L76 58 71 56 72 42Z'],
    [dark, 'M44 33Q60 22 76 33L75.500 37Q60 27 44.500 37Z'],
  ],
  chief: ({ skin, hair, light, dark }) => [
    ['#efe3c8', 'M44 26Q24 26 22 2 34 18 48 18ZM76 26Q96 26 98 2 86 18 72 18Z'],
    [light, SHOULDERS],
    [dark, RIGHT],
    [IRON, 'M36 70L52 92H40L26 76ZM84 70L68 92H80L94 76Z'],
    ...face({ skin, brow: hair, eyes: 'fierce' }),
    [hair, BEARD],
    ['#8a3d2e', 'M56 56Q60 58 64 56', 1.8],
    [STEEL, 'M43 38Q42 12 60 12T77 38L72 36Q60 30 48 36Z'],
    [IRON, 'M60 12Q78 12 77 38L72 36Q66 33 60 33Z'],
    [GOLD, 'M43 34Q60 24 77 34V38.500Q60 29 43 38.500ZM58 30H62L61.500 46H58.500Z'],
  ],
  priest: ({ skin, hair, light, dark }) => [
    [BRONZE, 'M94 34H98L99 92H95Z'],
    [GOLD, 'M96 8a11 11 0 1 0 .1 0ZM96-2L98 6H94ZM96 40L98 32H94ZM81 19L89 17V21ZM111 19L103 17V21Z'],
    ['#fff3c0', 'M96 13a6 6 0 1 0 .1 0Z'],
    [light, SHOULDERS],
    [dark, RIGHT],
    ['#f4ead2', 'M50 68H70L72 92H48Z'],
    [GOLD, 'M60 76a5 5 0 1 0 .1 0Z'],
    ...face({ skin, brow: hair, eyes: 'shut' }),
    [light, 'M36 74Q28 24 60 8 92 24 84 74L75 66Q81 34 60 25 39 34 45 66Z'],
    [dark, 'M60 8Q92 24 84 74L75 66Q81 34 60 25Z'],
    [GOLD, 'M44.500 36Q60 21 75.500 36L73 40Q60 27 47 40Z'],
  ],
  lord: ({ light, dark }) => [
    [light, 'M58 18Q50-2 74 0 98 4 94 40 86 24 66 22Z'],
    [dark, 'M74 0Q98 4 94 40 86 24 66 22 84 18 74 0Z'],
    [IRON, SHOULDERS],
    ['#59616a', RIGHT],
    [STEEL, 'M16 90Q14 70 34 68 46 70 46 90ZM104 90Q106 70 86 68 74 70 74 90Z'],
    [light, 'M46 68L60 78 74 68 72 92H48Z'],
    [IRON, 'M48 52H72L74 70 60 78 46 70Z'],
    [STEEL, 'M42 42Q40 14 60 14T78 42L74 64 60 72 46 64Z'],
    ['#949ca6', 'M60 14Q80 14 78 42L74 64 60 72Z'],
    [INK, 'M45 38L58 42V46L46 44ZM75 38L62 42V46L74 44Z'],
    [INK, 'M51 54V62M55 56V66M65 56V66M69 54V62', 1.6],
    [GOLD, 'M58 14H62L61.500 70 60 72 58.500 70Z'],
  ],
  queen: ({ skin, hair, light, dark }) => [
    [hair, 'M40 34Q34 62 30 82 44 92 60 88 76 92 90 82 86 62 80 34Z'],
    [light, SHOULDERS],
    [dark, RIGHT],
    ['#fbf3e2', 'M42 68Q60 90 78 68L84 72Q62 98 36 72Z'],
    ...face({ skin, brow: hair, lips: '#b0333c' }),
    [hair, LOCKS],
    [GOLD, 'M44 30L41 10 50 20 54 6 60 18 66 6 70 20 79 10 76 30Q60 22 44 30Z'],
    [BRONZE, 'M60 18L66 6 70 20 79 10 76 30Q68 26 60 26Z'],
    ['#d7263d', 'M60 21L62.500 24 60 27 57.500 24Z'],
    ['#9fe4ff', 'M60 77L63 81 60 86 57 81Z'],
    [GOLD, 'M48 70Q60 82 72 70', 1.4],
  ],
  king: ({ skin, hair, light, dark }) => [
    [light, SHOULDERS],
    [dark, RIGHT],
    ['#fbf3e2', FUR],
    [INK, 'M40 72L42 76 44 72ZM50 76L52 80 54 76ZM66 76L68 80 70 76ZM78 72L80 76 82 72Z'],
    [hair, 'M44 34Q38 56 46 68L52 60ZM76 34Q82 56 74 68L68 60Z'],
    ...face({ skin, brow: hair, eyes: 'fierce' }),
    [hair, 'M45.500 43Q46 54 53 52 60 49 67 52 74 54 74.500 43 80 70 68 80L60 88 52 80Q40 70 45.500 43Z'],
    ['#8a3d2e', 'M56 56Q60 58 64 56', 1.8],
    [GOLD, 'M42 32L38 6 49 18 60 2 71 18 82 6 78 32Q60 23 42 32Z'],
    [BRONZE, 'M60 2L71 18 82 6 78 32Q69 27 60 27Z'],
    ['#d7263d', 'M60 14a4 4 0 1 0 .1 0Z'],
    ['#3f8fd6', 'M46 20a2.600 2.600 0 1 0 .1 0ZM74 20a2.600 2.600 0 1 0 .1 0Z'],
    ['#fbf3e2', 'M42 31Q60 22 78 31V36Q60 27 42 36Z'],
  ],
};

/** The things that are carried, in the looks of whoever made them. */
const THINGS: Record<string, (looks: Looks) => Shape[]> = {
  horse: ({ light, dark }) => [
    ['#8f5f36', 'M44 92L47 66Q36 70 30 64L26 56Q30 40 44 30L46 14 55 24Q78 28 84 58L88 92Z'],
    ['#6d4424', 'M55 24Q78 28 84 58L88 92H70Q74 52 55 34Z'],
    ['#3a2413', 'M50 24Q58 10 66 18 82 20 86 44 96 58 90 78 84 60 76 48 66 34 50 24Z'],
    ['#b98a5c', 'M30 64L26 56 29 50Q38 52 40 60L36 67Z'],
    [
      INK,
      'M44 40a2.800 2.800 0 1 0 5.600 0a2.800 2.800 0 1 0-5.600 0M29.500 57a1.600 1.600 0 1 0 3.200 0a1.600 1.600 0 1 0-3.200 0',
    ],
    [light, 'M38 44L44 62M44 34Q54 46 60 62L47 66M44 62L78 72', 2.6],
    [dark, 'M42 60a3 3 0 1 0 .1 0Z'],
  ],
  weapon: ({ light, dark }) => [
    [STEEL, 'M26 10L32 8 72 60 68 64 28 16ZM94 10L88 8 48 60 52 64 92 16Z'],
    [IRON, 'M26 10L28 16 68 64 70 62ZM94 10L92 16 52 64 50 62Z'],
    [GOLD, 'M60 68L76 52 79 55 63 71ZM60 68L44 52 41 55 57 71Z'],
    [WOOD, 'M70 64L74 60 86 76 82 80ZM50 64L46 60 34 76 38 80Z'],
    [GOLD, 'M86 76a4 4 0 1 0 .1 0ZM34 76a4 4 0 1 0 .1 0Z'],
    [light, 'M47 20L60 15 73 20Q74 40 60 50 46 40 47 20Z'],
    [dark, 'M60 15L73 20Q74 40 60 50Z'],
  ],
  tool: ({ light }) => [
    [WOOD, 'M40 88L34 84 70 30 78 35Z'],
    ['#5d3817', 'M40 88L37 86 74 32 78 35Z'],
    [STEEL, 'M52 18L66 10 98 30 96 42 84 42 62 30 50 28Z'],
    [IRON, 'M62 30L84 42 96 42 98 30 92 27 86 34Z'],
    [light, 'M38 78L45 82M42 72L49 76', 3],
  ],
  tent: ({ light, dark }) => [
    [WOOD, 'M60 8V22', 2.6],
    [light, 'M60 8L78 13 60 19Z'],
    ['#f1e3c4', 'M60 20L96 82H24Z'],
    ['#d2bb90', 'M60 20L96 82H68Z'],
    [light, 'M60 20L66 31 54 31ZM46 44L74 44 79 53H41Z'],
    [INK, 'M60 46L72 82H48Z'],
    [dark, 'M60 46L72 82H66L58 54ZM22 82H98V86H22Z'],
  ],
  scroll: ({ light, dark }) => [
    ['#f4e6c3', 'M36 20H84V72H36Z'],
    ['#d8c191', 'M72 20H84V72H72Z'],
    ['#8a744c', 'M44 30H76M44 38H72M44 46H76M44 54H66', 1.8],
    ['#fbf2da', 'M30 14H90Q96 20 90 26H30Q24 20 30 14ZM30 68H90Q96 74 90 80H30Q24 74 30 68Z'],
    ['#c9b07c', 'M84 14H90Q96 20 90 26H84ZM84 68H90Q96 74 90 80H84Z'],
    [light, 'M70 56a8 8 0 1 0 .1 0Z'],
    [dark, 'M66 70L64 86 70 82 76 86 74 70Z'],
  ],
  title: ({ light, dark }) => [
    [
      '#7c9c3e',
      'M52 80Q24 70 26 38 34 42 36 48 32 34 40 22 46 32 43 42 50 46 46 58 54 62 54 76ZM68 80Q96 70 94 38 86 42 84 48 88 34 80 22 74 32 77 42 70 46 74 58 66 62 66 76Z',
    ],
    ['#56732a', 'M68 80Q96 70 94 38 86 42 84 48 90 62 66 76Z'],
    [GOLD, 'M60 26L66 38 80 40 70 50 72 63 60 57 48 63 50 50 40 40 54 38Z'],
    [BRONZE, 'M60 26L66 38 80 40 70 50 72 63 60 57Z'],
    [light, 'M46 78H74L80 88 60 84 40 88Z'],
    [dark, 'M60 78H74L80 88 60 84Z'],
  ],
  amulet: ({ light, dark }) => [
    [GOLD, 'M36 6Q34 40 60 46 86 40 84 6', 2.6],
    [GOLD, 'M60 40L84 56 76 84H44L36 56Z'],
    [BRONZE, 'M60 40L84 56 76 84H60Z'],
    [light, 'M60 48L76 58 70 78H50L44 58Z'],
    [dark, 'M60 48L76 58 70 78H60Z'],
    ['#fff8', 'M60 48L52 60 50 78 44 58Z'],
  ],
  supply: () => [
    ['#c9a05c', 'M34 46Q40 32 60 34 80 32 86 46 98 78 84 86H36Q22 78 34 46Z'],
    ['#9c7638', 'M62 34Q80 33 86 46 98 78 84 86H66Q82 62 62 34Z'],
    ['#7a5826', 'M44 34Q60 42 76 34L74 28Q60 34 46 28Z'],
    [
      '#e9c76a',
      'M56 30Q48 14 54 2 60 14 58 30ZM64 30Q60 12 70 2 74 16 67 30ZM48 30Q36 20 38 6 48 14 52 29ZM72 30Q84 20 84 8 74 14 69 29Z',
    ],
    ['#e9d3a0', 'M60 54L64 62 60 70 56 62ZM60 70V80M50 60L56 68M70 60L64 68', 1.6],
  ],
  stardust: () => [
    ['#bcd7f5', 'M52 8H68V22Q90 34 88 60 84 84 60 86 36 84 32 60 30 34 52 22Z'],
    ['#27366f', 'M38 48Q60 42 82 48 90 78 60 81 30 78 38 48Z'],
    [
      '#fff3c0',
      'M60 50l3 8 8 3-8 3-3 8-3-8-8-3 8-3ZM46 54l1.500 3.500 3.500 1.500-3.500 1.500-1.500 3.500-1.500-3.500-3.500-1.500 3.500-1.500ZM74 66l1.300 3 3 1.300-3 1.300-1.300 3-1.300-3-3-1.300 3-1.300Z',
    ],
    [WOOD, 'M50 2H70V12H50Z'],
    ['#fffc', 'M42 34Q48 28 54 26 44 38 41 50 38 42 42 34Z'],
  ],
  chest: () => [
    ['#8f5c2c', 'M26 44Q28 22 60 22T94 44V84H26Z'],
    ['#6b421d', 'M72 23Q93 26 94 44V84H72Z'],
    [GOLD, 'M26 44H94V50H26ZM36 27L42 25V84H36ZM78 25L84 27V84H78Z'],
    [BRONZE, 'M52 42H68V62H52Z'],
    [INK, 'M60 48a3 3 0 1 0 .1 0ZM58.500 52H61.500V58H58.500Z'],
    ['#ffe9a0', 'M30 40Q40 32 60 34 80 32 90 40V44H30Z'],
  ],
};

const NEUTRAL: Looks = { skin: '#d9a679', hair: '#5a4028', light: '#d9b45c', dark: '#7a5a2a' };

/** The picture of a kind of card in the looks of a faction (or of none); null where a symbol says more. */
export function pictureOf(kind: string, faction: string): readonly Shape[] | null {
  const draw = RANKS[kind] ?? THINGS[kind];
  return draw ? draw(LOOKS[faction] ?? NEUTRAL) : null;
}

/** Whether there is a picture of a card, by its ref. */
export function pictured(ref: string): boolean {
  const [kind = ''] = ref.slice(ref.indexOf(':') + 1).split('-');
  return ref.startsWith('card:') && (kind in RANKS || kind in THINGS);
}
