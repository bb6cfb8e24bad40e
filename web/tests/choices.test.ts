import { describe, expect, it, vi } from 'vitest';

import { Choices } from '../src/table/choices.svelte';
import type { DecisionMessage } from '../src/wire.gen';

function decision(number: number): DecisionMessage {
  const text = { de: '', en: '' };
  return {
    seat: 0,
    number,
    prompt: text,
    rule: '',
    refs: [],
    options: [
      { index: 0, text, refs: ['land:L01', 'seat:1'], grave: false, hint: null },
      { index: 1, text, refs: ['land:L02', 'seat:1'], grave: true, hint: null },
    ],
  };
}

describe('choices', () => {
  it('know which option a drawn thing stands for, if it is one only', () => {
    const choices = new Choices(() => true);
    choices.ask(decision(1));
    expect(choices.at('land:L02')?.index).toBe(1);
    expect(choices.at('seat:1')).toBeNull();
    expect(choices.at('land:L09')).toBeNull();
  });

  it('are gone while an answer is on its way, and back if it is refused', () => {
    const choices = new Choices(() => true);
    choices.ask(decision(1));
    choices.choose(0);
    expect(choices.options).toEqual([]);
    choices.again();
    expect(choices.options).toHaveLength(2);
  });

  it('stay if the answer could not be sent', () => {
    const choices = new Choices(() => false);
    choices.ask(decision(1));
    choices.choose(0);
    expect(choices.options).toHaveLength(2);
  });

  it('ask once more before a grave one', () => {
    const send = vi.fn(() => true);
    const choices = new Choices(send);
    choices.ask(decision(1));
    choices.choose(1);
    expect(send).not.toHaveBeenCalled();
    expect(choices.grave?.index).toBe(1);
    choices.choose(1, true);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('wait until what led to the question has been shown', () => {
    let busy = true;
    const choices = new Choices(
      () => true,
      () => busy,
    );
    choices.ask(decision(1));
    expect(choices.open).toBe(false);
    busy = false;
    expect(choices.options).toHaveLength(2);
  });

  it('light up in the list and on the board together', () => {
    const choices = new Choices(() => true);
    choices.ask(decision(1));
    choices.light(0);
    expect(choices.isLit('land:L01')).toBe(true);
    expect(choices.isLit('land:L02')).toBe(false);
    choices.ask(decision(2));
    expect(choices.lit).toBeNull();
  });

  it('stay lit when the focus goes from the list to the board', async () => {
    const choices = new Choices(() => true);
    choices.ask(decision(1));
    choices.light(0);
    choices.unlight(0);
    choices.light(0);
    await Promise.resolve();
    expect(choices.lit).toBe(0);
    choices.unlight(0);
    await Promise.resolve();
    expect(choices.lit).toBeNull();
  });

  it('are found by several things together, and know what the question is about', () => {
    const option = (index: number, refs: string[]) => ({ index, text: { de: '', en: '' }, refs, grave: false });
    const choices = new Choices(() => true);
    choices.ask({
      ...decision(1),
      refs: ['land:A0'],
      options: [option(0, ['figure:town-0', 'land:A1']), option(1, ['figure:explorer-0', 'land:A1'])],
    });
    expect(choices.about('land:A1')).toHaveLength(2);
    expect(choices.at('land:A1')).toBeNull();
    expect(choices.at('land:A1', 'figure:town-0')?.index).toBe(0);
    expect([choices.asksAbout('land:A0'), choices.asksAbout('land:A1')]).toEqual([true, false]);
  });

  it('keep what waits for a word when the same question is told again', () => {
    const send = vi.fn(() => true);
    const choices = new Choices(send);
    choices.ask(decision(1));
    choices.choose(1);
    choices.pick(choices.options, { getBoundingClientRect: () => null } as unknown as Element);
    choices.ask(decision(1));
    expect(choices.grave).toBe(choices.options[1]);
    expect(choices.several?.options).toEqual(choices.options);
    choices.pick([choices.several!.options[0]!], { getBoundingClientRect: () => null } as unknown as Element);
    expect(send).toHaveBeenCalledTimes(1);
  });

  describe('that are marked first', () => {
    const text = { de: '', en: '' };
    const option = (index: number, kind: string, ref: string) => ({ index, kind, text, refs: [ref], grave: false });
    const question = (number: number, ...options: DecisionMessage['options']): DecisionMessage => ({
      seat: 0,
      number,
      prompt: text,
      rule: '',
      refs: [],
      options,
    });
    const roll = question(1, option(0, 'keep', ''), option(1, 'die', 'die:1'), option(2, 'die', 'die:2'));
    const other = question(2, option(0, 'alone', ''), option(1, 'with', 'die:2'), option(2, 'with', 'die:1'));
    const way = { words: 'Go', answers: [{ kind: 'with', ref: 'die:2' }] };
    const marking = { marks: ({ kind }: { kind?: string }) => kind === 'die', most: 2, ways: () => [way] };

    function asking(send: (decision: DecisionMessage, index: number) => boolean) {
      const choices = new Choices(send);
      choices.markingOf = ({ number }) => (number === 1 ? marking : null);
      choices.ask(roll);
      return choices;
    }

    it('stay marked, in the list too, while others move', () => {
      const choices = asking(() => true);
      choices.choose(0);
      choices.ask(structuredClone(roll));
      expect(choices.marked).toEqual([choices.options[0]]);
      expect(choices.marked[0]).toBe(choices.options[0]);
      choices.choose(0);
      expect(choices.marked).toEqual([]);
      // What can no longer be marked is let go.
      choices.choose(1);
      choices.ask(question(1, option(0, 'keep', ''), option(1, 'die', 'die:1')));
      expect(choices.marked).toEqual([]);
    });

    it('are answered together, and all else comes last', () => {
      const sent: [number, number][] = [];
      const choices = asking(({ number }, index) => sent.push([number, index]) > 0);
      expect(choices.options.map(({ index }) => index)).toEqual([1, 2, 0]);
      expect(choices.ending).toBe(2);
      choices.choose(0);
      choices.choose(1);
      expect(choices.isMarked('die:1') && choices.isMarked('die:2')).toBe(true);
      choices.choose(0);
      expect(choices.isMarked('die:1')).toBe(false);
      choices.choose(0);
      expect(sent).toEqual([]);
      choices.confirm(way);
      expect(sent).toEqual([[1, 2]]);
      // Others move meanwhile.
      choices.ask(structuredClone(roll));
      expect(sent).toHaveLength(1);
      choices.ask(other);
      expect(sent).toEqual([
        [1, 2],
        [2, 1],
      ]);
      expect(choices.open).toBe(false);
    });

    it.each([
      ['another question than was expected', () => undefined, question(2, option(0, 'alone', ''))],
      ['the line breaks', (choices: Choices) => choices.again(), other],
      ['the game goes on without an answer', (choices: Choices) => choices.ask(null), other],
    ])('ask a person if %s', (_, meanwhile, next) => {
      const send = vi.fn(() => true);
      const choices = asking(send);
      choices.choose(0);
      choices.confirm(way);
      meanwhile(choices);
      choices.ask(next);
      expect(send).toHaveBeenCalledTimes(1);
      expect(choices.options).toHaveLength(next.options.length);
    });
  });
});
