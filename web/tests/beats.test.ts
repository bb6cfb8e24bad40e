import { describe, expect, it } from 'vitest';

import battalia from '../src/boards/battalia/drawing';
import type { Drawing } from '../src/boards/board';
import glow from '../src/boards/glow/drawing';
import skybridge from '../src/boards/skybridge/drawing';
import spiritIsland from '../src/boards/spirit_island/drawing';
import vaalbara from '../src/boards/vaalbara/drawing';
import type { EventMessage } from '../src/wire.gen';
import { built, square, table } from './battalia.fixture';

const DRAWINGS: Record<string, Drawing> = { vaalbara, glow, spiritIsland, skybridge, battalia };

function event(kind: string, facts: EventMessage['facts'] = {}): EventMessage {
  return { number: 5, kind, rule: '', text: { de: '', en: '' }, facts };
}

/** A table that nobody may change: a beat only decorates. */
function frozen<Table extends object>(table: Table): Table {
  for (const part of Object.values(table)) if (part && typeof part === 'object') frozen(part as object);
  return Object.freeze(table);
}

describe('beats', () => {
  it.each(Object.entries(DRAWINGS))('of %s show nothing of what they do not know', (_, drawing) => {
    expect(drawing.beat!(event('something-new'), {}, {})).toEqual({ time: 0, marks: [], floats: [] });
    expect(drawing.centre!(event('something-new'))).toBeNull();
  });

  it('let points rise where they are gained and stolen', () => {
    const stolen = vaalbara.beat(event('stolen', { seat: 'seat:0', victim: 'seat:2', points: 3 }));
    expect(stolen.floats).toEqual([
      { at: 'seat:0', text: '+3', good: true },
      { at: 'seat:2', text: '−3', good: false },
    ]);
    expect(vaalbara.beat(event('gained', { seat: 'seat:0', points: 0 })).time).toBe(0);
  });

  it('let all dice roll together, with the last seat', () => {
    const companies = [{ dice: [{ id: 'large_red_1' }] }, { dice: [{ id: 'large_green_1' }] }];
    const after = frozen({ companies });
    expect(glow.beat(event('rolled', { seat: 'seat:0', dice: 'large_red_1=air' }), after).time).toBe(0);
    const last = glow.beat(event('rolled', { seat: 'seat:1', dice: 'large_green_1=nature' }), after);
    expect(last).toMatchObject({ extra: { rolls: ['large_red_1', 'large_green_1'] } });
    expect(last.time).toBeGreaterThan(0);
    const again = glow.beat(event('rerolled', { seat: 'seat:0', dice: 'a=fire b=air' }), after);
    expect(again.marks).toEqual(['die:a', 'die:b']);
  });

  it('let pieces fly from land to land', () => {
    const moved = spiritIsland.beat(event('moved', { figure: 'figure:town-1', origin: 'land:A4', land: 'land:A5' }));
    expect(moved.extra).toMatchObject({
      travels: [{ from: 'land:A4', to: 'A5', piece: { what: 'town', damage: 1, count: 1 } }],
    });
  });

  it('tell what a section of the bridge brings, and what a city is worth now', () => {
    const bridge = frozen({ sections: [{ ref: 'section:1', points: 3 }] });
    const stone = skybridge.beat(event('built', { seat: 'seat:0', section: 'section:1' }), bridge);
    expect(stone.floats).toEqual([{ at: 'section:1', text: '+3', good: true }]);
    const before = frozen(built(table(), square('B2', { kind: 'city_4', owner: 1, level: 3 })));
    const after = frozen(built(table(), square('B2', { kind: 'city_4', owner: 1, level: 4 })));
    const raised = battalia.beat(event('raised', { seat: 'seat:1', square: 'square:B2', level: 4 }), after, before);
    expect(raised.floats).toEqual([{ at: 'seat:1', text: '+1', good: true }]);
  });

  it('bring what all must have seen into the centre', () => {
    expect(battalia.centre(event('storm-drawn', { seat: 'seat:1', storm: 'storm:frost' }))).toEqual({
      ref: 'storm:frost',
      must: true,
    });
    expect(spiritIsland.centre(event('card-played', { seat: 'seat:1', card: 'power:wash_away' }))?.must).toBe(false);
  });
});
