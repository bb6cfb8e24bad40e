import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

import { folders } from '../src/boards/folders';
import { SHORTCUTS } from '../src/keys';

const root = join(import.meta.dirname, '../..');

/** Files of words that are the client's own: those of the table, and those for people who learn. */
const OWN = ['web', 'learn'];

function messages(lang: string, name: string): Map<string, string> {
  const file = OWN.includes(name) ? `locale/${lang}/${name}.ftl` : `games/${name}/locale/${lang}.ftl`;
  const source = readFileSync(join(root, 'src/tafelrunde', file), 'utf8');
  const found = [...source.matchAll(/^([a-z][\w-]*) =((?:.*)(?:\n[ \t].*)*)/gm)];
  return new Map(found.map((match) => [match[1]!, match[2]!]));
}

const german = new Map(OWN.flatMap((name) => [...messages('de', name)]));
const english = new Map(OWN.flatMap((name) => [...messages('en', name)]));

function variables(text: string): string[] {
  return [...new Set([...text.matchAll(/\$\w+/g)].map((match) => match[0]))].sort();
}

describe('the words of the client', () => {
  it('are the same in German and English', () => {
    expect([...german.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('speak of the same things in both', () => {
    for (const [id, text] of german) expect(variables(text), id).toEqual(variables(english.get(id)!));
  });

  it.each(['de', 'en'])('can be read by Fluent (%s)', (lang) => {
    const sources = OWN.map((name) => readFileSync(join(root, `src/tafelrunde/locale/${lang}/${name}.ftl`), 'utf8'));
    const source = sources.join('\n');
    expect(new FluentBundle(lang).addResource(new FluentResource(source))).toEqual([]);
    expect(new FluentResource(source).body).toHaveLength(german.size);
  });

  it('exist wherever they are used', () => {
    const used = new Set<string>(SHORTCUTS.map((shortcut) => shortcut.words));
    const source = join(root, 'web/src');
    for (const entry of readdirSync(source, { withFileTypes: true, recursive: true })) {
      if (!/\.(svelte|ts)$/.test(entry.name)) continue;
      const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
      for (const match of text.matchAll(/\b(?:t|v|g|k|b|both)\(\s*'([a-z-]+)'/g)) used.add(match[1]!);
    }
    const games = folders.map((folder) => messages('en', folder.id.replaceAll('-', '_')));
    expect([...used].filter((id) => !english.has(id) && !games.some((game) => game.has(id)))).toEqual([]);
  });
});
