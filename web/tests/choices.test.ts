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
});
