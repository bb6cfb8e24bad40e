// The clocks to choose from, and what they are called.

import { t } from '../i18n/words';
import type { Clock } from '../wire.gen';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

export const CLOCKS: Readonly<Record<string, Clock | null>> = {
  none: null,
  quick: { per_game: 10 * MINUTE, increment: 5 },
  calm: { per_game: 30 * MINUTE, increment: 15 },
  long: { per_game: 60 * MINUTE, increment: 30 },
  move: { per_move: 2 * MINUTE },
  day: { per_move: DAY },
  days: { per_move: 3 * DAY },
};

/** "10 minutes and 5 seconds for every decision". */
export function clockText(clock: Clock | null): string {
  if (!clock) return t('clock-none');
  const parts: string[] = [];
  if (clock.per_game) {
    const minutes = Math.round((clock.per_game / MINUTE) * 10) / 10;
    parts.push(
      clock.increment ? t('clock-bank', { minutes, seconds: clock.increment }) : t('clock-whole', { minutes }),
    );
  }
  if (clock.per_move) {
    const days = clock.per_move / DAY;
    if (days >= 1) parts.push(t('clock-days', { days: Math.round(days * 10) / 10 }));
    else if (clock.per_move >= MINUTE) parts.push(t('clock-minutes', { minutes: Math.round(clock.per_move / MINUTE) }));
    else parts.push(t('clock-seconds', { seconds: clock.per_move }));
  }
  return parts.join(', ');
}
