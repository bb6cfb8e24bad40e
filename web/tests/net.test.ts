import { beforeEach, describe, expect, it } from 'vitest';

import { waitBefore } from '../src/net/connection';
import { dropSeat, held, heldTables, keepSecret, learnSeats, secretOf } from '../src/net/tickets';
import { linePath, sampled, ticks } from '../src/replay/chart';
import { parse } from '../src/route.svelte';

describe('coming back to the server', () => {
  it('waits longer each time, but never too long', () => {
    expect(waitBefore(0, 0.5)).toBe(400);
    expect(waitBefore(3, 0.5)).toBe(3200);
    expect(waitBefore(20, 1)).toBeLessThanOrEqual(10000);
  });
});

describe('tickets', () => {
  beforeEach(() => localStorage.clear());

  it('are kept by table', () => {
    keepSecret('a', 'vaalbara', 2, 'secret');
    expect(secretOf('a', 2)).toBe('secret');
    expect(secretOf('b', 2)).toBeNull();
    expect(heldTables().map(({ table }) => table)).toEqual(['a']);
  });

  it('from a link learn their seat from the server', () => {
    keepSecret('a', '', null, 'secret');
    learnSeats('a', 'vaalbara', [3]);
    expect(held('a')).toMatchObject({ game: 'vaalbara', seats: [{ seat: 3, secret: 'secret' }] });
  });

  it('can be given back', () => {
    keepSecret('a', 'vaalbara', 0, 'one');
    keepSecret('a', 'vaalbara', 1, 'two');
    dropSeat('a', 0);
    expect(held('a')?.seats).toEqual([{ seat: 1, secret: 'two' }]);
  });
});

describe('addresses', () => {
  it('lead to the lobby, a table or a replay', () => {
    expect(parse('/')).toEqual({ page: 'lobby' });
    expect(parse('/t/abc')).toEqual({ page: 'table', id: 'abc' });
    expect(parse('/r/abc/')).toEqual({ page: 'replay', id: 'abc' });
    expect(parse('/x/abc')).toEqual({ page: 'lobby' });
  });
});

describe('the chart', () => {
  it('counts in round numbers', () => {
    expect(ticks(47)).toEqual([0, 10, 20, 30, 40]);
    expect(ticks(1)).toEqual([0, 1]);
  });

  it('shows the first and the last of many', () => {
    expect(sampled(100, 5)).toEqual([0, 25, 50, 74, 99]);
    expect(sampled(3, 5)).toEqual([0, 1, 2]);
  });

  it('stays level until a score changes', () => {
    const same = (value: number) => value;
    expect(linePath([[0], [0], [4]], 0, same, same)).toBe('M0.0 0.0H2.0V4.0');
  });
});
