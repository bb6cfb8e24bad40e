// What is on its way while an event is shown. Only the client knows of it.

import type { Piece } from './pieces';
import type { SpiritIslandTable } from './view.gen';

/** A piece that glides into a land from the drawn thing with the key `from`. */
export interface Travel {
  key: string;
  piece: Piece;
  from: string;
  to: string;
}

export interface ShownTable extends SpiritIslandTable {
  travels?: Travel[];
}
