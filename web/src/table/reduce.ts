// What a table looks like after a message. Pure: the same messages always give the same picture.

import { CannotFollow, followed } from '../net/changes';
import type {
  ChatMessage,
  DecisionMessage,
  EventMessage,
  ProposalMessage,
  Said,
  Sync,
  TableInfo,
  UndoRequest,
  Update,
  View,
} from '../wire.gen';

export interface Picture {
  number: number;
  table: TableInfo;
  seats: readonly number[];
  seat: number | null;
  view: View | null;
  decisions: readonly DecisionMessage[];
  canUndo: readonly number[];
  undo: UndoRequest | null;
  waitingSince: number;
  log: readonly EventMessage[];
  chat: readonly ChatMessage[];
  proposals: readonly ProposalMessage[];
}

/** The new picture, or `gap` if something was missed: then the whole picture has to be asked for. */
export function receive(picture: Picture | null, message: Sync | Update | Said): Picture | 'gap' {
  if (message.type === 'sync') return whole(message);
  if (picture === null) return 'gap';
  if (message.type === 'said') {
    if (picture.chat.some((line) => line.number === message.message.number)) return picture;
    return { ...picture, chat: [...picture.chat, message.message] };
  }
  if (message.before !== picture.number) return 'gap';
  const view = viewAfter(picture.view, message);
  if (view === 'gap') return 'gap';
  const cut = message.log_cut ?? null;
  const kept = cut === null ? picture.log : picture.log.filter((entry) => entry.number < cut);
  return {
    ...picture,
    number: message.number,
    table: message.table ?? picture.table,
    view,
    decisions: message.decisions,
    canUndo: message.can_undo,
    undo: message.undo,
    waitingSince: message.waiting_since,
    log: [...kept, ...message.events],
    proposals: message.proposals ?? [],
  };
}

/** The view, as it is told or as what has changed since the last one leads to it. */
function viewAfter(view: View | null, update: Update): View | null | 'gap' {
  if (update.changes === null) return update.view;
  try {
    return followed(view, update.changes) as View;
  } catch (error) {
    if (error instanceof CannotFollow) return 'gap';
    throw error;
  }
}

function whole(sync: Sync): Picture {
  return {
    number: sync.number,
    table: sync.table,
    seats: sync.seats,
    seat: sync.seat,
    view: sync.view,
    decisions: sync.decisions,
    canUndo: sync.can_undo,
    undo: sync.undo,
    waitingSince: sync.waiting_since,
    log: sync.log,
    chat: sync.chat,
    proposals: sync.proposals ?? [],
  };
}
