// Who sits where, which options lie where on the map, and what has been seen of it.

import type { Choices } from '../../table/choices.svelte';
import type { EventMessage, OptionMessage } from '../../wire.gen';
import type { GlowTable, PathView, BoardView } from './view.gen';

/** The others around the table, beginning with whoever sits to the left. */
export function othersOf(players: number, seat: number): number[] {
  return Array.from({ length: players - 1 }, (_, step) => (seat + 1 + step) % players);
}

/** An option of the open question together with its place in the list. */
export interface Offer {
  option: OptionMessage;
  index: number;
}

/** All options that end at a thing: the last thing they name is where they lead. */
export function offersTo(options: Choices['options'], ref: string): Offer[] {
  return options.flatMap((option, index) => (option.refs.at(-1) === ref ? [{ option, index }] : []));
}

/** The option that sails along a way, in whichever direction. */
export function offerAlong(options: Choices['options'], path: Pick<PathView, 'first' | 'second'>): Offer | null {
  const ends = [`island:${path.first}`, `island:${path.second}`];
  const index = options.findIndex((option) => ends.every((end) => option.refs.includes(end)));
  return index < 0 ? null : { option: options[index]!, index };
}

/** A spot of the sheet as a part of its width and height, whatever size it is drawn in. */
export function onSheet(
  spot: { x: number; y: number },
  { width, height }: Pick<BoardView, 'width' | 'height'>,
): { left: string; top: string } {
  return { left: `${(spot.x / width) * 100}%`, top: `${(spot.y / height) * 100}%` };
}

/** The kind of place on this side of the board, as refs name it. */
export function placeKind(sheet: BoardView): 'space' | 'island' {
  return sheet.side === 'shadows' ? 'space' : 'island';
}

/** Places where anybody has ever been: they have their colours back. */
export function seenPlaces(table: GlowTable, log: readonly EventMessage[]): Set<string> {
  const seen = new Set<string>();
  const arrived = table.board.side === 'shadows' ? 'travelled' : 'sailed';
  for (const { kind, facts } of log) {
    if (kind !== arrived) continue;
    for (const fact of [facts.origin, facts.space, facts.island])
      if (fact !== undefined) seen.add(String(fact).replace(/^\w+:/, ''));
  }
  for (const company of table.companies) {
    if (table.board.side === 'sea') for (const island of company.boats) seen.add(island);
    else for (const place of [company.place, company.camp, ...company.visited]) seen.add(place);
  }
  return seen;
}
