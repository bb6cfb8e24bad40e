// Generated from src/tafelrunde/server/wire.py by scripts/wire-types.mjs. Do not edit.

export type ServerMessage = Sync | Update | Said | Acknowledged | Refused | Pong;
export type ClientMessage = Hello | Act | Undo | AnswerUndo | Say | Look | Resync | Ping;

/**
 * Everything at once: the answer to `hello`, and whenever a client may have missed something.
 */
export interface Sync {
  type: 'sync';
  number: number;
  table: TableInfo;
  seats: number[];
  seat: number | null;
  view: {} | null;
  decisions: DecisionMessage[];
  can_undo: number[];
  undo: UndoRequest | null;
  waiting_since: number;
  log: EventMessage[];
  chat: ChatMessage[];
}
export interface TableInfo {
  id: string;
  game: string;
  options: {
    [k: string]: boolean | number | string;
  };
  phase: 'gathering' | 'playing' | 'over';
  public: boolean;
  created: number;
  seats: SeatInfo[];
  clock: Clock | null;
  commitment: string;
  seed?: string | null;
  salt?: string | null;
  contributions?: string[] | null;
  own_figures?: boolean;
  continues?: string | null;
}
export interface SeatInfo {
  seat: number;
  kind: 'person' | 'bot' | 'open';
  name: string;
  bot: string;
  connected: boolean;
  game_seconds?: number | null;
  move_seconds?: number | null;
}
export interface Clock {
  per_move?: number | null;
  per_game?: number | null;
}
/**
 * What this seat is asked now. `number` is the event number it was asked at: an answer names it.
 */
export interface DecisionMessage {
  seat: number;
  number: number;
  prompt: Text;
  rule: string;
  refs: string[];
  options: OptionMessage[];
}
export interface Text {
  de: string;
  en: string;
}
/**
 * One answer to the open question. A grave one is asked for once more.
 */
export interface OptionMessage {
  index: number;
  text: Text;
  refs: string[];
  grave: boolean;
  hint?: Text | null;
}
/**
 * A seat asks to take back choices that others have already built on.
 */
export interface UndoRequest {
  seat: number;
  choices: number;
  agreed: number[];
  needed: number[];
}
export interface EventMessage {
  number: number;
  kind: string;
  rule: string;
  text: Text;
  facts: {
    [k: string]: number | string;
  };
}
/**
 * Something that somebody said. `seat` is null for a spectator.
 */
export interface ChatMessage {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}
/**
 * What is new: `before` is the number of the last message this one follows; a gap means: ask for a sync.
 */
export interface Update {
  type: 'update';
  before: number;
  number: number;
  table: TableInfo;
  view: {} | null;
  decisions: DecisionMessage[];
  can_undo: number[];
  undo: UndoRequest | null;
  waiting_since: number;
  events: EventMessage[];
  log_cut?: number | null;
}
/**
 * A new line of chat.
 */
export interface Said {
  type: 'said';
  message: ChatMessage;
}
/**
 * Your message has been carried out and stored: it will survive any crash.
 */
export interface Acknowledged {
  type: 'ack';
  id: string;
  number: number;
}
/**
 * Your message was refused, and nothing has changed. A `sync` follows if your picture was out of date.
 */
export interface Refused {
  type: 'refused';
  id: string;
  problem: Problem;
}
export interface Problem {
  error: string;
  text: Text;
  rule?: string;
}
/**
 * The answer to a ping.
 */
export interface Pong {
  type: 'pong';
  id: string;
}
/**
 * The first message: who is speaking. No secrets is a spectator; `seat` is whose view to show first.
 */
export interface Hello {
  type: 'hello';
  secrets?: string[];
  seat?: number | null;
}
/**
 * Answer the open decision that was asked at event `number` with option `index`.
 */
export interface Act {
  type: 'act';
  id: string;
  seat: number;
  number: number;
  index: number;
}
/**
 * Take back the seat's last choice, or ask the others for it if that is no longer free.
 */
export interface Undo {
  type: 'undo';
  id: string;
  seat: number;
}
/**
 * Agree or not to another seat's wish to take something back.
 */
export interface AnswerUndo {
  type: 'answer-undo';
  id: string;
  seat: number;
  agree: boolean;
}
/**
 * Chat. `seat` is null for a spectator.
 */
export interface Say {
  type: 'say';
  id: string;
  text: string;
  seat?: number | null;
  name?: string;
}
/**
 * Show the table through the eyes of another of one's own seats (hotseat).
 */
export interface Look {
  type: 'look';
  id: string;
  seat: number | null;
}
/**
 * Something was missed: send everything.
 */
export interface Resync {
  type: 'resync';
  id: string;
}
/**
 * Are you there?
 */
export interface Ping {
  type: 'ping';
  id: string;
}
export interface BotInfo {
  id: string;
  name: Text;
}
export interface BoxInfo {
  cards: CardInfo[];
  figures: {
    [k: string]: unknown;
  };
}
export interface CardInfo {
  ref: string;
  name: Text;
  text: Text;
  icon: string;
  rule: string;
}
export interface ContinueTable {
  upto: number;
  seats: SeatRequest[];
}
export interface SeatRequest {
  kind: 'person' | 'bot' | 'open';
  name?: string;
  bot?: string;
  contribution?: string;
}
export interface CreateTable {
  game: string;
  seats: SeatRequest[];
  options?: {
    [k: string]: boolean | number | string;
  };
  components?: {
    [k: string]: unknown;
  };
  clock?: Clock | null;
  public?: boolean;
  start?: boolean;
}
export interface GameInfo {
  id: string;
  name: Text;
  about: Text;
  version: number;
  least_players: number;
  most_players: number;
  minutes: [] | [number] | [number, number];
  cooperative: boolean;
  options: OptionInfo[];
}
export interface OptionInfo {
  name: string;
  label: Text;
  help: Text;
  values: (boolean | number | string)[];
}
export interface HandOver {
  bot?: string;
}
export interface ImportRecipe {
  recipe: {
    [k: string]: unknown;
  };
  seats?: SeatRequest[];
}
export interface JoinTable {
  name: string;
  seat?: number | null;
  contribution?: string;
}
export interface Lobby {
  games: GameInfo[];
  bots: BotInfo[];
  tables: TableInfo[];
}
export interface Moment {
  upto: number;
  choices: number;
  view: {
    [k: string]: unknown;
  };
  events: EventMessage[];
  scores: number[];
}
export interface RuleInfo {
  number: string;
  chapter: boolean;
  ruling: boolean;
  text: Text;
}
export interface ScoreChart {
  scores: number[][];
}
export interface TableCreated {
  table: TableInfo;
  host: Ticket;
  seats: Ticket[];
}
export interface Ticket {
  table: string;
  seat: number | null;
  secret: string;
}
