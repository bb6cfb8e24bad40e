// Times as people read them.

import { t } from '../i18n/words';

/** "0:42", "12:05", "3 h 20 min", "2 d 4 h". */
export function duration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return t('days-hours', { days: Math.floor(hours / 24), hours: hours % 24 });
  if (hours >= 1) return t('hours-minutes', { hours, minutes: minutes % 60 });
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}
