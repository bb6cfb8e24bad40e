// A face for each creature, from the icon set: the same for all who bear the name.

const FACES: Record<string, string> = {
  Braccio: 'stag-head',
  Taetyss: 'triton-head',
  Eoles: 'kenku-head',
  Pocana: 'fox-head',
  'Moloc’h': 'minotaur',
  Noctiluca: 'owl',
  Orium: 'lion',
  Likyar: 'wolf-head',
  Thoape: 'monkey',
  Torke: 'turtle',
  Torkos: 'tortoise',
  Tamnuca: 'mole',
  Ladawa: 'salamander',
  Mindaroo: 'kangaroo',
  Donillilu: 'rabbit',
  Oshra: 'lynx-head',
  'Xar’gok': 'warlock-eye',
  Briki: 'hedgehog',
  Brikix: 'porcupine',
  Sketal: 'skeleton',
  Lumipili: 'caterpillar',
  Snarexe: 'snake',
  Kaar: 'raven',
  Hymoros: 'elephant-head',
  Dvol: 'eagle-head',
  Okans: 'tree-face',
  Okanios: 'ent-mouth',
  Zzibelu: 'bee',
  Wapoki: 'deer',
  Zellyf: 'jellyfish',
  Biraii: 'dragon-head',
  Gluach: 'slime',
  Drel: 'golem-head',
  Cromaug: 'vampire-dracula',
  Kapao: 'frog',
  Kapaoro: 'chameleon-glyph',
};

/** The symbol of a creature; a card without a name has the symbol of what it does. */
export function portraitOf(name: string, otherwise: string): string {
  return FACES[name] ?? otherwise;
}
