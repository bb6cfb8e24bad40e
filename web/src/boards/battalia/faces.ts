// What things look like: the symbol and the colours of every kind of card, faction, terrain and character.

import type { Artefact, Faction, Terrain } from './view.gen';

export interface Paint {
  light: string;
  dark: string;
}

interface FactionFace extends Paint {
  icon: string;
}

const FACTION: Record<Faction | 'unbound' | 'fanatics', FactionFace> = {
  barfolk: { icon: 'bear-head', light: '#7fae5b', dark: '#2f5a22' },
  cloudborn: { icon: 'eagle-head', light: '#d9b24a', dark: '#6f5108' },
  emberians: { icon: 'salamander', light: '#d8694f', dark: '#7d1d12' },
  islanders: { icon: 'dolphin', light: '#5b9ed6', dark: '#184a7c' },
  wolfsclan: { icon: 'wolf-head', light: '#b9c3cc', dark: '#46535f' },
  sunblessed: { icon: 'tiger-head', light: '#ee9a45', dark: '#84430a' },
  unbound: { icon: 'breaking-chain', light: '#9b86c9', dark: '#412c74' },
  fanatics: { icon: 'burning-eye', light: '#b9698f', dark: '#5f1a3b' },
};
const NEUTRAL: Paint = { light: '#b9a48a', dark: '#5a452f' };
const SPECIAL: Paint = { light: '#f0cf73', dark: '#7c5508' };

const ARTEFACT: Record<Artefact, string> = {
  horse: 'horse-head',
  weapon: 'crossed-swords',
  tool: 'claw-hammer',
  tent: 'camping-tent',
  scroll: 'tied-scroll',
  title: 'laurel-crown',
  amulet: 'gem-pendant',
};

const UNIT: Record<string, string> = {
  friman: 'barbarian',
  chief: 'viking-head',
  priest: 'sun-priest',
  lord: 'overlord-helm',
  queen: 'queen-crown',
  king: 'crown',
};

const OTHER: Record<string, string> = {
  supply: 'grain-bundle',
  stardust: 'falling-star',
  chest: 'locked-chest',
  fate: 'tarot-10-wheel-of-fortune',
  hammer_of_strato: 'thor-hammer',
  horn_of_baldur: 'hunting-horn',
  sword_of_elemag: 'winged-sword',
  shield_of_britos: 'griffin-shield',
  wings_of_aviena: 'feathered-wing',
  crown_of_titus: 'imperial-crown',
  hand_of_luut: 'robber-hand',
  pavilion_of_eyla: 'medieval-pavilion',
  staff_of_terra: 'wizard-staff',
  book_of_crea: 'spell-book',
  farrells_arrow: 'bow-arrow',
  fortunas_bag: 'swap-bag',
  vigos_standard: 'knight-banner',
  vayls_cloak: 'cloak',
  mings_crystal: 'crystal-ball',
  syoens_mask: 'carnival-mask',
  kryceks_lost_scroll: 'scroll-unfurled',
};

const PLACE: Record<string, string> = {
  forge: 'anvil',
  town_hall: 'capitol',
  stable: 'stable',
  arena: 'arena',
  weaving_mill: 'wool',
  tavern: 'beer-stein',
  mages_guild: 'pointy-hat',
  shop: 'shop',
  bridge: 'stone-bridge',
  pass: 'mountain-road',
  centre: 'throne-king',
};

const POTION: Record<string, Paint> = {
  berserker: { light: '#d8694f', dark: '#7d1d12' },
  frosthand: { light: '#dfe8ef', dark: '#46535f' },
  eclipse: { light: '#ee9a45', dark: '#84430a' },
  brotherhood: { light: '#7fae5b', dark: '#2f5a22' },
  colossus: { light: '#d9b24a', dark: '#6f5108' },
  weakness: { light: '#5b9ed6', dark: '#184a7c' },
};

const STORM: Record<string, string> = {
  artefact: 'gem-pendant',
  lord: 'overlord-helm',
  draw: 'card-draw',
  road: 'path-distance',
  fate: 'tarot-10-wheel-of-fortune',
  second_hero: 'meeple-group',
  terraform: 'mountaintop',
  copy: 'cycle',
  promote: 'laurel-crown',
  raise: 'castle',
  limbo: 'magic-portal',
  tent: 'camping-tent',
};

const TERRAIN_ICON: Record<Terrain, string> = {
  forest: 'pine-tree',
  mountain: 'mountains',
  canyon: 'desert',
  lake: 'waves',
  frost: 'snowflake-1',
  jungle: 'palm-tree',
};

/** What is drawn on a creation card. */
export interface CardFace {
  /** A rank, an artefact, a special artefact or a neutral card. */
  kind: string;
  icon: string;
  paint: Paint;
  /** The faction's animal; "" for cards of no faction. */
  crest: string;
  /** 1 to 6 for units. */
  rank: number;
  /** Universal cards count for every faction. */
  universal: boolean;
}

const RANK_ORDER = ['friman', 'chief', 'priest', 'lord', 'queen', 'king'];

/** "friman-barfolk" is a friman of the Barfolk, "supply" and the special artefacts have no faction. */
export function faceOf(card: string): CardFace {
  const cut = card.lastIndexOf('-');
  const kind = cut < 0 ? card : card.slice(0, cut);
  const faction = cut < 0 ? '' : card.slice(cut + 1);
  const known = faction in FACTION ? FACTION[faction as Faction] : null;
  const special = cut < 0 && !['supply', 'stardust', 'chest'].includes(kind);
  return {
    kind,
    icon: UNIT[kind] ?? ARTEFACT[kind as Artefact] ?? OTHER[kind] ?? 'card-pick',
    paint: known ?? (special ? SPECIAL : NEUTRAL),
    crest: known?.icon ?? (special ? 'star-formation' : ''),
    rank: RANK_ORDER.indexOf(kind) + 1,
    universal: special || faction === 'unbound' || faction === 'fanatics',
  };
}

export function factionFace(faction: string | null): FactionFace {
  return FACTION[faction as Faction] ?? { icon: 'shield', ...NEUTRAL };
}

/** The symbol of a deck of units or artefacts. */
export function deckIcon(deck: string): string {
  return UNIT[deck] ?? ARTEFACT[deck as Artefact] ?? OTHER[deck] ?? '';
}

export function placeIcon(kind: string): string {
  return PLACE[kind] ?? '';
}

export function potionPaint(potion: string): Paint {
  return POTION[potion] ?? NEUTRAL;
}

export function stormIcon(storm: string): string {
  return STORM[storm] ?? 'tornado';
}

export function terrainIcon(terrain: Terrain): string {
  return TERRAIN_ICON[terrain];
}
