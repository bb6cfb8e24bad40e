// What each event looks like, over the view that is shown.

import type { EventMessage } from '../../wire.gen';
import { BRISK, centreOf, idOf, NORMAL, QUICK, rise, seatOf, shown, SLOW, STILL } from '../beats';
import type { Beat } from '../board';
import type { SkybridgeTable } from './view.gen';

export function beat(event: EventMessage, after: SkybridgeTable): Beat {
  return ofTheRound(event) ?? ofStacks(event) ?? ofGoods(event) ?? ofPiles(event) ?? ofTheBridge(event, after) ?? STILL;
}

function ofTheRound(event: EventMessage): Beat | null {
  const at = `seat:${seatOf(event)}`;
  switch (event.kind) {
    case 'character-chosen':
      return shown(NORMAL, at);
    case 'round-begins':
      return shown(QUICK);
    case 'turn-begins':
      return shown(QUICK, at);
    case 'start-drake-passed':
      return shown(BRISK, at);
    case 'drake-awakes':
      return shown(SLOW, 'pile:eyestar', 'drake');
    case 'slot-closed':
      return shown(NORMAL, `${seatOf(event)}/${event.facts.slot}`);
    case 'scored':
      return { ...shown(SLOW, at), floats: [{ at, text: String(event.facts.points), good: true }] };
    case 'game-won':
      return shown(SLOW, at);
    default:
      return null;
  }
}

function ofStacks(event: EventMessage): Beat | null {
  const seat = seatOf(event);
  switch (event.kind) {
    case 'card-revealed':
    case 'crown-returned':
      return shown(BRISK);
    case 'crown-placed':
      return shown(NORMAL, `open:${idOf(event, 'stack')}`);
    case 'card-taken':
      return shown(NORMAL, `hand:${seat}`, `seat:${seat}`);
    case 'cards-drawn':
    case 'looked':
    case 'card-put-back':
      return shown(QUICK, `pile:${idOf(event, 'stack')}`, `seat:${seat}`);
    case 'cards-cleared':
      return shown(NORMAL);
    default:
      return null;
  }
}

function ofGoods(event: EventMessage): Beat | null {
  const seat = seatOf(event);
  const goods = `goods:${seat}`;
  const people = `population:${seat}`;
  switch (event.kind) {
    case 'good-gained':
      return { ...shown(QUICK), floats: rise(goods, 1) };
    case 'good-paid':
      return shown(BRISK, goods);
    case 'good-lost':
      return { ...shown(QUICK), floats: rise(goods, -1) };
    case 'population-gained':
      return { ...shown(QUICK), floats: rise(people, 1) };
    case 'figure-returned':
      return { ...shown(NORMAL, String(event.facts.area)), floats: rise(people, 1) };
    case 'figure-removed':
    case 'foreign-removed':
      return { ...shown(NORMAL, people), floats: rise(people, -1) };
    case 'deity-drawn':
      return shown(QUICK, 'deities', `seat:${seat}`);
    case 'gift-given':
      return shown(NORMAL, String(event.facts.card), `seat:${seat}`);
    case 'figure-given':
      return shown(NORMAL, `seat:${seatOf(event, 'owner')}`);
    default:
      return null;
  }
}

/** Rune piles, and the desert. */
function ofPiles(event: EventMessage): Beat | null {
  const place = `${seatOf(event)}/${event.facts.slot}`;
  switch (event.kind) {
    case 'deity-played':
      return shown(SLOW, place);
    case 'card-played':
    case 'pile-sorted':
    case 'pile-second':
    case 'ghiarhabbat-placed':
    case 'ghiarhabbat-moved':
    case 'compensated':
      return shown(NORMAL, place);
    case 'legion-advanced':
    case 'legion-withdrawn':
      return shown(NORMAL, `legion:${seatOf(event)}`);
    case 'became-rebel':
    case 'foreign-became-rebel':
    case 'supply-rebels':
    case 'garrison-placed':
    case 'free-rebel':
      return shown(NORMAL, String(event.facts.area));
    case 'leader-moved':
      return shown(NORMAL, 'leader');
    default:
      return null;
  }
}

function ofTheBridge(event: EventMessage, after: SkybridgeTable): Beat | null {
  const section = String(event.facts.section);
  switch (event.kind) {
    case 'built': {
      const points = after.sections.find((other) => other.ref === section)?.points ?? 0;
      return { ...shown(SLOW, section), floats: rise(section, points) };
    }
    case 'section-finished':
      return shown(SLOW, section);
    case 'section-idle':
      return shown(NORMAL, section);
    case 'die-rolled':
      return shown(NORMAL, `die:${idOf(event, 'die')}`);
    case 'die-turned':
      return shown(NORMAL, 'die:utreng');
    case 'die-chosen':
      return shown(NORMAL, 'die:bridge');
    default:
      return null;
  }
}

/** Cards that others play, and the gods. */
export const centre = centreOf({
  'deity-played': { fact: 'card', must: true },
  'card-played': { fact: 'card', must: false },
});
