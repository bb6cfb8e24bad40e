// The terms of the rules in a sentence: which parts of a text can be pointed at.

import type { Language } from '../settings.svelte';
import type { Term } from '../wire.gen';

export interface Part {
  text: string;
  /** The term that it is, or null for the words between. */
  term: Term | null;
}

interface Finder {
  pattern: RegExp;
  byWord: ReadonlyMap<string, Term>;
}

const finders = new WeakMap<readonly Term[], Partial<Record<Language, Finder>>>();

function capital(word: string): string {
  return word.charAt(0).toLocaleUpperCase() + word.slice(1);
}

function finderOf(terms: readonly Term[], lang: Language): Finder {
  const made = finders.get(terms) ?? {};
  finders.set(terms, made);
  const known = made[lang];
  if (known) return known;
  const byWord = new Map<string, Term>();
  for (const term of terms) {
    const words = lang === 'de' ? [term.de, ...term.forms_de] : [term.en, ...term.forms_en];
    for (const word of words) {
      // A sentence may begin with it.
      for (const form of [word, capital(word)]) if (!byWord.has(form)) byWord.set(form, term);
    }
  }
  const words = [...byWord.keys()].sort((one, other) => other.length - one.length);
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return (made[lang] = { pattern, byWord });
}

/** A text cut into terms and what is between them. The same term is marked once. */
export function partsOf(text: string, terms: readonly Term[], lang: Language): Part[] {
  if (terms.length === 0) return [{ text, term: null }];
  const { pattern, byWord } = finderOf(terms, lang);
  const parts: Part[] = [];
  const seen = new Set<Term>();
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    const term = byWord.get(found[0])!;
    if (seen.has(term)) continue;
    seen.add(term);
    if (found.index > from) parts.push({ text: text.slice(from, found.index), term: null });
    parts.push({ text: found[0], term });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), term: null });
  return parts;
}
