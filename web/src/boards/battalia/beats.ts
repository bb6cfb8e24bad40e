// What each event looks like, over the view that is shown.

import type { EventMessage } from '../../wire.gen';
import { BRISK, centreOf, idOf, NORMAL, QUICK, rise, seatOf, shown, SLOW, STILL } from '../beats';
import type { Beat } from '../board';
import type { BattaliaTable } from './view.gen';

export function beat(event: EventMessage, after: BattaliaTable, before: BattaliaTable): Beat {
  return ofTheDay(event) ?? ofHeroes(event) ?? ofBattle(event) ?? onTheMap(event, after, before) ?? STILL;
}

function ofTheDay(event: EventMessage): Beat | null {
  const seat = seatOf(event);
  switch (event.kind) {
    case 'day-begins':
      return shown(SLOW, 'oracle');
    case 'turn-begins':
      return shown(QUICK, `seat:${seat}`);
    case 'laid':
      return shown(BRISK, `seat:${seat}`);
    case 'gained':
      return shown(QUICK, `shelter:${seat}`);
    case 'gained-to-hand':
    case 'drew-cards':
      return shown(BRISK, `hand:${seat}`);
    case 'rolled':
      return { ...shown(SLOW), floats: [{ at: `seat:${seat}`, text: dieFace(Number(event.facts.face)), good: true }] };
    case 'storm-drawn':
      return shown(SLOW, `storm:${idOf(event, 'storm')}`);
    default:
      return null;
  }
}

/** ⚀ to ⚅. */
function dieFace(face: number): string {
  return String.fromCodePoint(0x267f + face);
}

function ofHeroes(event: EventMessage): Beat | null {
  switch (event.kind) {
    case 'moved':
      return shown(NORMAL);
    case 'jumped':
    case 'hero-retreated':
    case 'hero-hired':
    case 'hero-brought':
      return shown(NORMAL, String(event.facts.hero));
    case 'hero-lost':
      return shown(SLOW, `seat:${seatOf(event)}`);
    case 'metamorpha-moves':
      return shown(NORMAL, 'metamorpha');
    case 'bilkarr-moves':
      return shown(NORMAL, 'bilkarr');
    default:
      return null;
  }
}

function ofBattle(event: EventMessage): Beat | null {
  switch (event.kind) {
    case 'attack-begins':
      return shown(SLOW, `square:${idOf(event, 'target')}`, `seat:${seatOf(event)}`);
    case 'battle-card':
      return shown(NORMAL, 'total/attack', 'total/defence');
    case 'battle-won':
    case 'battle-lost':
      return shown(SLOW * 1.5, `seat:${seatOf(event)}`);
    default:
      return null;
  }
}

function onTheMap(event: EventMessage, after: BattaliaTable, before: BattaliaTable): Beat | null {
  const id = idOf(event, 'square');
  const there = shown(NORMAL, `square:${id}`);
  const level = (table: BattaliaTable) => table.squares.find((square) => square.id === id)?.level ?? 0;
  const rising = (points: number) => ({ ...there, time: SLOW, floats: rise(`seat:${seatOf(event)}`, points) });
  switch (event.kind) {
    case 'founded':
    case 'raised':
    case 'lowered':
      return rising(level(after) - level(before));
    case 'captured':
      return rising(Number(event.facts.level));
    case 'marked':
      return rising(0);
    case 'swapped':
      return shown(NORMAL, String(event.facts.first), String(event.facts.second));
    case 'built':
    case 'terraformed':
    case 'post-built':
    case 'discovered-road':
    case 'discovered-building':
      return there;
    default:
      return null;
  }
}

/** Storms and fate change everybody's day. */
export const centre = centreOf({
  'storm-drawn': { fact: 'storm', must: true },
  'fate-drawn': { fact: 'fate', must: true },
});
