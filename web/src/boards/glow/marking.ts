// G4.2: dice are marked, and rolled again together. The rules ask for one after the other; who rolls has both in mind.

import type { DecisionMessage, OptionMessage } from '../../wire.gen';
import type { Marking, Way } from '../board';
import type { GlowTable } from './view.gen';
import { g } from './words';

/** One reroll is good for one die or two. */
const MOST = 2;

export function marking(decision: DecisionMessage, table: GlowTable): Marking | null {
  if (decision.kind !== 'reroll') return null;
  const canTurn = table.companies[decision.seat]?.can_turn ?? false;
  return { marks: ({ kind }) => kind === 'choose-reroll', most: MOST, ways: (marked) => ways(marked, canTurn) };
}

function ways(marked: readonly OptionMessage[], canTurn: boolean): readonly Way[] {
  const [first, second] = marked;
  if (!first) return [];
  const words = g('glow-roll-again', { count: marked.length });
  if (second) return [{ words, answers: [{ kind: 'reroll-with', ref: second.refs[0]! }] }];
  const alone = { words, answers: [{ kind: 'reroll-alone' }] };
  return canTurn ? [alone, { words: g('glow-turn-it'), answers: [{ kind: 'reroll-turn' }] }] : [alone];
}
