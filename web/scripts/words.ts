// Brings the words of a game along with its drawing, and of them only those that the drawing can say: most of a game's
// sentences are said by the server, in both languages at once, and weigh more than all drawings together.
//
// A word counts as used if its id stands quoted in the drawing's folder, or begins as a quoted text ('faction-') or a
// template (`faction-${faction}`) there does. What a used sentence refers to is used, too.

import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const QUERY = '?words';
const BOARDS = new URL('../src/boards/', import.meta.url);
const OF_A_GAME = /\/games\/([a-z0-9_]+)\/locale\/\w+\.ftl$/;
const QUOTED = /(["'])([a-z][\w-]*)\1|`([a-z][\w-]*)(?:\$\{|`)/g;
const ENTRY = /^-?[a-zA-Z][\w-]*(?= *=)/;
const REFERENCE = /\{\s*(-?[a-z][\w-]*)[\s.}(]/g;

/** The entries of a Fluent file by id, each with its lines; comments are for those who write it. */
export function entriesOf(source: string): Map<string, string> {
  const entries = new Map<string, string>();
  let id = '';
  for (const line of source.split('\n')) {
    const begun = ENTRY.exec(line)?.[0];
    if (begun !== undefined) entries.set((id = begun), line);
    else if (line.startsWith('#')) id = '';
    else if (id && line.trim()) entries.set(id, `${entries.get(id)}\n${line}`);
  }
  return entries;
}

/** The entries that sources can name, with all that these refer to. */
export function usedWords(source: string, sources: readonly string[]): string {
  const whole = new Set<string>();
  const beginnings = new Set<string>();
  for (const text of sources)
    for (const [found, , quoted, template] of text.matchAll(QUOTED)) {
      const word = quoted ?? template!;
      whole.add(word);
      if (word.endsWith('-') || found.endsWith('${')) beginnings.add(word);
    }
  const entries = entriesOf(source);
  const used = new Set<string>();
  const use = (id: string) => {
    const entry = entries.get(id);
    if (entry === undefined || used.has(id)) return;
    used.add(id);
    for (const [, to] of entry.matchAll(REFERENCE)) use(to!);
  };
  for (const id of entries.keys())
    if (whole.has(id) || [...beginnings].some((beginning) => id.startsWith(beginning))) use(id);
  return [...entries]
    .filter(([id]) => used.has(id))
    .map(([, entry]) => entry)
    .join('\n');
}

export function words(): Plugin {
  return {
    name: 'words',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      const text = readFileSync(file, 'utf8');
      const game = OF_A_GAME.exec(pathToFileURL(file).pathname)?.[1];
      if (game === undefined) return exported([...entriesOf(text).values()].join('\n'));
      const folder = new URL(`${game}/`, BOARDS);
      const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(svelte|ts)$/.test(name))
        .map((name) => fileURLToPath(new URL(name, folder)));
      for (const source of sources) this.addWatchFile(source);
      return exported(
        usedWords(
          text,
          sources.map((source) => readFileSync(source, 'utf8')),
        ),
      );
    },
  };
}

function exported(text: string): { code: string; moduleType: 'js' } {
  return { code: `export default ${JSON.stringify(text)};`, moduleType: 'js' };
}
