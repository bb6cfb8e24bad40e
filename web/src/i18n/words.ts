// The client's own words. Sentences about a game come from the server, in both languages at once.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import german from '../../../src/tafelrunde/locale/de/web.ftl?raw';
import english from '../../../src/tafelrunde/locale/en/web.ftl?raw';
import { settings, type Language } from '../settings.svelte';
import type { Text } from '../wire.gen';

export function bundle(lang: Language, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

const bundles: Record<Language, FluentBundle> = { de: bundle('de', german), en: bundle('en', english) };

export function format(from: FluentBundle, id: string, args?: Record<string, FluentVariable>): string {
  const pattern = from.getMessage(id)?.value;
  return pattern ? from.formatPattern(pattern, args) : id;
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
