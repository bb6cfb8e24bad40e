// Where the points came from, counted from the log: each gain names its rule.

import type { EventMessage, Text, View } from '../../wire.gen';
import type { ScoreLine } from '../board';
import { both } from './words';
import { KINDS } from './view.gen';

function seatOf(fact: unknown): number {
  return Number(String(fact).replace('seat:', ''));
}

function lineOf(rule: string): string {
  const land = /^V7\.([1-6])$/.exec(rule);
  if (land) return `kind-${KINDS[Number(land[1]) - 1]}`;
  return rule.startsWith('V9') ? 'bonus' : 'followers';
}

export function breakdown(view: View, log: readonly EventMessage[]): ScoreLine[] {
  const lines = new Map<string, number[]>(
    [...KINDS.map((kind) => `kind-${kind}`), 'followers', 'bonus', 'start'].map((line) => [
      line,
      Array<number>(view.players).fill(0),
    ]),
  );
  for (const { kind, facts, rule } of log) {
    const points = Number(facts.points);
    if (kind === 'gained') lines.get(lineOf(rule))![seatOf(facts.seat)]! += points;
    if (kind === 'stolen') {
      lines.get('followers')![seatOf(facts.seat)]! += points;
      lines.get('followers')![seatOf(facts.victim)]! -= points;
    }
  }
  // What the log does not account for was there at the start (V2.4).
  const scores = view.scores ?? [];
  scores.forEach((score, seat) => {
    const counted = [...lines.values()].reduce((sum, points) => sum + points[seat]!, 0);
    lines.get('start')![seat] = score - counted;
  });
  return [...lines]
    .filter(([, points]) => points.some((value) => value !== 0))
    .map(([line, points]) => ({ label: labelOf(line), points }));
}

function labelOf(line: string): Text {
  return both(line.startsWith('kind-') ? line : `vaalbara-${line}-line`);
}
