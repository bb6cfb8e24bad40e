// Generated from src/tafelrunde/server/wire.py by `npm run wire`. Do not edit.

export const PHASES = ['gathering', 'playing', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export const SEAT_KINDS = ['person', 'bot', 'open'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

/** All that one seat (None: a spectator) may know about a state. It goes over the wire as it is. */
export interface View {
  game: string;
  version: number;
  players: number;
  seat: number | null;
  /** The seats that are asked now. What they are asked is between them and the table. */
  asked: number[];
  over: boolean;
  /** Final scores and winners; null before the end, because a game may keep them secret until then. */
  scores: number[] | null;
  winners: number[] | null;
  table: object;
}

/** A sentence in both languages. */
export interface Text {
  de: string;
  en: string;
}

/** An option of a game that is chosen before the start. The first value is the default. */
export interface OptionInfo {
  name: string;
  label: Text;
  help: Text;
  values: (boolean | number | string)[];
  /** The values in words, in the same order. */
  words: Text[];
}

/** A game as the lobby shows it. */
export interface GameInfo {
  id: string;
  name: Text;
  /** Who has made it: "by Olivier Cipière". */
  by: Text;
  about: Text;
  version: number;
  least_players: number;
  most_players: number;
  minutes: [number, number];
  cooperative: boolean;
  options: OptionInfo[];
}

/** One numbered rule. A chapter's text is its heading; a ruling is where the printed rulebook is silent. */
export interface RuleInfo {
  number: string;
  chapter: boolean;
  ruling: boolean;
  text: Text;
}

/** One thing of the box by its ref ("follower:hunter", "land:L07"): what a zoomed card shows. */
export interface CardInfo {
  ref: string;
  name: Text;
  text: Text;
  icon: string;
  rule: string;
  /** What is printed on it as data: a struct of the game's own, tagged with the kind of thing. */
  facts?: object | null;
}

/** What is in the box of one table, with the owner's own figures in their places. */
export interface BoxInfo {
  cards: CardInfo[];
  /** What is printed on no card (maps, tracks): a struct of the game's own. */
  facts?: object | null;
  /** All figures as components.toml has them. */
  figures?: Record<string, unknown>;
}

/** A bot that can take a seat. */
export interface BotInfo {
  id: string;
  name: Text;
}

/** All that the lobby needs at once. */
export interface Lobby {
  games: GameInfo[];
  bots: BotInfo[];
  tables: TableInfo[];
}

/** A table as everybody sees it. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, boolean | number | string>;
  phase: Phase;
  public: boolean;
  created: number;
  seats: SeatInfo[];
  clock: Clock | null;
  /** A hash of seed and salt, shown from the start; both are given at the end, so that anybody can check the shuffle. */
  commitment: string;
  seed?: string | null;
  salt?: string | null;
  /** What each seat has contributed to the chance of the match, given at the end. */
  contributions?: string[] | null;
  /** Whether it plays with the figures of somebody's own copy: `/api/tables/<id>/box` tells them. */
  own_figures?: boolean;
  /** The table that this one continues, if any. */
  continues?: string | null;
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  bot: string;
  connected: boolean;
  /** Seconds of thinking time left in the game and for this move; null without a clock. */
  game_seconds?: number | null;
  move_seconds?: number | null;
}

/** Thinking time in seconds; null is no limit. When it runs out a bot takes over the seat. */
export interface Clock {
  per_move?: number | null;
  per_game?: number | null;
}

/** How a seat is to be filled. */
export interface SeatRequest {
  kind: SeatKind;
  name?: string;
  bot?: string;
  /** Something that nobody could foresee (64 letters at most): it becomes part of the key of the match's chance. */
  contribution?: string;
}

/** A new table. Seats of kind `person` belong to whoever creates it (several: hotseat). */
export interface CreateTable {
  game: string;
  seats: SeatRequest[];
  options?: Record<string, boolean | number | string>;
  components?: Record<string, unknown>;
  clock?: Clock | null;
  /** Listed in the lobby; otherwise only those with the link find it. */
  public?: boolean;
  /** Start at once, if no seat is open. */
  start?: boolean;
}

/** The right to a seat (or to a table, for its host): the secret is known to its owner only. */
export interface Ticket {
  table: string;
  seat: number | null;
  secret: string;
}

/** A new table, with the tickets of whoever created it. */
export interface TableCreated {
  table: TableInfo;
  host: Ticket;
  seats: Ticket[];
}

/** Take an open seat: a certain one, or any. */
export interface JoinTable {
  name: string;
  seat?: number | null;
  /** As in SeatRequest. */
  contribution?: string;
}

/** Leave a running game to a bot. */
export interface HandOver {
  bot?: string;
}

/** Go on from a moment of a finished game, as a new table. */
export interface ContinueTable {
  upto: number;
  seats: SeatRequest[];
}

/** A recipe file: a finished one can be replayed, an unfinished one goes on with these seats. */
export interface ImportRecipe {
  recipe: Record<string, unknown>;
  seats?: SeatRequest[];
}

/** An error for a person. `rule` is the number of the rule behind a refused choice. */
export interface Problem {
  error: string;
  text: Text;
  rule?: string;
}

/** One answer to the open question. A grave one is asked for once more. */
export interface OptionMessage {
  index: number;
  text: Text;
  refs: string[];
  grave: boolean;
  /** What it would bring at once, where that is certain: "+6". */
  hint?: Text | null;
  /** What tells it from others that read alike: "2 explorers, 1 town". */
  note?: Text | null;
}

/** What this seat is asked now. `number` is the event number it was asked at: an answer names it. */
export interface DecisionMessage {
  seat: number;
  number: number;
  prompt: Text;
  rule: string;
  /** What the question is about. */
  refs: string[];
  options: OptionMessage[];
}

/** Something that happened, as this seat may know it. Numbers have gaps where others know more. */
export interface EventMessage {
  number: number;
  kind: string;
  rule: string;
  text: Text;
  facts: Record<string, number | string>;
}

/** Something that somebody said. `seat` is null for a spectator. */
export interface ChatMessage {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** A seat asks to take back choices that others have already built on. */
export interface UndoRequest {
  seat: number;
  /** How many choices would be taken back. */
  choices: number;
  /** Who has agreed so far, and who has to. */
  agreed: number[];
  needed: number[];
}

/** Everything at once: the answer to `hello`, and whenever a client may have missed something. */
export interface Sync {
  type: 'sync';
  number: number;
  table: TableInfo;
  /** The seats that this connection speaks for, and the one whose view this is (null: a spectator). */
  seats: number[];
  seat: number | null;
  view: View | null;
  decisions: DecisionMessage[];
  can_undo: number[];
  undo: UndoRequest | null;
  /** Since when the table waits (seconds since 1970), for "who is thinking, and since when". */
  waiting_since: number;
  log: EventMessage[];
  chat: ChatMessage[];
}

/** What is new: `before` is the number of the last message this one follows; a gap means: ask for a sync. */
export interface Update {
  type: 'update';
  before: number;
  number: number;
  table: TableInfo;
  view: View | null;
  decisions: DecisionMessage[];
  can_undo: number[];
  undo: UndoRequest | null;
  waiting_since: number;
  events: EventMessage[];
  /** After an undo the log is shorter: entries from this number on are gone. */
  log_cut?: number | null;
}

/** A new line of chat. */
export interface Said {
  type: 'said';
  message: ChatMessage;
}

/** Your message has been carried out and stored: it will survive any crash. */
export interface Acknowledged {
  type: 'ack';
  id: string;
  number: number;
}

/** Your message was refused, and nothing has changed. A `sync` follows if your picture was out of date. */
export interface Refused {
  type: 'refused';
  id: string;
  problem: Problem;
}

/** The answer to a ping. */
export interface Pong {
  type: 'pong';
  id: string;
}

/** The first message: who is speaking. No secrets is a spectator; `seat` is whose view to show first. */
export interface Hello {
  type: 'hello';
  secrets?: string[];
  seat?: number | null;
}

/** Answer the open decision that was asked at event `number` with option `index`. */
export interface Act {
  type: 'act';
  id: string;
  seat: number;
  number: number;
  index: number;
}

/** Take back the seat's last choice, or ask the others for it if that is no longer free. */
export interface Undo {
  type: 'undo';
  id: string;
  seat: number;
}

/** Agree or not to another seat's wish to take something back. */
export interface AnswerUndo {
  type: 'answer-undo';
  id: string;
  seat: number;
  agree: boolean;
}

/** Chat. `seat` is null for a spectator. */
export interface Say {
  type: 'say';
  id: string;
  text: string;
  seat?: number | null;
  name?: string;
}

/** Show the table through the eyes of another of one's own seats (hotseat). */
export interface Look {
  type: 'look';
  id: string;
  seat: number | null;
}

/** Something was missed: send everything. */
export interface Resync {
  type: 'resync';
  id: string;
}

/** Are you there? */
export interface Ping {
  type: 'ping';
  id: string;
}

/** A finished game after some of its choices, for the replay slider. */
export interface Moment {
  upto: number;
  choices: number;
  view: View;
  events: EventMessage[];
  /** Each seat's score at this moment, for the chart. */
  scores: number[];
}

/** Each seat's score after each choice. */
export interface ScoreChart {
  scores: number[][];
}

export type ServerMessage = Sync | Update | Said | Acknowledged | Refused | Pong;

export type ClientMessage = Hello | Act | Undo | AnswerUndo | Say | Look | Resync | Ping;
