// Picks the symbols that are used out of the game-icons set (more than 4,000 of them).
//
// A game names a symbol in its sources (`icon = "bow-arrow"`); a drawing of ours does too. Every quoted word in those
// files that is a symbol's name is taken, so that a new game brings its symbols along without a list to keep.

import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:game-icons';
const PLACES = ['../src/tafelrunde/games', 'src'];
const SOURCES = /\.(py|toml|svelte|ts)$/;

interface IconSet {
  icons: Record<string, { body: string }>;
}

function usedWords(folder: string, words: Set<string>): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !SOURCES.test(entry.name)) continue;
    const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
    for (const match of text.matchAll(/["']([a-z0-9]+(?:-[a-z0-9]+)*)["']/g)) words.add(match[1]!);
  }
}

export function gameIcons(): Plugin {
  return {
    name: 'game-icons',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;
      const words = new Set<string>();
      for (const place of PLACES) usedWords(new URL(`../${place}`, import.meta.url).pathname, words);
      const picked = Object.fromEntries(
        [...words].sort().flatMap((word) => {
          // A symbol is one path; its outline is all that a drawing needs.
          const outline = set.icons[word]?.body.match(/ d="([^"]+)"/)?.[1];
          return outline ? [[word, outline]] : [];
        }),
      );
      return `export default ${JSON.stringify(picked)};`;
    },
  };
}
