// Who is to sit where, while somebody is still thinking about it.

import { t } from '../i18n/words';
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

/** What a person is called who was given no name here: their own name, or a guest in their own language. */
function nameless(seat: number, own: boolean): string {
  return (own && settings.name.trim()) || t('guest', { number: seat + 1 });
}

export function requestOf(plan: readonly SeatPlan[]): SeatRequest[] {
  const first = plan.findIndex((seat) => seat.who === 'person');
  return plan.map(({ who, name }, index) => {
    if (who === 'person') return { kind: 'person', name: name.trim() || nameless(index, index === first) };
    if (who === 'open') return { kind: 'open' };
    return { kind: 'bot', bot: who.slice('bot:'.length) };
  });
}
