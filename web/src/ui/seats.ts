// Each seat's colour (from the Okabe-Ito palette) and its own symbol, used everywhere together.

import { t } from '../i18n/words';
import type { TableInfo } from '../wire.gen';

export interface SeatLook {
  color: string;
  /** The symbol's colour on it. */
  ink: string;
  icon: string;
}

export const LOOKS: readonly SeatLook[] = [
  { color: '#f0e442', ink: '#2a1c08', icon: 'sun' },
  { color: '#d55e00', ink: '#fff6ea', icon: 'flame' },
  { color: '#56b4e9', ink: '#08263c', icon: 'big-wave' },
  { color: '#cc79a7', ink: '#2c0d1e', icon: 'moon' },
  { color: '#009e73', ink: '#effff8', icon: 'oak-leaf' },
  { color: '#b9b4ab', ink: '#22201c', icon: 'stone-pile' },
];

export function lookOf(seat: number): SeatLook {
  return LOOKS[seat % LOOKS.length]!;
}

export function seatName(info: TableInfo, seat: number): string {
  return info.seats[seat]?.name || t('seat-number', { number: seat + 1 });
}
