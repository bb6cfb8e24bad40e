// GLOW's own words, and the names of its things.

import type { FluentVariable } from '@fluent/bundle';

import german from '../../../../src/tafelrunde/games/glow/locale/de.ftl?raw';
import english from '../../../../src/tafelrunde/games/glow/locale/en.ftl?raw';
import { bundle, format, said } from '../../i18n/words';
import { settings } from '../../settings.svelte';
import { boxOf } from '../../table/box.svelte';
import type { CardInfo, Text } from '../../wire.gen';

const bundles = { de: bundle('de', german), en: bundle('en', english) };

export function g(id: string, args?: Record<string, FluentVariable>): string {
  return format(bundles[settings.lang], id, args);
}

export function both(id: string): Text {
  return { de: format(bundles.de, id), en: format(bundles.en, id) };
}

export function cardOf(ref: string): CardInfo | undefined {
  return boxOf('glow').cards.get(ref);
}

/** The name of a thing that has a card, in the reader's language. */
export function nameOf(ref: string): string {
  const card = cardOf(ref);
  return card ? said(card.name) : '';
}

/** A card's name and all that is printed on it, for those who listen rather than look. */
export function wholeCard(ref: string): string {
  const card = cardOf(ref);
  return card ? `${said(card.name)}. ${said(card.text)}` : '';
}
