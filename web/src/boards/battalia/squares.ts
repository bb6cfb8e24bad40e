// A square in words: for those who listen, and for whoever wants to read about what lies there.

import { seatName } from '../../ui/seats';
import type { TableInfo } from '../../wire.gen';
import { isCity } from './layout';
import type { SquareView } from './view.gen';
import { b } from './words';

const BUILDINGS = new Set(['forge', 'town_hall', 'stable', 'arena', 'weaving_mill', 'tavern', 'mages_guild', 'shop']);

/** The thing in the box that tells about a square. */
export function readingOf(square: SquareView): string {
  if (square.kind === null) return `square:${square.id}`;
  if (BUILDINGS.has(square.kind)) return `building:${square.kind}`;
  return isCity(square.kind) || square.kind.startsWith('road_') ? `deck:${square.kind}` : `place:${square.kind}`;
}

function nameOf(square: SquareView): string {
  if (square.kind === null) return b('board-empty');
  if (square.kind === 'gate')
    return b('gate-of', { number: square.gate ?? 0, terrain: b(`terrain-${square.terrain}`) });
  if (BUILDINGS.has(square.kind)) return b(`building-${square.kind}`);
  if (isCity(square.kind)) return b('board-city', { level: square.level });
  if (square.kind.startsWith('road_')) return b(`deck-${square.kind}`);
  return b(`place-${square.kind}`);
}

export function labelOf(square: SquareView, info: TableInfo): string {
  const parts = [nameOf(square)];
  if (square.terrain !== null && square.kind !== 'gate') parts.push(b(`terrain-${square.terrain}`));
  if (square.owner !== null) parts.push(b('board-of', { name: seatName(info, square.owner) }));
  else if (square.defence > 0) parts.push(b('board-defence', { strength: square.defence }));
  if (square.exits.length > 0 && square.exits.length < 4) {
    parts.push(b('board-roads-to', { sides: square.exits.map((side) => b(`board-side-${side}`)).join(', ') }));
  }
  for (const seat of square.posts) parts.push(b('board-post-of', { name: seatName(info, seat) }));
  for (const hero of square.heroes) parts.push(heroLabel(hero, info));
  if (square.cloaked_by !== null) parts.push(b('board-cloaked'));
  if (square.metamorpha) parts.push(b('board-metamorpha'));
  if (square.bilkarr) parts.push(b('board-bilkarr'));
  return `${square.id}: ${parts.join(', ')}`;
}

export function seatOfHero(ref: string): number {
  return Number(ref.replace('hero:', '').split('-')[0]);
}

export function heroLabel(ref: string, info: TableInfo): string {
  const [seat, number] = ref.replace('hero:', '').split('-').map(Number);
  return b('board-hero-of', { number: number! + 1, name: seatName(info, seat!) });
}
