// GLOW's own words, and the names of its things.

import german from '../../../../src/tafelrunde/games/glow/locale/de.ftl?words';
import english from '../../../../src/tafelrunde/games/glow/locale/en.ftl?words';
import { voiceOf } from '../../i18n/words';
import { box } from './box';

export const { say: g, both } = voiceOf([german], [english]);

/** A card's name and all that is printed on it, for those who listen rather than look. */
export function wholeCard(ref: string): string {
  return [box().name(ref), box().text(ref)].filter(Boolean).join('. ');
}
