// What each event looks like, over the view that is shown.

import type { EventMessage } from '../../wire.gen';
import { centreOf, idOf, NORMAL, QUICK, rise, seatOf, shown, SLOW, STILL } from '../beats';
import type { Beat } from '../board';

export function beat(event: EventMessage): Beat {
  const seat = seatOf(event);
  const points = Number(event.facts.points);
  switch (event.kind) {
    case 'round-begins':
      return shown(QUICK);
    case 'revealed':
      return shown(0, `turn:${seat}`);
    case 'turn-begins':
      return shown(NORMAL, `turn:${seat}`);
    case 'gained':
      return { ...STILL, time: points > 0 ? SLOW : 0, floats: rise(`seat:${seat}`, points) };
    case 'stolen': {
      const victim = `seat:${seatOf(event, 'victim')}`;
      return { ...shown(SLOW, victim), floats: [...rise(`seat:${seat}`, points), ...rise(victim, -points)] };
    }
    case 'shown':
      return shown(NORMAL, `seat:${seat}`, `${seat}/follower:${idOf(event, 'follower')}`);
    case 'taken-back':
      return shown(NORMAL, `${seat}/follower:${idOf(event, 'follower')}`);
    case 'land-taken':
      return shown(NORMAL, `land:${idOf(event, 'land')}`);
    case 'land-laid-out':
      return shown(QUICK / 2, `land:${idOf(event, 'land')}`);
    case 'exchanged-rows':
      return shown(SLOW, `land:${idOf(event, 'first')}`, `land:${idOf(event, 'second')}`);
    case 'exchanged-top':
    case 'exchanged-bottom':
      return shown(SLOW, `land:${idOf(event, 'old')}`, `land:${idOf(event, 'new')}`);
    default:
      return STILL;
  }
}

/** What another clan has revealed. */
export const centre = centreOf({
  revealed: { fact: 'follower', must: false },
});
