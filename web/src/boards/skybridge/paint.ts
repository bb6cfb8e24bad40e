// What things look like: each good and effect its symbol and colour, each people its colour, pattern and symbol.

export interface Look {
  icon: string;
  fill: string;
  ink: string;
  /** Goods are tiles, effects are discs, what counts while visible is a scroll. */
  shape: 'tile' | 'disc' | 'scroll';
}

const LIGHT = '#fff8ea';
const DARK = '#2a1c11';

function tile(icon: string, fill: string, ink = LIGHT): Look {
  return { icon, fill, ink, shape: 'tile' };
}
function disc(icon: string, fill: string): Look {
  return { icon, fill, ink: LIGHT, shape: 'disc' };
}
function scroll(icon: string): Look {
  return { icon, fill: '#f4e3b8', ink: DARK, shape: 'scroll' };
}

const LOOKS: Record<string, Look> = {
  wood: tile('log', '#80501f'),
  stone: tile('stone-block', '#5f666f'),
  metal: tile('metal-bar', '#2f5f86'),
  livestock: tile('sheep', '#4f6b24'),
  salt: tile('salt-shaker', '#eef2f4', '#27404d'),
  money: tile('two-coins', '#efc24a', '#4a3000'),
  die: tile('dice-six-faces-five', '#2b2438'),
  population: disc('meeple', '#41507a'),
  garrison: disc('guarded-tower', '#6f4a2c'),
  deity: disc('holy-symbol', '#6a3f94'),
  religion: disc('prayer', '#8a3a78'),
  military: disc('crossed-swords', '#9c2c18'),
  inspiration: disc('inspiration', '#8a5c00'),
  return: disc('return-arrow', '#1f6a66'),
  arm: disc('crossed-swords', '#9c2c18'),
  food: scroll('wheat'),
  knowledge: scroll('open-book'),
  craft: scroll('hammer-nails'),
  drake: scroll('wyvern'),
};

export function lookOfSign(sign: string): Look {
  return LOOKS[sign] ?? disc('perspective-dice-six-faces-random', '#41507a');
}

export interface People {
  icon: string;
  colour: string;
  /** A pattern on the colour, as a CSS image. */
  pattern: string;
}

const VEIL = 'rgb(255 255 255 / 28%)';
const PEOPLES: Record<string, People> = {
  empire: {
    icon: 'crown',
    colour: '#9e3428',
    pattern: `repeating-linear-gradient(0deg, ${VEIL} 0 2px, transparent 2px 7px)`,
  },
  light: {
    icon: 'oak-leaf',
    colour: '#3f7d3a',
    pattern: `repeating-radial-gradient(circle at 50% 50%, ${VEIL} 0 1.5px, transparent 1.5px 6px)`,
  },
  darkness: {
    icon: 'night-sky',
    colour: '#4f4285',
    pattern: `radial-gradient(circle, ${VEIL} 1px, transparent 1.5px) 0 0 / 6px 6px`,
  },
  utreng: {
    icon: 'mountain-cave',
    colour: '#7a5836',
    pattern: `repeating-linear-gradient(45deg, ${VEIL} 0 2px, transparent 2px 6px)`,
  },
  shenna: {
    icon: 'trade',
    colour: '#1f7384',
    pattern: `repeating-linear-gradient(90deg, ${VEIL} 0 2px, transparent 2px 5px)`,
  },
  bridge: {
    icon: 'stone-bridge',
    colour: '#6f6a60',
    pattern: `repeating-linear-gradient(0deg, ${VEIL} 0 1px, transparent 1px 9px), repeating-linear-gradient(90deg, ${VEIL} 0 1px, transparent 1px 12px)`,
  },
  eyestar: {
    icon: 'eyeball',
    colour: '#a35a08',
    pattern: `repeating-conic-gradient(${VEIL} 0 12deg, transparent 12deg 30deg)`,
  },
  deity: {
    icon: 'holy-symbol',
    colour: '#6a3f94',
    pattern: `repeating-linear-gradient(-45deg, ${VEIL} 0 1px, transparent 1px 5px)`,
  },
};

export function peopleOf(deck: string): People {
  return PEOPLES[deck] ?? PEOPLES.bridge!;
}
