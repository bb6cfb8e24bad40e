// Spirit Island's own words: those of the game, with those that only its drawing needs.

import german from '../../../../src/tafelrunde/games/spirit_island/locale/de.ftl?words';
import english from '../../../../src/tafelrunde/games/spirit_island/locale/en.ftl?words';
import { said, voiceOf } from '../../i18n/words';
import { settings } from '../../settings.svelte';
import { boxOf } from '../../table/box.svelte';
import type { CardInfo } from '../../wire.gen';
import type { LandView } from './view.gen';

export const GAME = 'spirit-island';
export const { say: v, both } = voiceOf([german], [english]);

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

/** "a, b and c". */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(settings.lang, { type: 'conjunction' }).format(words);
}
