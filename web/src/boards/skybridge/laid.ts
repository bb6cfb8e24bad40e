// What lies in a pile: a card of a people, or a deity.

import type { CardView, DeityView } from './view.gen';

export type LaidCard = CardView | DeityView;

export function isDeity(card: LaidCard): card is DeityView {
  return card.type === 'deity';
}
