// What each event looks like, over the view that is shown.

import type { EventMessage } from '../../wire.gen';
import { centreOf, idOf, NORMAL, QUICK, rise, seatOf, shown, SLOW, STILL } from '../beats';
import type { Beat } from '../board';
import type { Piece } from './pieces';
import type { Travels } from './travels';
import type { Kind } from './view.gen';

/** A kind of figure and its damage ("town-1") as a piece. */
function figurePiece(figure: string): Piece {
  const match = /^(explorer|town|city|dahan)-(\d+)$/.exec(figure);
  return { key: figure, what: (match?.[1] ?? 'explorer') as Kind, count: 1, damage: Number(match?.[2] ?? 0) };
}

function presencePiece(seat: number): Piece {
  return { key: 'presence', what: 'presence', count: 1, damage: 0, seat };
}

/** A piece flies into a land. */
function travelling(event: EventMessage, piece: Piece, from: string): Beat {
  const to = idOf(event, 'land');
  const extra: Travels = { travels: [{ key: `travel:${event.number}`, piece, from, to }] };
  return { ...shown(NORMAL, `land:${to}`), extra };
}

/** What comes to a land, and where from. */
const ARRIVALS: Record<string, { figure: string; from: string }> = {
  explored: { figure: 'explorer-0', from: 'source:explore' },
  'explorer-added': { figure: 'explorer-0', from: 'source:explore' },
  'town-built': { figure: 'town-0', from: 'source:build' },
  'city-built': { figure: 'city-0', from: 'source:build' },
  'town-added': { figure: 'town-0', from: 'source:build' },
};

export function beat(event: EventMessage): Beat {
  return onIsland(event) ?? withCards(event) ?? ofCourse(event) ?? STILL;
}

function onIsland(event: EventMessage): Beat | null {
  const land = `land:${idOf(event, 'land')}`;
  const arrival = ARRIVALS[event.kind];
  if (arrival) return travelling(event, figurePiece(arrival.figure), arrival.from);
  switch (event.kind) {
    case 'moved':
      return travelling(event, figurePiece(idOf(event, 'figure')), `land:${idOf(event, 'origin')}`);
    case 'presence-added':
      return travelling(event, presencePiece(seatOf(event)), `token:${seatOf(event)}`);
    case 'presence-moved':
      return travelling(event, presencePiece(seatOf(event)), `land:${idOf(event, 'origin')}`);
    case 'put':
    case 'destroyed':
    case 'removed':
    case 'dreamt':
    case 'replaced':
    case 'presence-destroyed':
    case 'blight-removed':
    case 'defended':
      return shown(NORMAL, land);
    case 'blight-added':
      return shown(SLOW, land);
    case 'ravaged':
      return { ...shown(SLOW, land), floats: rise(land, -Number(event.facts.count)) };
    case 'fought-back':
      return { ...shown(NORMAL, land), floats: [{ at: land, text: String(event.facts.count), good: true }] };
    default:
      return null;
  }
}

/** Cards, energy and powers. */
function withCards(event: EventMessage): Beat | null {
  const seat = seatOf(event);
  switch (event.kind) {
    case 'card-played':
    case 'card-gained':
    case 'card-reclaimed':
    case 'card-forgotten':
      return shown(NORMAL, `${seat}/power:${idOf(event, 'card')}`, `seat:${seat}`);
    case 'energy-gained': {
      const count = Number(event.facts.count);
      return { ...shown(count > 0 ? NORMAL : 0), floats: rise(`seat:${seat}`, count) };
    }
    case 'power-used':
      return shown(QUICK, `seat:${seat}`, `${seat}/${event.facts.power}`);
    case 'targeted':
      return shown(NORMAL, String(event.facts.target));
    default:
      return null;
  }
}

/** The course of the round, fear, and the invaders' cards. */
function ofCourse(event: EventMessage): Beat | null {
  switch (event.kind) {
    case 'round-begins':
    case 'phase-spirit':
    case 'phase-fast':
    case 'phase-invader':
    case 'phase-slow':
      return shown(QUICK);
    case 'invader-card-revealed':
      return shown(SLOW, 'slot:explore');
    case 'fear-generated':
      return { ...shown(NORMAL), floats: rise('fear', Number(event.facts.count)) };
    case 'fear-card-earned':
    case 'fear-card-resolved':
    case 'terror-rises':
      return shown(SLOW, 'fear');
    case 'island-blighted':
      return shown(SLOW, 'blight');
    default:
      return null;
  }
}

/** Cards that change everybody's round, and what other spirits play. */
export const centre = centreOf({
  'fear-card-resolved': { fact: 'card', must: true },
  'invader-card-revealed': { fact: 'card', must: true },
  'island-blighted': { fact: 'card', must: true },
  'card-played': { fact: 'card', must: false },
});
