// Who came where. Whoever has won shares the first place; equal scores share one too.

import type { View } from '../wire.gen';

export interface Place {
  seat: number;
  place: number;
  score: number;
}

export function placesOf({ scores, winners }: Pick<View, 'scores' | 'winners'>): Place[] {
  const won = (seat: number) => (winners?.includes(seat) ? 1 : 0);
  const order = (scores ?? [])
    .map((score, seat) => ({ seat, score, place: 1 }))
    .sort((a, b) => won(b.seat) - won(a.seat) || b.score - a.score);
  order.forEach((entry, index) => {
    const before = order[index - 1];
    if (!before) return;
    const alike = before.score === entry.score && won(before.seat) === won(entry.seat);
    entry.place = alike || (won(entry.seat) && won(before.seat)) ? before.place : index + 1;
  });
  return order;
}
