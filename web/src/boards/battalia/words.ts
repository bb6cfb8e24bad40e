// Battalia's own words: those of the game, and those that only its drawing needs.

import type { FluentVariable } from '@fluent/bundle';

import german from '../../../../src/tafelrunde/games/battalia/locale/de.ftl?raw';
import english from '../../../../src/tafelrunde/games/battalia/locale/en.ftl?raw';
import { bundle, format, said } from '../../i18n/words';
import { settings } from '../../settings.svelte';
import { boxOf } from '../../table/box.svelte';
import type { Text } from '../../wire.gen';

const bundles = { de: bundle('de', german), en: bundle('en', english) };

export function b(id: string, args?: Record<string, FluentVariable>): string {
  return format(bundles[settings.lang], id, args);
}

export function both(id: string, args?: Record<string, FluentVariable>): Text {
  return { de: format(bundles.de, id, args), en: format(bundles.en, id, args) };
}

/** The name of a thing in the box; "" if it has none. */
export function printedName(ref: string): string {
  const card = boxOf('battalia').cards.get(ref);
  return card ? said(card.name) : '';
}

/** "friman-barfolk": the kind of card alone, where its faction is seen. */
export function kindName(kind: string): string {
  return b(`${kind.includes('_') ? 'special' : 'card'}-${kind}`);
}

/** A card with its faction, for those who cannot see it. */
export function cardName(card: string): string {
  const cut = card.lastIndexOf('-');
  if (cut < 0) return kindName(card);
  const faction = card.slice(cut + 1);
  return b('card-of', {
    card: kindName(card.slice(0, cut)),
    faction: b(faction === 'peaceful' ? 'peaceful' : `faction-${faction}`),
  });
}

/** The name of anything that a sentence or a row is about. */
export function refName(ref: string): string {
  const cut = ref.indexOf(':');
  const id = ref.slice(cut + 1);
  switch (ref.slice(0, cut)) {
    case 'square':
      return id;
    case 'card':
    case 'bench':
      return cardName(id);
    case 'hero':
      return b('hero', { number: Number(id.split('-')[1]) + 1 });
    case 'gate':
      return b(`terrain-${id}`);
    default:
      return b(`${ref.slice(0, cut)}-${id}`);
  }
}
