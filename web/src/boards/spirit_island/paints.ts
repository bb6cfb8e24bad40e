// Colours and symbols of the things in the box.

import type { Action, Element } from './view.gen';

export const ELEMENT_LOOKS: Record<Element, { icon: string; color: string; ink: string }> = {
  sun: { icon: 'sun', color: '#f6d04d', ink: '#3b2a00' },
  moon: { icon: 'moon', color: '#cfd3e6', ink: '#232743' },
  fire: { icon: 'small-fire', color: '#ee7a48', ink: '#3a0f00' },
  air: { icon: 'feather', color: '#c9a6ec', ink: '#2d1049' },
  water: { icon: 'drop', color: '#67b7ea', ink: '#06243d' },
  earth: { icon: 'peaks', color: '#b9a184', ink: '#2d1d0c' },
  plant: { icon: 'three-leaves', color: '#7ccb74', ink: '#0d3310' },
  animal: { icon: 'paw', color: '#e58b84', ink: '#41100c' },
};

/** The light and the dark of each spirit's painted ground. */
const SPIRIT_PAINTS: Record<string, [string, string]> = {
  lightnings_swift_strike: ['#f4d35e', '#6d3aa0'],
  river_surges_in_sunlight: ['#7fd1e8', '#1b5f86'],
  shadows_flicker_like_flame: ['#c05a8e', '#2a1038'],
  vital_strength_of_the_earth: ['#d2a15a', '#5a3a16'],
  thunderspeaker: ['#ef9a5a', '#7a2415'],
  oceans_hungry_grasp: ['#5bc0b4', '#0b3a5c'],
  bringer_of_dreams_and_nightmares: ['#b79aef', '#2b1c5e'],
  a_spread_of_rampant_green: ['#98d66a', '#1f5a24'],
};

export function spiritPaint(spirit: string | null): [string, string] {
  return SPIRIT_PAINTS[spirit ?? ''] ?? ['#b9a184', '#4a3220'];
}

export const TERRAIN_LOOKS: Record<string, { icon: string; color: string }> = {
  mountain: { icon: 'mountains', color: '#a9a5ba' },
  jungle: { icon: 'palm-tree', color: '#6fb57a' },
  sands: { icon: 'cactus', color: '#ecca7d' },
  wetland: { icon: 'reed', color: '#7cc0cd' },
  coastal: { icon: 'wave-crest', color: '#a9dde6' },
};

/** The ground of an invader card: its terrain, or both of them side by side. */
export function groundOf(lands: readonly string[]): string | undefined {
  const colors = lands.map((land) => TERRAIN_LOOKS[land]!.color);
  return colors.length === 2 ? `linear-gradient(115deg, ${colors[0]} 50%, ${colors[1]} 50%)` : colors[0];
}

export const ACTION_ICONS: Record<Action, string> = {
  ravage: 'crossed-swords',
  build: 'hammer-nails',
  explore: 'footprint',
};
export const SPEED_ICONS = { fast: 'feathered-wing', slow: 'tortoise' };

/** The edge of a power card that is no spirit's own. */
export const DECK_EDGES = { minor: '#8b8f99', major: '#c9862b' };

export const STAGES = ['', 'I', 'II', 'III'];
