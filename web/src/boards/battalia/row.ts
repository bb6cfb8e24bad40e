// A row on the workbench: what it still lacks, and what will come of it.

import { deckIcon } from './faces';
import { ghostOf, isCity, isTerrainDeck, squareOf } from './layout';
import type { BattaliaTable, Exit, CostView, RowView, Terrain } from './view.gen';
import { b, kindName } from './words';

export interface Gap {
  icon: string;
  label: string;
}

/** A card of a row without its mark: "*" is a virtual card, "!" one that a Mask holds. */
export function plain(card: string): string {
  return card.replace(/[*!]$/, '');
}

/** One empty place for each card (or work) that is missing. */
export function missing(lacks: CostView): Gap[] {
  const card = lacks.card ?? '';
  const gap: Gap = {
    icon: deckIcon(card),
    label: lacks.higher ? b('board-or-higher', { card: kindName(card) }) : kindName(card),
  };
  return [
    ...Array.from({ length: lacks.labour }, () => ({ icon: 'claw-hammer', label: b('board-labour') })),
    ...Array.from({ length: lacks.cards }, () => gap),
    ...Array.from({ length: lacks.supply }, () => ({ icon: 'grain-bundle', label: kindName('supply') })),
  ];
}

/** What the row is for, without the turn of a card, which is seen. */
export function targets(refs: readonly string[]): string[] {
  return refs.filter((ref) => !ref.startsWith('turn:') && !ref.startsWith('seat:'));
}

/** The title of a row: roads are built, cities are founded. */
export function titleOf(row: RowView): string {
  return b(`board-deed-${row.deed === 'build' && isCity(idOf(row, 'deck')) ? 'found' : row.deed}`);
}

export interface Outcome {
  tile: {
    kind: string;
    terrain: Terrain | null;
    exits: readonly Exit[] | null;
    level?: number;
    owner?: number | null;
  } | null;
  cards: string[];
  hero: number | null;
  icon: string;
}

const LEVELS: Record<string, number> = { friman: 1, chief: 2, priest: 3, lord: 4, queen: 5, king: 6 };

function idOf(row: RowView, kind: string): string | null {
  return row.refs.find((ref) => ref.startsWith(`${kind}:`))?.slice(kind.length + 1) ?? null;
}

/** What the row would bring, as a picture. */
export function outcome(table: BattaliaTable, row: RowView): Outcome | null {
  const nothing: Outcome = { tile: null, cards: [], hero: null, icon: '' };
  const deck = idOf(row, 'deck');
  const square = squareOf(table, idOf(row, 'square'));
  switch (row.deed) {
    case 'build': {
      const ghost = ghostOf(table, row.refs, null);
      if (!ghost) return null;
      // A city is as high as the units that found it; frimen are counted as work.
      const level = LEVELS[row.needs.card ?? 'friman'] ?? 1;
      return {
        ...nothing,
        tile: { kind: ghost.deck, terrain: ghost.terrain, exits: ghost.exits, level, owner: row.seat },
      };
    }
    case 'upgrade':
      if (!square?.kind) return null;
      return {
        ...nothing,
        tile: {
          kind: square.kind,
          terrain: square.terrain,
          exits: square.exits,
          level: square.level + 1,
          owner: square.owner,
        },
      };
    case 'hire':
    case 'artefact': {
      // Where the faction could be chosen, the card itself is named.
      const card = idOf(row, 'card');
      if (card !== null) return { ...nothing, cards: [card] };
      if (deck === null || isTerrainDeck(deck)) return null;
      const top = idOf(row, 'faction') ?? table.decks.find((other) => other.id === deck)?.top;
      return top ? { ...nothing, cards: [`${deck}-${top}`] } : null;
    }
    case 'hero':
      return { ...nothing, hero: row.seat };
    case 'post':
      return { ...nothing, icon: 'shop' };
    case 'discover':
      return { ...nothing, icon: 'spyglass' };
    case 'potion':
      return { ...nothing, icon: 'round-potion' };
    case 'attack':
      return { ...nothing, icon: 'crossed-swords' };
    default:
      return null;
  }
}
