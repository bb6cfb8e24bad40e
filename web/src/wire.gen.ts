// Generated from src/tafelrunde/server/wire.py by `npm run wire`. Do not edit.

export const PHASES = ['gathering', 'playing', 'over', 'closed'] as const;
export type Phase = (typeof PHASES)[number];

export const SEAT_KINDS = ['person', 'bot', 'open'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

/** One idea: what the coach says, what it points at, and what it waits for. */
export interface LessonMoment {
  say: Both;
  /** Refs of things, and places of the board. */
  point: string[];
  /** The kind of question that it belongs to (what saves call the asking step); "" is any time. */
  at: string;
  /** Which options are right, one pattern for each; none: any. */
  want: string[];
  /** What is said kindly when another option is tried. */
  but: Both | null;
  /** Whether it only wants to be read although it belongs to a question; without a question it is always so. */
  read: boolean;
  /** Whether the lesson may go on without it, because its question may never come. */
  optional: boolean;
}

/** A sentence in both languages. */
export interface Both {
  de: string;
  en: string;
}

/** A part of the page that tells a whole game: a symbol, a heading, some sentences, the rule behind them. */
export interface Section {
  title: Both;
  text: Both;
  icon: string;
  rule: string;
  /** Steps of a turn, things that score: one short line each. */
  points: Both[];
}

/** Symbols that belong together: those that are listed, or all things of a kind ("land"), each with its own. */
export interface SymbolGroup {
  title: Both;
  things: string;
  symbols: Sign[];
}

/** A line of the legend: a symbol of the game-icons set, or one of the board's own, and what it stands for. */
export interface Sign {
  name: Both;
  text: Both;
  icon: string;
  /** What the board's drawing calls it. */
  sign: string;
  rule: string;
}

/** A term of the rules: its word in both languages, further forms of it in sentences, and its rule. */
export interface Term {
  de: string;
  en: string;
  rule: string;
  forms_de: string[];
  forms_en: string[];
}

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

/** A guided game, as the lobby offers it. */
export interface LessonInfo {
  id: string;
  title: Text;
  about: Text;
  minutes: [number, number];
}

/** Options that go well together, under one name: "First game". What it does not name is the default. */
export interface PresetInfo {
  id: string;
  label: Text;
  help: Text;
  options: Record<string, boolean | number | string>;
  /** For how many it is thought, and how long that takes. */
  players: number;
  minutes: [number, number];
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
  /** The one for whoever comes for the first time first. */
  presets: PresetInfo[];
  lessons: LessonInfo[];
}

/** What a game has for those who learn it: itself on one page, its symbols, its terms, its coach. */
export interface LearningInfo {
  page: Section[];
  legend: SymbolGroup[];
  terms: Term[];
  /** One line for each kind of question (`DecisionMessage.kind`). */
  coach: Record<string, Text>;
}

/** What a lesson says, moment by moment. */
export interface LessonScript {
  id: string;
  title: Text;
  moments: LessonMoment[];
  /** The lesson that comes after this one, if any. */
  next?: LessonInfo | null;
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
  /** What the fields of its view are called, for a game without a drawing of its own. */
  headings?: Record<string, Text>;
  /** All figures as components.toml has them. */
  figures?: Record<string, unknown>;
}

/** A bot that can take a seat, and what to expect of it. */
export interface BotInfo {
  id: string;
  name: Text;
  about: Text;
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
  /** Whether only those with a seat may speak. */
  hushed?: boolean;
  /** Whether people may ask what a bot would do, where that is fair. */
  hints?: boolean;
  /** The table that this one continues, if any. */
  continues?: string | null;
  /** The table where the same people play once more, if somebody has asked for it. */
  rematch?: string | null;
  /** The seats that it waits for; told only to those who ask for one table, not with every update. */
  asked?: number[];
  /** The lesson that is played here, if any. */
  lesson?: string | null;
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  bot: string;
  connected: boolean;
  /** Whether the host lets this seat say nothing. */
  muted?: boolean;
  /** Seconds of thinking time left in the game and for this move; null without a clock. */
  game_seconds?: number | null;
  move_seconds?: number | null;
  /** When a bot takes over, some time after the clock has run out. */
  takeover_seconds?: number | null;
}

/** Thinking time in seconds; null is no limit. When it runs out, and a grace after it, a bot takes over the seat. */
export interface Clock {
  per_move?: number | null;
  per_game?: number | null;
  /** What every answer adds to the time for the game. */
  increment?: number;
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
  /** Whether people may ask what a bot would do, where that is fair (alone against bots, or all against the game). */
  hints?: boolean;
  /** Start at once, if no seat is open. */
  start?: boolean;
  /** A seal from `/api/seal`: whoever has it has seen the hash of the seed before they contribute. It is good once. */
  seal?: string;
}

/** For a table that is still to be made: a name for its seed, and the hash that the table will show. */
export interface SealInfo {
  seal: string;
  commitment: string;
}

/** A table for a lesson, with its opponents. It begins at once. */
export interface BeginLesson {
  name?: string;
}

/** What somebody thinks of playing: does it go together? */
export interface CheckSetup {
  players: number;
  options?: Record<string, boolean | number | string>;
}

/** What can be said of a game before it begins. */
export interface SetupInfo {
  /** Why it cannot be played so; null if it can. */
  why?: Text | null;
  /** How hard it is, where a game has a measure for that. */
  difficulty?: number | null;
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

/** An option that a hint names: its index, how many percent of the chance to win it is behind the best, and why. */
export interface TipMessage {
  index: number;
  behind: number;
  reasons: Text[];
}

/** A hint for a question: the best options, the best first. */
export interface HintMessage {
  number: number;
  tips: TipMessage[];
}

/** Why a thing cannot be chosen now: the reason, if there is one to tell, and the number of the rule. */
export interface WhyMessage {
  text?: Text | null;
  rule?: string;
}

/** Leave a running game to a bot. */
export interface HandOver {
  bot?: string;
}

/** Take a seat from a person: it is free again before the start, and this bot's in a running game. */
export interface RemovePerson {
  seat: number;
  bot?: string;
}

/** Let a seat (null: everybody without one) say nothing, or speak again. */
export interface MutePerson {
  seat: number | null;
  muted?: boolean;
}

/** A table as whoever runs the server lists it. */
export interface FiledTable {
  id: string;
  game: string;
  phase: string;
  public: boolean;
  created: number;
  /** When something last happened or was said there. */
  active: number;
  choices: number;
  names: string[];
}

/** Go on from a moment of a finished game, as a new table. */
export interface ContinueTable {
  upto: number;
  seats: SeatRequest[];
  /** As in CreateTable. */
  seal?: string;
}

/** A recipe file: a finished one can be replayed, an unfinished one goes on with these seats. */
export interface ImportRecipe {
  recipe: Record<string, unknown>;
  seats?: SeatRequest[];
  /** As in CreateTable. */
  seal?: string;
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
  /** It ends a turn or a phase, whatever else could still be done. */
  ends?: boolean;
  /** What it would bring at once, where that is certain: "+6". */
  hint?: Text | null;
  /** What tells it from others that read alike: "2 explorers, 1 town". */
  note?: Text | null;
  /** The id of its words: what kind of answer it is. */
  kind?: string;
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
  /** The kind of question: what saves call the step that asks it. */
  kind?: string;
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

/** A part of a bot's plan that people can answer: the line of the log it was told in, which part, and what it is. */
export interface ProposalMessage {
  number: number;
  part: number;
  seat: number;
  what: Text;
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
  /** What one of these seats can answer of what bots propose. */
  proposals?: ProposalMessage[];
}

/** What is new: `before` is the number of the last message this one follows; a gap means: ask for a sync. */
export interface Update {
  type: 'update';
  before: number;
  number: number;
  /** Null for those who follow changes, as long as it is the same as before. */
  table: TableInfo | null;
  /** The view, or for those who follow: what has changed in the view that they have (see changes.py). */
  view: View | null;
  changes: Record<string, unknown> | null;
  decisions: DecisionMessage[];
  can_undo: number[];
  undo: UndoRequest | null;
  waiting_since: number;
  events: EventMessage[];
  /** After an undo the log is shorter: entries from this number on are gone. */
  log_cut?: number | null;
  proposals?: ProposalMessage[];
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
  /** Whether this client can follow changes. Then an update tells what has changed in the view, and not all of it. */
  follows?: boolean;
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

/** Say to what a bot proposes that it is good so, or rather not: `number` and `part` are those of the proposal. */
export interface AnswerProposal {
  type: 'answer-proposal';
  id: string;
  seat: number;
  number: number;
  part: number;
  good: boolean;
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

/** A choice of a finished game that cost a lot. `number` is the moment before it, where it can be tried again. */
export interface TurningPointMessage {
  number: number;
  seat: number;
  chosen: Text;
  better: Text;
  /** How many percent of the chance to win it cost, and what spoke for the better one. */
  cost: number;
  reasons: Text[];
}

/** What is known of a finished game. It is complete when all choices have been looked at. */
export interface AnalysisMessage {
  /** So many choices have been looked at, and so many are there; it goes on as long as somebody asks. */
  done: number;
  choices: number;
  running: boolean;
  /** Each seat's chance to win in percent: at the beginning, and after each choice that has been looked at. */
  chances: number[][];
  /** Whether all win or lose together: then every seat's chance is the team's. */
  together: boolean;
  turning_points: TurningPointMessage[];
}

/** Each seat's score after each choice. */
export interface ScoreChart {
  scores: number[][];
}

export type ServerMessage = Sync | Update | Said | Acknowledged | Refused | Pong;

export type ClientMessage = Hello | Act | Undo | AnswerUndo | AnswerProposal | Say | Look | Resync | Ping;
