// Where the shards came from: the parts of the last scoring, as the table says (G14).

import type { ScoreLine } from '../board';
import type { GlowTable, ScoreView } from './view.gen';
import { both } from './words';
import type { View } from '../../wire.gen';

export const PARTS = [
  'track',
  'cards',
  'board',
  'fireflies',
  'footprints',
] as const satisfies readonly (keyof ScoreView)[];

export function breakdown(view: View): ScoreLine[] {
  const { companies } = view.table as GlowTable;
  return PARTS.map((part) => ({
    label: both(`glow-score-${part}`),
    points: companies.map((company) => company.if_ended[part]),
  }));
}
