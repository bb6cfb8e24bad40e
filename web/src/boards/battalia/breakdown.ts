// Where the points came from: the cities that everybody holds at the end, by their level (B1.2, S17.4).

import type { Text, View } from '../../wire.gen';
import type { ScoreLine } from '../board';
import { isCity } from './layout';
import type { BattaliaTable } from './view.gen';
import { both } from './words';

const LEVELS = [6, 5, 4, 3, 2, 1];

export function breakdown(view: View): ScoreLine[] {
  const { squares, people } = view.table as BattaliaTable;
  const seats = people.map((person) => person.seat);
  const sum = (wanted: (kind: string, level: number) => boolean) =>
    seats.map((seat) =>
      squares
        .filter((square) => square.owner === seat && wanted(square.kind ?? '', square.level))
        .reduce((all, square) => all + square.level, 0),
    );
  const line = (label: Text, points: number[]): ScoreLine => ({ label, points });
  // The centre of a valley is held like a city.
  const city = (kind: string) => isCity(kind) || kind === 'centre';
  const own = sum(() => true);
  // With teams a seat's score is that of its team, with the factor for two against three.
  const scores = view.scores ?? own;
  const partners = seats.map((seat) =>
    scores[seat] === own[seat]
      ? 0
      : people
          .filter((other) => other.seat !== seat && other.team === people[seat]!.team)
          .reduce((all, other) => all + own[other.seat]!, 0),
  );
  return [
    ...LEVELS.map((level) =>
      line(
        both('board-line-cities', { level }),
        sum((kind, other) => city(kind) && other === level),
      ),
    ),
    line(
      both('board-line-buildings'),
      sum((kind) => !city(kind)),
    ),
    line(both('board-line-partners'), partners),
    line(
      both('board-line-factor'),
      seats.map((seat) => scores[seat]! - own[seat]! - partners[seat]!),
    ),
  ].filter(({ points }) => points.some((value) => value !== 0));
}
