import { describe, expect, it } from 'vitest';

import { dueAt, fits, wanted, waitsForAChoice } from '../src/learn/lesson';
import { partsOf } from '../src/learn/terms';
import { optionsWith, presetOf, wishFor, keepWish } from '../src/lobby/wishes';
import type { DecisionMessage, GameInfo, LessonMoment, OptionMessage, Term } from '../src/wire.gen';

const text = { de: 'x', en: 'x' };

function moment(some: Partial<LessonMoment>): LessonMoment {
  return { say: text, point: [], at: '', want: [], but: null, read: false, optional: false, ...some };
}
function option(index: number, kind: string, ...refs: string[]): OptionMessage {
  return { index, kind, text, refs, grave: false };
}
function question(kind: string, ...options: OptionMessage[]): DecisionMessage {
  return { seat: 0, number: 1, kind, prompt: text, rule: '', refs: [], options };
}

describe('a lesson', () => {
  it('knows an option by its refs, by its kind, or by both', () => {
    const forest = option(0, 'choose-land', 'land:L10', 'area:north');
    expect(fits('land:L10', forest)).toBe(true);
    expect(fits('choose-land', forest)).toBe(true);
    expect(fits('choose-land land:L10 area:north', forest)).toBe(true);
    expect(fits('choose-land land:L11', forest)).toBe(false);
    expect(fits('keep', forest)).toBe(false);
    expect(wanted(moment({}), forest)).toBe(true);
  });

  it('says what belongs to no question at once, and the rest at its question', () => {
    const moments = [moment({}), moment({ at: 'take', want: ['land:A'] })];
    expect(dueAt(moments, 0, null, false)).toBe(0);
    expect(dueAt(moments, 1, null, false)).toBeNull();
    expect(dueAt(moments, 1, question('show', option(0, 'x')), false)).toBeNull();
    expect(dueAt(moments, 1, question('take', option(0, 'x', 'land:B')), false)).toBeNull();
    expect(dueAt(moments, 1, question('take', option(0, 'x', 'land:A')), false)).toBe(1);
  });

  it('passes over what may be left out, and nothing else', () => {
    const moments = [moment({ at: 'take', optional: true }), moment({ at: 'choose' }), moment({ at: 'last' })];
    expect(dueAt(moments, 0, question('choose', option(0, 'x')), false)).toBe(1);
    expect(dueAt(moments, 0, question('last', option(0, 'x')), false)).toBeNull();
  });

  it('keeps its last words for the end', () => {
    const moments = [moment({ at: 'take' }), moment({ at: 'over' })];
    expect(dueAt(moments, 1, question('take', option(0, 'x')), false)).toBeNull();
    expect(dueAt(moments, 0, null, true)).toBe(1);
    expect(waitsForAChoice(moments[0]!)).toBe(true);
    expect(waitsForAChoice(moments[1]!)).toBe(false);
    expect(waitsForAChoice(moment({ at: 'take', read: true }))).toBe(false);
  });
});

describe('terms in a sentence', () => {
  const terms: Term[] = [
    { de: 'Reihe', en: 'row', rule: 'V1', forms_de: [], forms_en: ['rows'] },
    { de: 'erste Reihe', en: 'first row', rule: 'V2', forms_de: ['ersten Reihe'], forms_en: [] },
  ];
  const marked = (sentence: string, lang: 'de' | 'en') =>
    partsOf(sentence, terms, lang).flatMap((part) => (part.term ? [`${part.text}=${part.term.rule}`] : []));

  it('finds the longest one, in any form, and at the beginning of a sentence', () => {
    expect(marked('Wähle aus der ersten Reihe.', 'de')).toEqual(['ersten Reihe=V2']);
    expect(marked('First row: take from here. Rows end.', 'en')).toEqual(['First row=V2', 'Rows=V1']);
  });

  it('leaves parts of other words alone, and marks each term once', () => {
    expect(marked('Die Reihenfolge', 'de')).toEqual([]);
    expect(marked('tomorrow grows', 'en')).toEqual([]);
    expect(marked('a row and a row', 'en')).toEqual(['row=V1']);
  });

  it('loses no word', () => {
    const sentence = 'Take from the first row, then the rows move up.';
    expect(
      partsOf(sentence, terms, 'en')
        .map((part) => part.text)
        .join(''),
    ).toBe(sentence);
  });
});

describe('what to begin with', () => {
  const game = {
    id: 'battalia',
    least_players: 2,
    most_players: 6,
    options: [
      { name: 'expansion', label: text, help: text, values: [true, false], words: [text, text] },
      { name: 'weeks', label: text, help: text, values: [16, 8], words: [text, text] },
    ],
    presets: [
      { id: 'first', label: text, help: text, options: { expansion: false }, players: 2, minutes: [60, 90] },
      { id: 'standard', label: text, help: text, options: {}, players: 4, minutes: [90, 120] },
    ],
  } as unknown as GameInfo;

  it('is the first game for whoever has not played yet', () => {
    expect(wishFor(game)).toEqual({ options: { expansion: false, weeks: 16 }, seats: 2 });
  });

  it('is the last choice afterwards, as far as the game still knows it', () => {
    keepWish('battalia', { options: { expansion: true, weeks: 99, gone: 1 }, seats: 9 });
    expect(wishFor(game)).toEqual({ options: { expansion: true, weeks: 16 }, seats: 6 });
  });

  it('names the preset that was chosen, or none', () => {
    expect(presetOf(game, optionsWith(game, { expansion: false }))).toBe('first');
    expect(presetOf(game, { expansion: true, weeks: 16 })).toBe('standard');
    expect(presetOf(game, { expansion: true, weeks: 8 })).toBeNull();
  });
});
