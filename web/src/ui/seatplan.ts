// Who is to sit where, while somebody is still thinking about it.

import { settings } from '../settings.svelte';
import type { SeatRequest } from '../wire.gen';

export interface SeatPlan {
  /** `person`, `open`, or `bot:` and the bot's id. */
  who: string;
  name: string;
}

/** One person and bots everywhere else. */
export function against(bot: string, seats: number): SeatPlan[] {
  return Array.from({ length: seats }, (_, seat) => ({ who: seat === 0 ? 'person' : `bot:${bot}`, name: '' }));
}

export function requestOf(plan: readonly SeatPlan[]): SeatRequest[] {
  const first = plan.findIndex((seat) => seat.who === 'person');
  return plan.map(({ who, name }, index) => {
    if (who === 'person') return { kind: 'person', name: name.trim() || (index === first ? settings.name.trim() : '') };
    if (who === 'open') return { kind: 'open' };
    return { kind: 'bot', bot: who.slice('bot:'.length) };
  });
}
