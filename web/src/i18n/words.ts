// The client's own words. Sentences about a game come from the server, in both languages at once.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import learnGerman from '../../../src/tafelrunde/locale/de/learn.ftl?words';
import german from '../../../src/tafelrunde/locale/de/web.ftl?words';
import learnEnglish from '../../../src/tafelrunde/locale/en/learn.ftl?words';
import english from '../../../src/tafelrunde/locale/en/web.ftl?words';
import { settings, type Language } from '../settings.svelte';
import type { Text } from '../wire.gen';

export function bundle(lang: Language, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

const bundles: Record<Language, FluentBundle> = {
  de: bundle('de', german, learnGerman),
  en: bundle('en', english, learnEnglish),
};

export function format(from: FluentBundle, id: string, args?: Record<string, FluentVariable>): string {
  const pattern = from.getMessage(id)?.value;
  return pattern ? from.formatPattern(pattern, args) : id;
}

interface Voice {
  /** A message in the reader's language. */
  say(id: string, args?: Record<string, FluentVariable>): string;
  /** The same in both languages, as the server would send it. */
  both(id: string, args?: Record<string, FluentVariable>): Text;
}

/** The words of a drawing: those of its game, and those that it borrows from the house. */
export function voiceOf(german: readonly string[], english: readonly string[]): Voice {
  const bundles = { de: bundle('de', ...german), en: bundle('en', ...english) };
  return {
    say: (id, args) => format(bundles[settings.lang], id, args),
    both: (id, args) => ({ de: format(bundles.de, id, args), en: format(bundles.en, id, args) }),
  };
}

/** A sentence of the client in the reader's language. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  return format(bundles[settings.lang], id, args);
}

/** A sentence of the client in both languages, as the server would send it. */
export function both(id: string): Text {
  return { de: format(bundles.de, id), en: format(bundles.en, id) };
}

/** A sentence that came in both languages. */
export function said(text: Text): string {
  return text[settings.lang];
}
