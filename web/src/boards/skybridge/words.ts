// Skybridge's own words, and the names of its things.

import german from '../../../../src/tafelrunde/games/skybridge/locale/de.ftl?words';
import english from '../../../../src/tafelrunde/games/skybridge/locale/en.ftl?words';
import { said, voiceOf } from '../../i18n/words';
import { settings } from '../../settings.svelte';
import { boxOf } from '../../table/box.svelte';
import type { CardInfo, Text } from '../../wire.gen';
import { type CardFacts, type Good, GOODS } from './view.gen';

export const { say: k, both } = voiceOf([german], [english]);

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

/** "2 wood". */
export function amountInWords(good: Good, amount: number): string {
  return k(`amount-${good}`, { amount });
}

/** "2 wood, 1 stone". */
export function amountsInWords(amounts: Partial<Record<Good, number>>): string {
  return listed(GOODS.filter((good) => amounts[good]).map((good) => amountInWords(good, amounts[good]!)));
}

function partOf(texts: readonly Text[] | undefined, place: number): string {
  const text = texts?.[place];
  return text ? said(text) : '';
}

/** One effect of a card in words; "effect:3-2" is the second one of the card at the third slot. */
export function effectName(card: string, effect: string): string {
  const box = boxOf<CardFacts>('skybridge');
  return partOf(box.printed('card', card.replace('card:', ''))?.effects, Number(effect.split('-').at(-1)) - 1);
}

/** What stands beside a rune slot, in words. */
export function serviceName(side: string | null, slot: string): string {
  const box = boxOf<CardFacts>('skybridge');
  return side ? partOf(box.printed('side', side)?.services, Number(slot.replace('slot:', '')) - 1) : '';
}
