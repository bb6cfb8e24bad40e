import { describe, expect, it, vi } from 'vitest';

import { commandOf } from '../src/keys';
import { nearest } from '../src/table/boardcursor';
import { TypedNumber } from '../src/typed';

const plain = { altKey: false, ctrlKey: false, metaKey: false };
const press = (key: string, focused: Element | null = null, more = {}) =>
  commandOf({ key, ...plain, ...more }, focused);

describe('keys', () => {
  it('are digits of a number', () => {
    expect(press('1')).toEqual({ do: 'digit', digit: 1 });
    expect(press('0')).toEqual({ do: 'digit', digit: 0 });
  });

  it('are the same in capitals', () => {
    expect(press('U')).toEqual({ do: 'undo' });
    expect(press('?')).toEqual({ do: 'help' });
  });

  it('belong to a text field while somebody writes', () => {
    expect(press('1', document.createElement('input'))).toBeNull();
    expect(press('u', document.createElement('textarea'))).toBeNull();
  });

  it('leave the space bar to a focused button', () => {
    expect(press(' ')).toEqual({ do: 'skip' });
    expect(press(' ', document.createElement('button'))).toBeNull();
  });

  it('leave the browser its own', () => {
    expect(press('r', null, { ctrlKey: true })).toBeNull();
  });
});

describe('the number of an option', () => {
  function typed(digits: readonly number[], count: number): number[] {
    vi.useFakeTimers();
    const chosen: number[] = [];
    const number = new TypedNumber((index) => chosen.push(index));
    for (const digit of digits) number.digit(digit, count);
    const atOnce = chosen.length;
    vi.runAllTimers();
    vi.useRealTimers();
    return [atOnce, ...chosen];
  }

  it('is chosen at once where one digit is enough', () => {
    expect(typed([3], 9)).toEqual([1, 2]);
    expect(typed([3], 12)).toEqual([1, 2]);
  });

  it('has two digits where there are more than nine', () => {
    expect(typed([1, 2], 12)).toEqual([1, 11]);
    expect(typed([1, 0], 30)).toEqual([1, 9]);
    expect(typed([1], 12)).toEqual([0, 0]);
  });

  it('is none that is not there', () => {
    expect(typed([0], 12)).toEqual([0]);
    expect(typed([1, 9], 12)).toEqual([0]);
    expect(typed([7], 3)).toEqual([0]);
  });
});

describe('arrows on the board', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 200, y: 4 },
    { x: 100, y: 100 },
  ];

  it('go to the next thing in their direction', () => {
    expect(nearest(spots[0]!, spots, 'ArrowRight')).toBe(1);
    expect(nearest(spots[1]!, spots, 'ArrowDown')).toBe(3);
    expect(nearest(spots[3]!, spots, 'ArrowUp')).toBe(1);
  });

  it('stay where nothing lies ahead', () => {
    expect(nearest(spots[0]!, spots, 'ArrowLeft')).toBeNull();
  });
});
