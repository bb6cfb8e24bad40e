// Where the points of the final score came from. All spirits share one score.

import type { ScoreLine } from '../board';
import { box } from './box';
import type { SpiritIslandTable } from './view.gen';
import { both } from './words';
import type { View } from '../../wire.gen';

export function breakdown(view: View): ScoreLine[] {
  const table = view.table as SpiritIslandTable;
  const won = table.result === 'victory' || table.result === 'sacrifice';
  const rates = won ? box().scoring.victory : box().scoring.defeat;
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const share = (count: number) => Math.floor(count / view.players);
  const lines: Record<string, number> = {
    difficulty: rates.per_difficulty * table.difficulty,
    ending: rates.bonus - (table.result === 'sacrifice' ? box().scoring.sacrifice.penalty : 0),
    cards: 0,
    dahan: box().scoring.always.per_dahan * share(sum(table.lands.flatMap((land) => land.dahan))),
    blight: box().scoring.always.per_blight * share(sum(table.lands.map((land) => land.blight))),
  };
  // The invader cards make up the rest: how many there were at the beginning is not on the table any more.
  lines.cards = (view.scores?.[0] ?? 0) - sum(Object.values(lines));
  return Object.entries(lines)
    .filter(([, points]) => points !== 0)
    .map(([line, points]) => ({
      label: both(line === 'cards' && !won ? 'board-score-cards-used' : `board-score-${line}`),
      points: Array<number>(view.players).fill(points),
    }));
}
