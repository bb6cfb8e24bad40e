// Which cards to show beside the table: those that are asked for and are not in the hand, and those that all may see.

import type { OptionMessage } from '../../wire.gen';
import type { BattaliaTable, PersonView } from './view.gen';
import { b } from './words';

/** The cards that the open question is about, if they lie elsewhere than in the hand. */
export function offered(
  table: BattaliaTable,
  me: PersonView,
  zone: string,
  options: readonly OptionMessage[],
): string[] {
  if (zone === 'hand') return [];
  const asked = options.flatMap((option) =>
    option.refs.filter((ref) => ref.startsWith('card:')).map((ref) => ref.slice(5)),
  );
  const lying: Record<string, readonly string[]> = {
    draft: table.draft,
    limbo: table.limbo,
    specials: table.open_specials,
    shelter: me.shelter,
    looked: me.looked ?? [],
  };
  // Elsewhere nobody can see how many there are: one of each kind.
  return (lying[zone] ?? [...new Set(asked)]).filter((card) => asked.includes(card));
}

/** What else there is to know about a seat, in words. */
export function notes(person: PersonView): string[] {
  return [
    b('board-deck-size', { count: person.deck_size }),
    b('board-count-nation', { count: person.nation }),
    b('board-great-cities', { count: person.great_cities, goal: 0 }),
    ...(person.hidden_size > 0 ? [b('board-count-hidden', { count: person.hidden_size })] : []),
    ...(['queen', 'king'] as const)
      .filter((royal) => person[royal] !== 'none')
      .map((royal) => b(`board-${royal}-${person[royal]}`)),
    ...(person.veteran === 'none' ? [] : [b(`board-${person.veteran}`)]),
    ...person.posts.map((square) => b('board-post-on', { square })),
    ...person.potions.map((potion) => b(`potion-${potion}`)),
  ];
}

/** Everything that everybody may see of a seat's creation deck. */
export function openCards(person: PersonView): { label: string; cards: readonly string[] }[] {
  return [
    { label: b('board-open-hand'), cards: person.hand ?? person.known },
    { label: b('board-open-played'), cards: person.played },
    { label: b('board-open-shelter'), cards: person.shelter },
    { label: b('board-open-hidden'), cards: person.hidden ?? [] },
    ...person.tents.map((tent) => ({ label: b('board-open-tent'), cards: [tent.tent, ...tent.cards] })),
  ];
}
