// What is on its way while an event is told. Only the client knows of it.

import type { Piece } from './pieces';

/** A piece that glides into a land from the drawn thing with the key `from`. */
export interface Travel {
  key: string;
  piece: Piece;
  from: string;
  to: string;
}

export interface Travels {
  travels: readonly Travel[];
}
