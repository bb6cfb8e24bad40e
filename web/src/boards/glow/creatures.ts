// The creatures of the dark, as faces that are seen by the light of a lantern: put together from parts that were drawn by
// hand. Every part is a left half in a square of 100; the right half is its mirror image, in the shade.

/** What a shape is painted with: the creature's own colour, lighter or darker, what glows, ink, pale horn, or leaves. */
export type Tone = 'own' | 'light' | 'deep' | 'glow' | 'ink' | 'horn' | 'leaf';
/** A shape of a left half; with a thickness it is a line. */
export type Half = readonly [tone: Tone, outline: string, line?: number];

const PARTS: Record<string, readonly Half[]> = {
  // Heads.
  wolf: [
    ['own', 'M50 24L38 27 27 37 22 54 31 62 38 76 50 90Z'],
    ['light', 'M50 60L40 64 31 62 38 76 50 90Z'],
  ],
  round: [['own', 'M50 24Q22 24 20 54 22 84 50 86Z']],
  wide: [['own', 'M50 32Q16 32 12 58 16 82 50 84Z']],
  long: [
    ['own', 'M50 22Q31 22 31 42L37 78Q41 90 50 91Z'],
    ['light', 'M50 68Q40 68 37.500 78 41 90 50 91Z'],
  ],
  block: [
    ['own', 'M50 22H30L22 34 18 56 26 84 50 90Z'],
    ['light', 'M50 22H30L26 30 50 34Z'],
  ],
  drop: [['own', 'M50 14Q24 28 20 58V80Q28 90 34 80 42 92 50 82Z']],
  serpent: [
    ['own', 'M50 20Q32 20 26 42 22 58 34 70 42 82 50 86Z'],
    ['light', 'M50 28L45 36 50 44ZM50 48L45 56 50 64Z'],
  ],
  pointed: [['own', 'M50 28Q28 28 24 50 30 66 42 80 46 88 50 88Z']],
  skull: [
    ['horn', 'M50 18Q22 18 20 46 20 60 32 66L34 84H50Z'],
    ['ink', 'M50 56L46 66H50Z'],
    ['ink', 'M41 74V84M46.500 74V84', 2],
  ],
  hood: [
    ['deep', 'M50 6Q18 20 12 92L50 96Z'],
    ['ink', 'M50 22Q28 32 26 64 34 84 50 88Z'],
  ],
  // What stands out behind them.
  cat: [
    ['deep', 'M24 46L20 8 46 28Z'],
    ['light', 'M28 36L25 18 38 28Z'],
  ],
  ball: [
    ['deep', 'M10 40a14 14 0 1 1 26-10L26 52Q12 50 10 40Z'],
    ['light', 'M16 40a8 8 0 1 1 13-6L24 46Q17 44 16 40Z'],
  ],
  hare: [
    ['own', 'M44 32Q20 18 26-2 42 0 47 30Z'],
    ['light', 'M42 28Q28 16 30 5 38 8 43 28Z'],
  ],
  tall: [
    ['own', 'M40 30Q16 24 18 2 36 4 46 26Z'],
    ['light', 'M38 26Q24 20 24 9 34 12 41 26Z'],
  ],
  horns: [['horn', 'M32 38Q4 36 4 8 14 26 38 26Z']],
  antlers: [['horn', 'M44 28Q34 18 36 2M37 16Q28 14 24 2M40 24Q26 26 12 12M22 20L12 24', 4]],
  twigs: [['horn', 'M44 26Q40 16 42 6M41 15Q36 12 34 6', 3.4]],
  spires: [['horn', 'M40 28Q26 20 22 0 36 8 46 26ZM26 40Q14 36 8 24 20 26 30 34Z']],
  fins: [['deep', 'M28 62Q2 60 2 28 10 34 13 30 18 36 22 31 27 36 32 34Z']],
  tufts: [
    ['deep', 'M24 44L18 4 46 28Z'],
    ['ink', 'M18 4L21 18 26 14Z'],
    ['light', 'M22 60L8 62 18 68 10 76 28 76Z'],
  ],
  mane: [['deep', 'M50 4L40 10 30 6 26 18 12 18 14 32 2 40 10 52 2 66 14 72 14 86 28 86 34 98 50 92Z']],
  ruff: [['deep', 'M50 12L40 8 34 14 24 12 22 24 12 30 16 40 8 50 16 60 10 72 22 76 24 88 36 88 50 96Z']],
  spines: [['deep', 'M50 2L42 12 34 4 30 16 18 10 18 24 6 22 12 36 0 40 12 48 2 58 16 62 8 74 24 74 34 84 50 80Z']],
  quills: [
    ['horn', 'M46 26L34-2M40 28L16 2M32 34L2 14M26 42L-2 32M22 52L-2 52M22 60L0 70', 3],
    ['deep', 'M50 14Q22 20 16 48L28 68 50 60Z'],
  ],
  flaps: [
    ['deep', 'M36 26Q6 8 0 40 2 72 22 74 34 66 34 44Z'],
    ['light', 'M30 32Q12 22 8 42 10 62 22 66 28 56 28 44Z'],
  ],
  shell: [
    ['deep', 'M50 4Q12 6 4 50 6 66 14 74L50 60Z'],
    ['light', 'M50 10L38 16 40 28H50ZM33 18L18 32 24 44 36 32ZM14 40L9 54 20 58 21 47Z'],
  ],
  crown: [
    ['leaf', 'M50-2Q36 0 36 10 20 4 18 18 4 20 10 34 0 44 14 50 26 48 30 34L50 24Z'],
    ['light', 'M40 4a4 4 0 1 0 .1 0ZM24 14a4 4 0 1 0 .1 0ZM14 34a4 4 0 1 0 .1 0Z'],
  ],
  collar: [
    ['deep', 'M50 96L12 98 2 40 20 56 34 78 50 90Z'],
    ['glow', 'M2 40L20 56 34 78 50 90V94Q26 84 2 40Z'],
  ],
  flames: [['glow', 'M50 0Q44 10 46 18 38 12 34 4 32 16 36 24 26 20 20 14 20 28 30 36H50Z']],
  feelers: [
    ['horn', 'M44 28Q38 10 24 6', 3],
    ['glow', 'M22 1a5 5 0 1 0 .1 0Z'],
  ],
  arms: [['light', 'M26 76Q20 86 26 94 24 98 18 99M36 78Q34 90 38 96M45 78Q46 90 43 99', 4]],
  crest: [
    ['deep', 'M50 0L30 30 50 34Z'],
    ['light', 'M50 8L42 28H50Z'],
  ],
  plumes: [['deep', 'M50 2L44 16 36 6 34 20 22 14 26 28 14 30 28 44 50 40Z']],
  // Muzzles, beaks and mouths.
  snout: [
    ['ink', 'M50 70H42Q42 78 50 80Z'],
    ['ink', 'M50 80Q46 86 41 84', 1.6],
  ],
  nose: [
    ['ink', 'M50 64H44Q44 70 50 71Z'],
    ['ink', 'M50 71V75Q46 78 42 76', 1.6],
  ],
  muzzle: [
    ['light', 'M50 58Q34 58 34 72 36 84 50 84Z'],
    ['ink', 'M50 60H42Q42 68 50 69Z'],
    ['ink', 'M50 69V75Q46 80 40 77', 1.6],
  ],
  beak: [
    ['horn', 'M50 48Q40 52 38 60 46 66 50 86Z'],
    ['ink', 'M45 58L47.500 60', 1.6],
  ],
  hook: [
    ['horn', 'M50 46Q36 48 34 62 42 62 44 70 48 74 50 84Z'],
    ['ink', 'M42 57L45.500 58.500', 1.6],
  ],
  grin: [['ink', 'M50 72Q32 72 24 62', 2.4]],
  maw: [
    ['ink', 'M50 62Q30 62 28 70 32 82 50 82Z'],
    ['glow', 'M50 66Q38 66 36 71 40 76 50 76Z'],
  ],
  trunk: [
    ['light', 'M50 48H42Q42 74 44 86 46 94 50 95Z'],
    ['ink', 'M50 60H43M50 68H43M50 76H44', 1.4],
    ['horn', 'M36 66Q26 74 24 90 34 86 41 74Z'],
  ],
  ring: [
    ['light', 'M50 60Q32 60 32 74 36 90 50 90Z'],
    ['ink', 'M40 72a3 3.500 0 1 0 .1 0Z'],
    ['glow', 'M50 92Q42 91 43 82', 2.6],
  ],
  star: [['glow', 'M50 76L42 74 46 80 41 86 50 90Z']],
  fangs: [
    ['ink', 'M50 72H38', 2],
    ['horn', 'M45 72L43 81 41 72Z'],
  ],
  tongue: [
    ['ink', 'M50 72Q40 72 36 66', 1.8],
    ['glow', 'M50 74L48.500 88 43 95 46 96 50 92Z'],
  ],
  // Eyes.
  calm: [
    ['glow', 'M30 50a7 7 0 1 0 14 0a7 7 0 1 0-14 0'],
    ['ink', 'M35 50a3 4.500 0 1 0 6 0a3 4.500 0 1 0-6 0'],
    ['horn', 'M35 47.500a1.600 1.600 0 1 0 .1 0Z'],
  ],
  great: [
    ['light', 'M23 48a13 13 0 1 0 26 0a13 13 0 1 0-26 0'],
    ['glow', 'M27 48a9 9 0 1 0 18 0a9 9 0 1 0-18 0'],
    ['ink', 'M32 48a4.500 5 0 1 0 9 0a4.500 5 0 1 0-9 0'],
    ['horn', 'M34.500 45.500a1.800 1.800 0 1 0 .1 0Z'],
  ],
  sly: [
    ['glow', 'M28 44L46 52Q40 58 33 54Z'],
    ['ink', 'M38 49.500L41 51.500 39 55.500 37 54Z'],
  ],
  dots: [
    ['ink', 'M34 50a3.600 3.600 0 1 0 7.200 0a3.600 3.600 0 1 0-7.200 0'],
    ['horn', 'M36 48a1.200 1.200 0 1 0 .1 0Z'],
  ],
  slits: [
    ['glow', 'M28 46Q38 40 44 50 36 58 28 46Z'],
    ['ink', 'M36 44.500L38.500 50 36 55 34.500 50Z'],
  ],
  hollow: [
    ['ink', 'M27 46a9 10 0 1 0 18 0a9 10 0 1 0-18 0'],
    ['glow', 'M33 47a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0'],
  ],
  one: [
    ['light', 'M50 42Q36 44 30 56 38 68 50 70Z'],
    ['glow', 'M50 45a11 11 0 0 0 0 22Z'],
    ['ink', 'M50 47Q46 56 50 65Z'],
  ],
  bulbs: [
    ['own', 'M16 40a13 13 0 1 1 26 0Z'],
    ['light', 'M20 34a10 10 0 1 0 20 0a10 10 0 1 0-20 0'],
    ['glow', 'M23 34a7 7 0 1 0 14 0a7 7 0 1 0-14 0'],
    ['ink', 'M25 32.500H35V35.500H25Z'],
  ],
  facets: [
    ['ink', 'M20 50Q24 34 38 38 44 50 34 64 22 64 20 50Z'],
    ['glow', 'M25 48a3 3 0 1 0 6 0a3 3 0 1 0-6 0'],
  ],
  // Marks.
  blaze: [['light', 'M50 24L45 30 48 54H50Z']],
  cheeks: [['light', 'M22 54L38 60 46 68 38 76 31 62Z']],
  bandit: [['deep', 'M50 42Q34 36 22 46 24 60 40 60 46 56 50 56Z']],
  spots: [['light', 'M36 32a3 3 0 1 0 .1 0ZM28 40a2.400 2.400 0 1 0 .1 0ZM44 36a2.200 2.200 0 1 0 .1 0Z']],
  face: [['light', 'M50 44Q44 34 34 38 24 48 32 62 28 78 50 80Z']],
  stripes: [['ink', 'M50 72H26L30 78H50ZM50 24H36L28 32H50Z']],
  cracks: [['ink', 'M34 34L40 42 36 46M26 66L34 70 32 80', 1.8]],
  bark: [['deep', 'M34 60L32 84M42 66L41 88M28 40L26 56', 2.6]],
  peak: [['ink', 'M50 40L44 28 24 46Q22 24 50 22Z']],
  rings: [['light', 'M50 70Q38 72 30 66L32 72Q40 78 50 77Z']],
};

interface Creature {
  /** Its own colour. */
  own: string;
  /** What glows in it. */
  glow?: string;
  /** From the back to the front. */
  parts: string;
}

const CREATURES: Record<string, Creature> = {
  Braccio: { own: '#a8763f', parts: 'antlers long blaze nose calm' },
  Taetyss: { own: '#3f9fb8', parts: 'fins crest round rings grin calm', glow: '#c9fff2' },
  Eoles: { own: '#7fb6d9', parts: 'plumes round bandit beak calm' },
  Pocana: { own: '#d9742e', parts: 'cat wolf cheeks snout sly' },
  'Moloc’h': { own: '#7a4038', parts: 'horns block ring sly', glow: '#ff9a5c' },
  Noctiluca: { own: '#7a6a9c', parts: 'tufts round beak great' },
  Orium: { own: '#dba044', parts: 'mane round muzzle calm' },
  Likyar: { own: '#7f8aa3', parts: 'cat wolf blaze snout sly', glow: '#a8f0ff' },
  Thoape: { own: '#8a5c3c', parts: 'ball round face nose dots' },
  Torke: { own: '#5f9f5a', parts: 'shell wide grin calm' },
  Torkos: { own: '#a58a4a', parts: 'shell wide spots grin dots' },
  Tamnuca: { own: '#6a5566', parts: 'ball pointed star dots', glow: '#ff9ab0' },
  Ladawa: { own: '#c8452f', parts: 'flames wide spots grin calm' },
  Mindaroo: { own: '#c08a58', parts: 'tall long nose calm' },
  Donillilu: { own: '#c9b7d6', parts: 'hare round nose calm', glow: '#ffb3d1' },
  Oshra: { own: '#c79a5a', parts: 'tufts round spots muzzle sly', glow: '#c9ff8a' },
  'Xar’gok': { own: '#7440a8', parts: 'hood one', glow: '#d59aff' },
  Briki: { own: '#b08a66', parts: 'spines pointed nose dots' },
  Brikix: { own: '#8f7a8a', parts: 'quills pointed blaze nose dots' },
  Sketal: { own: '#6a6894', parts: 'skull hollow', glow: '#8affd0' },
  Lumipili: { own: '#8fc04a', parts: 'feelers ball round spots grin calm' },
  Snarexe: { own: '#4f8f4a', parts: 'serpent tongue slits', glow: '#f5e05a' },
  Kaar: { own: '#3a3a52', parts: 'plumes round hook calm', glow: '#ffd25c' },
  Hymoros: { own: '#7d8fb0', parts: 'flaps long trunk dots' },
  Dvol: { own: '#f0e6d2', parts: 'ruff round hook sly', glow: '#ffc23c' },
  Okans: { own: '#8a6238', parts: 'crown block bark grin calm', glow: '#d2ff7a' },
  Okanios: { own: '#6b5a3a', parts: 'crown block bark maw hollow', glow: '#a8ff9a' },
  Zzibelu: { own: '#e8b52e', parts: 'feelers round stripes facets' },
  Wapoki: { own: '#c48a5a', parts: 'twigs tall long spots nose calm' },
  Zellyf: { own: '#8f7ad9', parts: 'arms drop spots calm', glow: '#c8f7ff' },
  Biraii: { own: '#a83a3a', parts: 'spires long cheeks snout sly', glow: '#ffc04a' },
  Gluach: { own: '#6fae3e', parts: 'drop spots maw calm', glow: '#e8ff8a' },
  Drel: { own: '#8a8578', parts: 'block cracks maw hollow', glow: '#ffb45c' },
  Cromaug: { own: '#c9c2d9', parts: 'collar round peak fangs sly', glow: '#ff6a7a' },
  Kapao: { own: '#5fae5a', parts: 'wide bulbs grin' },
  Kapaoro: { own: '#3fb0a0', parts: 'crest wide bulbs rings grin', glow: '#ffd25c' },
};

export interface Drawn {
  own: string;
  glow: string;
  halves: readonly Half[];
}

/** The face of a creature, from the back to the front; null for one that nobody has drawn. */
export function creatureOf(name: string): Drawn | null {
  const creature = CREATURES[name];
  if (!creature) return null;
  const { own, glow = '#ffe48a', parts } = creature;
  return { own, glow, halves: parts.split(' ').flatMap((part) => PARTS[part]!) };
}
