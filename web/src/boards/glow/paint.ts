// What things are painted with: the ground of cards and lands, and the dyes of dice.

import type { ConditionFacts, Element } from './view.gen';

/** The ground in the colours of an element, dark enough for light symbols. */
export const HUES: Record<Element, string> = {
  nature: '#3f9a4c',
  water: '#3467c9',
  air: '#5fb4cf',
  fire: '#c8452f',
  earth: '#d08a2c',
};

/** The painted ground of a card: the elements that its condition speaks of. */
export function paintOf({ elements, without, alike }: ConditionFacts): string {
  const hues = [...new Set([...elements, ...without])].map((element) => HUES[element]);
  if (hues.length === 0)
    return alike ? 'linear-gradient(120deg, #6d4fb0, #9a63b8)' : 'linear-gradient(120deg, #4a4f7d, #6a6894)';
  return `linear-gradient(120deg, ${hues[0]} 30%, ${hues.at(-1)} 70%)`;
}

/** A die's dye, and the colour that its symbols are printed in. */
export interface Dye {
  dye: string;
  print: string;
}

const DYES: Record<string, Dye> = {
  green: { dye: '#2f8f45', print: '#f1ffe9' },
  dark_blue: { dye: '#2b4fb8', print: '#eef3ff' },
  light_blue: { dye: '#8fd4ee', print: '#0f3448' },
  red: { dye: '#c8362c', print: '#fff0ea' },
  orange: { dye: '#f0952f', print: '#3a1c02' },
  purple: { dye: '#7c46b8', print: '#f8efff' },
  yellow: { dye: '#f4d648', print: '#3d2f00' },
  black: { dye: '#23222e', print: '#f4f1ff' },
  any: { dye: 'conic-gradient(#2f8f45, #2b4fb8, #8fd4ee, #c8362c, #f0952f, #2f8f45)', print: '#fff' },
};

export function dyeOf(colour: string): Dye {
  return DYES[colour] ?? { dye: '#7a7890', print: '#fff' };
}
