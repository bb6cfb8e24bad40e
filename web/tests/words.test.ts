import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

import { folders } from '../src/boards';
import { SHORTCUTS } from '../src/keys';

const root = join(import.meta.dirname, '../..');

function messages(lang: string, name: string): Map<string, string> {
  const file = name === 'web' ? `locale/${lang}/web.ftl` : `games/${name}/locale/${lang}.ftl`;
  const source = readFileSync(join(root, 'src/tafelrunde', file), 'utf8');
  const found = [...source.matchAll(/^([a-z][\w-]*) =((?:.*)(?:\n[ \t].*)*)/gm)];
  return new Map(found.map((match) => [match[1]!, match[2]!]));
}

const german = messages('de', 'web');
const english = messages('en', 'web');

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
    const source = readFileSync(join(root, `src/tafelrunde/locale/${lang}/web.ftl`), 'utf8');
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
