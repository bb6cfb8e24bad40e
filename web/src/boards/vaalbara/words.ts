// Vaalbara's own words: those of the game, and those that only its drawing needs.

import german from '../../../../src/tafelrunde/games/vaalbara/locale/de.ftl?words';
import germanWeb from '../../../../src/tafelrunde/locale/de/web.ftl?words';
import english from '../../../../src/tafelrunde/games/vaalbara/locale/en.ftl?words';
import englishWeb from '../../../../src/tafelrunde/locale/en/web.ftl?words';
import { voiceOf } from '../../i18n/words';

export const { say: v, both } = voiceOf([german, germanWeb], [english, englishWeb]);
