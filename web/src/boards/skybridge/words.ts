// Skybridge's own words, and the names of its things.

import type { FluentVariable } from '@fluent/bundle';

import german from '../../../../src/tafelrunde/games/skybridge/locale/de.ftl?raw';
import english from '../../../../src/tafelrunde/games/skybridge/locale/en.ftl?raw';
import { bundle, format, said } from '../../i18n/words';
import { settings } from '../../settings.svelte';
import { boxOf } from '../../table/box.svelte';
import type { CardInfo, Text } from '../../wire.gen';
import { type EffectView, type Good, GOODS } from './view.gen';

const bundles = { de: bundle('de', german), en: bundle('en', english) };

export function k(id: string, args?: Record<string, FluentVariable>): string {
  return format(bundles[settings.lang], id, args);
}

export function both(id: string): Text {
  return { de: format(bundles.de, id), en: format(bundles.en, id) };
}

export function cardOf(ref: string): CardInfo | undefined {
  return boxOf('skybridge').cards.get(ref);
}

/** The name of a thing of the box, in the reader's language. */
export function nameOf(ref: string): string {
  const card = cardOf(ref);
  return card ? said(card.name) : '';
}

/** A thing's name and all that is printed on it, for those who listen rather than look. */
export function wholeCard(ref: string): string {
  const card = cardOf(ref);
  return card ? `${said(card.name)}. ${said(card.text)}` : '';
}

/** "a, b and c". */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(settings.lang, { type: 'conjunction' }).format(words);
}

/** A good or "deity", as it stands among the bonus effects. */
export function bonusName(bonus: string): string {
  return k(bonus === 'deity' ? 'effect-deity' : `good-${bonus}`);
}

/** "2 wood, 1 stone". */
export function amountsInWords(amounts: Partial<Record<Good, number>>): string {
  return listed(
    GOODS.filter((good) => amounts[good]).map((good) =>
      k('effect-gain', { amount: amounts[good]!, good: k(`good-${good}`) }),
    ),
  );
}

/** An effect in words. */
export function effectName(effect: EffectView): string {
  const choices = () => effect.options.map(effectName).reduceRight((second, first) => k('list-or', { first, second }));
  switch (effect.kind) {
    case 'gain':
      return k('effect-gain', { amount: effect.amount, good: k(`good-${effect.good}`) });
    case 'choice':
      return choices();
    case 'trade':
      return k('effect-trade', { good: k(`good-${effect.pay}`), effect: choices() });
    case 'arm':
      return effect.pay === 'population'
        ? k('effect-arm-population')
        : k('effect-arm', { good: k(`good-${effect.pay}`) });
    default:
      return k(`effect-${effect.kind}`);
  }
}
