// Vaalbara's own words: those of the game, and those that only its drawing needs.

import type { FluentVariable } from '@fluent/bundle';

import german from '../../../../src/tafelrunde/games/vaalbara/locale/de.ftl?raw';
import germanWeb from '../../../../src/tafelrunde/locale/de/web.ftl?raw';
import english from '../../../../src/tafelrunde/games/vaalbara/locale/en.ftl?raw';
import englishWeb from '../../../../src/tafelrunde/locale/en/web.ftl?raw';
import { bundle, format } from '../../i18n/words';
import { settings } from '../../settings.svelte';
import type { Text } from '../../wire.gen';

const bundles = { de: bundle('de', german, germanWeb), en: bundle('en', english, englishWeb) };

export function v(id: string, args?: Record<string, FluentVariable>): string {
  return format(bundles[settings.lang], id, args);
}

export function both(id: string): Text {
  return { de: format(bundles.de, id), en: format(bundles.en, id) };
}
