// Battalia's own words: those of the game, and those that only its drawing needs.

import german from '../../../../src/tafelrunde/games/battalia/locale/de.ftl?words';
import english from '../../../../src/tafelrunde/games/battalia/locale/en.ftl?words';
import { voiceOf } from '../../i18n/words';
import { boxOf } from '../../table/box.svelte';

export const { say: b, both } = voiceOf([german], [english]);

/** "friman-barfolk": the kind of card alone, where its faction is seen. */
export function kindName(kind: string): string {
  return b(kind.includes('_') ? `special-${kind}` : `card-${kind}`);
}

/** A card with its faction, for those who cannot see it. */
export function cardName(card: string): string {
  return boxOf('battalia').name(`card:${card}`);
}

/** The name of anything that a row is about: of things that lie in no box first. */
export function refName(ref: string): string {
  const cut = ref.indexOf(':');
  const id = ref.slice(cut + 1);
  switch (ref.slice(0, cut)) {
    case 'square':
      return id;
    case 'hero':
      return b('hero', { number: Number(id.split('-')[1]) + 1 });
    case 'gate':
    case 'terrain':
      return b(`terrain-${id}`);
    default:
      return boxOf('battalia').name(ref);
  }
}
