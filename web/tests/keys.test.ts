import { describe, expect, it } from 'vitest';

import { commandOf } from '../src/keys';
import { nearest } from '../src/table/boardcursor';

const plain = { altKey: false, ctrlKey: false, metaKey: false };
const press = (key: string, focused: Element | null = null, more = {}) =>
  commandOf({ key, ...plain, ...more }, focused);

describe('keys', () => {
  it('choose by number, counted from one', () => {
    expect(press('1')).toEqual({ do: 'choose', index: 0 });
    expect(press('9')).toEqual({ do: 'choose', index: 8 });
    expect(press('0')).toBeNull();
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
