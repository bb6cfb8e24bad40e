// Picks the symbols that are used out of the game-icons set (more than 4,000 of them), in sets: one for the house, and one
// for each game, which comes with its box.
//
// A game names a symbol in its sources (`icon = "bow-arrow"`); a drawing of ours does too. Every quoted word in those
// files that is a symbol's name is taken, so that a new game brings its symbols along without a list to keep.
//
// A game of another package is not there when the client is built. For its sake the whole set is there too, by first
// letters ("*a"), and a page fetches only those that it needs.

import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

import { smallOutline } from './outline.ts';

const ID = 'virtual:game-icons';
const HOUSE = 'house';
const ALL = '*';
const GAMES = new URL('../../src/tafelrunde/games/', import.meta.url);
const CLIENT = new URL('../src/', import.meta.url);
const SOURCES = /\.(py|toml|svelte|ts)$/;

// Words that stand in the sources for other things, although there is a symbol of that name: nobody draws these. The tests
// know it if a card wants one.
const OTHER_WORDS = new Set(
  (
    'bed character click cube disc farmer field foam forest gaze ghost graveyard hand hidden jungle king person portrait ' +
    'ribbon ring sail scales snatch square targeted tie token transform valley window'
  ).split(' '),
);

interface IconSet {
  icons: Record<string, { body: string }>;
}

function gameFolders(): string[] {
  const folders = readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map((folder) => folder.name).filter((name) => !name.startsWith('_'));
}

function filesIn(folder: URL): URL[] {
  try {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => SOURCES.test(name));
    return files.map((name) => new URL(name, folder));
  } catch {
    // A game without a drawing of its own.
    return [];
  }
}

/** Whatever a set is for: a game's rules and its drawing, or all of the client that is no game's. */
function sourcesOf(set: string): URL[] {
  if (set !== HOUSE) return [...filesIn(new URL(`${set}/`, GAMES)), ...filesIn(new URL(`boards/${set}/`, CLIENT))];
  const games = gameFolders().map((game) => new URL(`boards/${game}/`, CLIENT).href);
  return filesIn(CLIENT).filter((file) => !games.some((game) => file.href.startsWith(game)));
}

function allIcons(): IconSet {
  return createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;
}

function letters(): string[] {
  return [...new Set(Object.keys(allIcons().icons).map((name) => name.charAt(0)))].sort();
}

function outlinesOf(set: string): Record<string, string> {
  const all = allIcons();
  if (set.startsWith(ALL))
    return drawn(
      all,
      Object.keys(all.icons).filter((name) => name.startsWith(set.slice(1))),
    );
  const words = new Set<string>();
  // The client's own code is full of words that name a symbol too; what it draws itself it calls an icon.
  const quoted = set === HOUSE ? /\bicon: ["']([a-z0-9-]+)["']/g : /["']([a-z0-9]+(?:-[a-z0-9]+)*)["']/g;
  for (const file of sourcesOf(set)) {
    const text = readFileSync(file, 'utf8');
    for (const match of text.matchAll(quoted)) if (!OTHER_WORDS.has(match[1]!)) words.add(match[1]!);
  }
  return drawn(all, [...words].sort());
}

function drawn(all: IconSet, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((word) => {
      // A symbol is one path; its outline is all that a drawing needs.
      const outline = all.icons[word]?.body.match(/ d="([^"]+)"/)?.[1];
      return outline ? [[word, smallOutline(outline)]] : [];
    }),
  );
}

export function gameIcons(): Plugin {
  return {
    name: 'game-icons',
    resolveId: (id) => (id === ID || id.startsWith(`${ID}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ID}`) {
        const all = letters().map((letter) => ALL + letter);
        const sets = [HOUSE, ...gameFolders(), ...all].map(
          (set) => `${JSON.stringify(set)}: () => import('${ID}/${set}')`,
        );
        return `export default { ${sets.join(', ')} };`;
      }
      if (!id.startsWith(`\0${ID}/`)) return undefined;
      return `export default ${JSON.stringify(outlinesOf(id.slice(ID.length + 2)))};`;
    },
  };
}
