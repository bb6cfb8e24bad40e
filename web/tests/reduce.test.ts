import { describe, expect, it } from 'vitest';

import { receive, type Picture } from '../src/table/reduce';
import type { EventMessage, Said, Sync, TableInfo, Update, View } from '../src/wire.gen';

const table: TableInfo = {
  id: 'abc',
  game: 'vaalbara',
  options: {},
  phase: 'playing',
  public: false,
  created: 0,
  seats: [],
  clock: null,
  commitment: '',
};

function event(number: number): EventMessage {
  return { number, kind: 'gained', rule: 'V7.1', text: { de: '', en: '' }, facts: { seat: 'seat:0', points: 1 } };
}

function view(round: number): View {
  return {
    game: 'vaalbara',
    version: 1,
    players: 2,
    seat: 0,
    asked: [],
    over: false,
    scores: null,
    winners: null,
    table: { round },
  };
}

function sync(number: number, log: EventMessage[] = []): Sync {
  return {
    type: 'sync',
    number,
    table,
    seats: [0],
    seat: 0,
    view: view(0),
    decisions: [],
    can_undo: [],
    undo: null,
    waiting_since: 0,
    log,
    chat: [],
  };
}

function update(before: number, number: number, events: EventMessage[] = [], log_cut: number | null = null): Update {
  return {
    type: 'update',
    before,
    number,
    table,
    view: view(number),
    changes: null,
    decisions: [],
    can_undo: [0],
    undo: null,
    waiting_since: 5,
    events,
    log_cut,
  };
}

function start(number: number, log: EventMessage[] = []): Picture {
  return receive(null, sync(number, log)) as Picture;
}

describe('a picture of the table', () => {
  it('begins with a sync', () => {
    expect(start(7).number).toBe(7);
  });

  it('knows what can be answered only for as long as it is told', () => {
    const proposals = [{ number: 6, part: 0, seat: 1, what: { de: '', en: '' } }];
    const picture = receive(null, { ...sync(7), proposals }) as Picture;
    expect(picture.proposals).toEqual(proposals);
    expect((receive(picture, { ...update(7, 8), proposals }) as Picture).proposals).toEqual(proposals);
    expect((receive(picture, update(7, 8)) as Picture).proposals).toEqual([]);
  });

  it('cannot begin with anything else', () => {
    expect(receive(null, update(0, 1))).toBe('gap');
  });

  it('follows an update that continues it', () => {
    const next = receive(start(7, [event(3)]), update(7, 9, [event(8), event(9)])) as Picture;
    expect(next.number).toBe(9);
    expect(next.log.map((entry) => entry.number)).toEqual([3, 8, 9]);
    expect(next.view?.table).toEqual({ round: 9 });
    expect(next.canUndo).toEqual([0]);
  });

  it('notices a gap, and an update from the past', () => {
    expect(receive(start(7), update(8, 9))).toBe('gap');
    expect(receive(start(7), update(5, 6))).toBe('gap');
  });

  it('is whole again after a sync', () => {
    const behind = start(7);
    expect(receive(behind, update(9, 10))).toBe('gap');
    const again = receive(behind, sync(10)) as Picture;
    expect((receive(again, update(10, 11)) as Picture).number).toBe(11);
  });

  it('follows what has changed in the view, and keeps the table that stays the same', () => {
    const changes = { seat: [1], table: { round: [2] } };
    const next = receive(start(7), { ...update(7, 8), table: null, view: null, changes }) as Picture;
    expect(next.view).toEqual({ ...view(2), seat: 1 });
    expect(next.table).toBe(table);
  });

  it('asks for everything where changes do not fit', () => {
    const told = { ...update(7, 8), view: null, changes: { table: { stack: { size: [2] } } } };
    expect(receive(start(7), told)).toBe('gap');
    const nothingSeen = receive(null, { ...sync(7), view: null }) as Picture;
    expect(receive(nothingSeen, told)).toBe('gap');
  });

  it('forgets what was taken back', () => {
    const next = receive(start(9, [event(3), event(8), event(9)]), update(9, 12, [event(12)], 8)) as Picture;
    expect(next.log.map((entry) => entry.number)).toEqual([3, 12]);
  });

  it('keeps a line of chat once', () => {
    const said: Said = { type: 'said', message: { number: 4, seat: 0, name: 'Anna', text: 'Hallo', at: 0 } };
    const once = receive(start(7), said) as Picture;
    const twice = receive(once, said) as Picture;
    expect(twice.chat).toHaveLength(1);
    expect(twice.number).toBe(7);
  });

  it('leaves the old picture as it was', () => {
    const before = start(7, [event(3)]);
    receive(before, update(7, 8, [event(8)]));
    expect(before.log).toHaveLength(1);
  });
});
