import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { entriesOf, usedWords } from '../scripts/words';
import { folders } from '../src/boards/folders';

const root = join(import.meta.dirname, '../..');

describe('the words that come with a drawing', () => {
  const source = [
    '# A comment.',
    'card-hunter = Hunter',
    'card-healer = { $count ->',
    '    [one] healer',
    '   *[other] { -many } healers',
    '  }',
    '-many = many',
    'ask-card = Which card?',
    'board-title = { card-of } and { term.genitive }',
    'card-of = of',
    'term = Term',
    '  .genitive = of the Term',
  ].join('\n');

  it('are cut into whole entries', () => {
    expect([...entriesOf(source).keys()]).toEqual([
      'card-hunter',
      'card-healer',
      '-many',
      'ask-card',
      'board-title',
      'card-of',
      'term',
    ]);
    expect(entriesOf(source).get('card-healer')).toContain('healers\n  }');
  });

  it('are those it names, begins or refers to, and no others', () => {
    const kept = (text: string) => [...entriesOf(usedWords(source, [text])).keys()];
    expect(kept("v('ask-card')")).toEqual(['ask-card']);
    expect(kept('v(`card-${card}`)')).toEqual(['card-hunter', 'card-healer', '-many', 'card-of']);
    expect(kept("NAMED = ['card-h']; const begin = 'card-';")).toHaveLength(4);
    expect(kept('{v("board-title")}')).toEqual(['board-title', 'card-of', 'term']);
    expect(kept('v(`ask-card`)')).toEqual(['ask-card']);
    expect(kept('nothing')).toEqual([]);
  });

  it.each(folders.map((folder) => folder.id.replaceAll('-', '_')))(
    'are never named by a variable first (%s)',
    (game) => {
      const folder = join(root, 'web/src/boards', game);
      for (const file of readdirSync(folder).filter((name) => /\.(svelte|ts)$/.test(name))) {
        // A word whose beginning is not written down would be left out of the build.
        const text = readFileSync(join(folder, file), 'utf8');
        expect(text.match(/\b(?:v|g|k|b|both)\(\s*`\$\{/g), file).toBeNull();
      }
    },
  );
});
