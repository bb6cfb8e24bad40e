import { describe, expect, it } from 'vitest';

import { Redo } from '../src/table/redo.svelte';
import type { DecisionMessage } from '../src/wire.gen';

function question(kind: string, number: number, ...answers: string[]): DecisionMessage {
  const text = (words: string) => ({ de: words, en: words });
  const options = answers.map((answer, index) => ({ index, text: text(answer), refs: [], grave: false }));
  return { seat: 0, number, kind, prompt: text(''), rule: '', refs: [], options };
}

describe('what was taken back', () => {
  const first = question('act', 1, 'build', 'move');
  const second = question('site', 2, 'A1', 'A2', 'A3');

  it('can be done again, one after the other', () => {
    const redo = new Redo();
    redo.chose(first, 1);
    redo.chose(second, 2);
    expect(redo.answer(second)).toBeNull();
    redo.rewound(second);
    expect(redo.answer(second)).toBe(2);
    redo.rewound(first);
    expect(redo.answer(second)).toBeNull();
    expect(redo.answer(first)).toBe(1);
    redo.chose(first, 1);
    expect(redo.answer(second)).toBe(2);
    redo.chose(second, 2);
    expect(redo.answer(first)).toBeNull();
  });

  it('is gone with another choice, and never offered for another question', () => {
    const redo = new Redo();
    redo.chose(first, 1);
    redo.rewound(first);
    expect(redo.answer(question('act', 1, 'build', 'end'))).toBeNull();
    expect(redo.answer(null)).toBeNull();
    redo.chose(first, 0);
    redo.rewound(null);
    expect(redo.answer(first)).toBeNull();
  });
});
