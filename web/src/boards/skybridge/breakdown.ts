// Where the points of the final score came from (K16).

import type { ScoreLine } from '../board';
import type { SkybridgeTable } from './view.gen';
import { both } from './words';
import type { View } from '../../wire.gen';

const CATEGORIES = ['bridge', 'deities', 'rebels', 'garrisons'] as const;

export function breakdown(view: View): ScoreLine[] {
  const { tableaus } = view.table as SkybridgeTable;
  return CATEGORIES.map((category) => ({
    label: both(`category-${category}`),
    points: tableaus.map((tableau) => tableau.score[category]),
  }));
}
