import { mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { api } from '../src/net/api';
import { contribution, isUsed } from '../src/net/contribution';
import { contributedBy, dropSeat, keepContribution } from '../src/net/tickets';
import Commitment from '../src/replay/Commitment.svelte';
import type { JoinTable, SeatRequest, TableInfo } from '../src/wire.gen';

const SEAL = { seal: 'sealed', commitment: 'the hash of a seed' };

/** A server that answers everything but the wish for a seal with this, and remembers what it was sent. */
function answering(answer: unknown): { sent: unknown[] } {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    if (path === '/api/seal') return new Response(JSON.stringify(SEAL));
    sent.push(JSON.parse(body ?? 'null'));
    return new Response(JSON.stringify(answer));
  });
  return { sent };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

describe('a contribution', () => {
  it('is random, and fits what the server takes', () => {
    const many = Array.from({ length: 50 }, contribution);
    expect(new Set(many).size).toBe(50);
    for (const one of many) expect(one).toMatch(/^[0-9a-f]{32}$/);
  });

  it('comes from everybody who sits down at a new table from here, and from nobody else', async () => {
    const { sent } = answering({ table: { id: 'a', commitment: SEAL.commitment }, host: {}, seats: [] });
    const seats: SeatRequest[] = [{ kind: 'person', name: 'Anna' }, { kind: 'open' }, { kind: 'bot', bot: 'greedy' }];
    await api.create({ game: 'vaalbara', seats: [...seats, { kind: 'person', name: 'Bert' }] });
    await api.continue('b', { upto: 3, seats });
    for (const wish of sent as { seats: SeatRequest[] }[]) {
      expect(wish.seats[0]!.contribution).toMatch(/^[0-9a-f]{32}$/);
      expect(wish.seats[1]).toEqual({ kind: 'open' });
      expect(wish.seats[2]).toEqual({ kind: 'bot', bot: 'greedy' });
    }
    const made = (sent as { seats: SeatRequest[] }[])[0]!.seats;
    expect(made[3]!.contribution).not.toBe(made[0]!.contribution);
    expect((sent as { upto?: number }[])[1]!.upto).toBe(3);
    for (const wish of sent) expect(wish).toMatchObject({ seal: SEAL.seal });
  });

  it('is refused where the table has another seed than the one that was shown', async () => {
    answering({ table: { id: 'a', commitment: 'the hash of another' }, host: {}, seats: [] });
    await expect(api.create({ game: 'vaalbara', seats: [] })).rejects.toMatchObject({
      problem: { error: 'broken-seal' },
    });
  });

  it('comes from whoever joins, and is remembered with the seat', async () => {
    const { sent } = answering({ table: 'a', seat: 2, secret: 's' });
    await api.join('a', { name: 'Cleo', seat: null });
    const wish = sent[0] as JoinTable;
    expect(wish).toMatchObject({ name: 'Cleo', seat: null });
    expect(contributedBy('a')).toEqual({ 2: wish.contribution });
    dropSeat('a', 2);
    expect(contributedBy('a')).toEqual({});
  });

  it('must be among what is shown at the end', () => {
    expect(isUsed({}, ['x', ''])).toBeNull();
    expect(isUsed({ 1: 'mine' }, ['x', 'mine'])).toBe(true);
    expect(isUsed({ 1: 'mine' }, ['mine', 'x'])).toBe(false);
    expect(isUsed({ 0: 'one', 1: 'two' }, ['one', ''])).toBe(false);
  });
});

describe('at the end', () => {
  const seats = ['Anna', 'Bert', 'Bot 3'].map((name, seat) => ({
    seat,
    kind: 'person',
    name,
    bot: '',
    connected: true,
  }));
  const info = {
    id: 'a',
    seats,
    commitment: 'c',
    seed: '1',
    salt: 's',
    contributions: ['0a1b', 'ffee', ''],
  } as unknown as TableInfo;

  function shown(of: TableInfo): string {
    const drawn = mount(Commitment, { target: document.body, props: { info: of } });
    const text = document.body.textContent!;
    void unmount(drawn);
    return text.replace(/\s+/g, ' ');
  }

  it('everybody sees what each person contributed', () => {
    const text = shown(info);
    expect(text).toMatch(/Anna.? ?0a1b/);
    expect(text).toMatch(/Bert.? ?ffee/);
    expect(text).not.toContain('Bot 3');
  });

  it('one’s own is found again, or missed', () => {
    expect(shown(info)).not.toContain('your browser contributed is');
    keepContribution('a', 1, 'ffee');
    expect(shown(info)).toContain('What your browser contributed is part of it.');
    keepContribution('a', 1, 'other');
    expect(shown(info)).toContain('What your browser contributed is not what is shown here.');
  });

  it('nothing is said while the game runs', () => {
    keepContribution('a', 1, 'ffee');
    expect(shown({ ...info, contributions: null })).not.toContain('your browser contributed is');
  });
});
