// GLOW's own words, and the names of its things.

import type { FluentVariable } from '@fluent/bundle';

import german from '../../../../src/tafelrunde/games/glow/locale/de.ftl?raw';
import english from '../../../../src/tafelrunde/games/glow/locale/en.ftl?raw';
import { bundle, format } from '../../i18n/words';
import { settings } from '../../settings.svelte';
import type { Text } from '../../wire.gen';
import { box } from './box';

const bundles = { de: bundle('de', german), en: bundle('en', english) };

export function g(id: string, args?: Record<string, FluentVariable>): string {
  return format(bundles[settings.lang], id, args);
}

export function both(id: string): Text {
  return { de: format(bundles.de, id), en: format(bundles.en, id) };
}

/** A card's name and all that is printed on it, for those who listen rather than look. */
export function wholeCard(ref: string): string {
  return [box().name(ref), box().text(ref)].filter(Boolean).join('. ');
}
