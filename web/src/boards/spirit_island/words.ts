// Spirit Island's own words: those of the game, with those that only its drawing needs.

import type { FluentVariable } from '@fluent/bundle';

import german from '../../../../src/tafelrunde/games/spirit_island/locale/de.ftl?raw';
import english from '../../../../src/tafelrunde/games/spirit_island/locale/en.ftl?raw';
import { bundle, format, said } from '../../i18n/words';
import { settings } from '../../settings.svelte';
import { boxOf } from '../../table/box.svelte';
import type { CardInfo, Text } from '../../wire.gen';
import type { GrowthAction } from './box';
import type { LandView } from './view.gen';

export const GAME = 'spirit-island';
const bundles = { de: bundle('de', german), en: bundle('en', english) };

export function v(id: string, args?: Record<string, FluentVariable>): string {
  return format(bundles[settings.lang], id, args);
}

export function both(id: string): Text {
  return { de: format(bundles.de, id), en: format(bundles.en, id) };
}

export function dashed(id: string): string {
  return id.replaceAll('_', '-');
}

export function landName(land: Pick<LandView, 'id' | 'terrain' | 'number'>): string {
  const board = land.id.slice(0, -String(land.number).length);
  return v(`place-${land.terrain}`, { board, number: land.number });
}

/** A thing of the box: its name and its text, once they are loaded. */
export function cardOf(ref: string): CardInfo | undefined {
  return boxOf(GAME).cards.get(ref);
}

export function textOf(ref: string): string {
  const card = cardOf(ref);
  return card ? said(card.text) : '';
}

/** The text of a power: what it does, and then each threshold, which begins with its elements in brackets. */
export function partsOf(ref: string): string[] {
  return textOf(ref).split(/\s(?=\[)/);
}

/** "a, b and c". */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(settings.lang, { type: 'conjunction' }).format(words);
}

const GROWTH: Record<string, string> = {
  reclaim_all: 'growth-reclaim-all',
  reclaim_one: 'growth-reclaim-one',
  gain_power_card: 'growth-card',
  gain_energy: 'growth-energy',
  extra_card_play_this_turn: 'growth-extra-play',
  gather_presence_into_each_ocean: 'growth-gather-oceans',
  push_presence_from_each_ocean: 'growth-push-oceans',
};

function landsInWords(filter: string): string {
  const parts = filter.split('/');
  const [first, second] = parts;
  if (['mountain', 'jungle', 'sands', 'wetland'].includes(first!)) {
    return second
      ? v('terrain-either', { first: v(`ground-${first}`), second: v(`ground-${second}`) })
      : v(`ground-${first}`);
  }
  return v(`target-${dashed(parts.join('-or-'))}`);
}

/** Clauses begin small; on their own they begin like a sentence. */
export function sentence(clause: string): string {
  return clause.charAt(0).toUpperCase() + clause.slice(1);
}

/** A part of a growth option in words. */
export function growthWords(action: GrowthAction): string {
  if (action.do !== 'add_presence') return sentence(v(GROWTH[action.do]!, { count: action.n ?? 1 }));
  const lands = landsInWords(action.to!);
  return sentence(
    action.range === undefined
      ? v('growth-presence-anywhere', { lands })
      : v('growth-presence', { range: action.range, lands }),
  );
}
