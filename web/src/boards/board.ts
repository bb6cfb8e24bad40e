// What a game's drawing gets, and what it may add. Nothing else in the client knows a game.

import type { Component } from 'svelte';

import type { Sound } from '../sound';
import type { Choices } from '../table/choices.svelte';
import type { DecisionMessage, EventMessage, OptionMessage, TableInfo, Text, View } from '../wire.gen';

/**
 * What one event looks like. It only decorates: the view that is drawn is always one that the server has told, so whatever
 * is left out, cut short or skipped here leaves the right numbers.
 */
export interface Beat {
  /** Milliseconds; 0 is shown together with the next one. */
  time: number;
  /** Keys of the drawn things that this is about. */
  marks: string[];
  /** Short words that rise from a drawn thing, such as "+6". */
  floats: { at: string; text: string; good: boolean }[];
  /** What only the game's own drawing knows how to show: pieces on their way, dice that roll. */
  extra?: object;
}

/** The beat of an event that is being told, for the drawing. */
export interface Told extends Beat {
  event: EventMessage;
}

export interface BoardProps {
  view: View;
  info: TableInfo;
  /** The seat through whose eyes we look; null for a spectator. */
  seat: number | null;
  choices: Choices;
  log: readonly EventMessage[];
  /** What is being told right now. */
  told?: Told | null;
}

/** One line of the final scores: where points came from, for each seat. */
export interface ScoreLine {
  label: Text;
  points: number[];
}

/** An answer to a question that is still to come: of this kind, and about this thing if one is named. */
export interface Answer {
  kind: string;
  ref?: string;
}

/** A way to confirm what is marked: its words, and the answers to the small questions that follow. */
export interface Way {
  words: string;
  answers: readonly Answer[];
}

/** Things that are marked first and confirmed once, where the rules ask for them one after the other. */
export interface Marking {
  /** Whether an option stands for something that can be marked. */
  marks: (option: OptionMessage) => boolean;
  most: number;
  ways: (marked: readonly OptionMessage[]) => readonly Way[];
}

/** What the lobby shows of a game. */
export interface GameFolder {
  id: string;
  /** The picture in the lobby. */
  Scene: Component;
  /** Its place in the lobby. */
  order: number;
  /** From 1 (light) to 5 (heavy). */
  weight: number;
}

/** How a game is drawn. It is fetched when a table of this game is opened, so that the lobby stays light. */
export interface Drawing {
  Board: Component<BoardProps>;
  /** `after` is the table that is shown with the event, `before` the one that was shown until then. */
  beat?: (event: EventMessage, after: unknown, before: unknown) => Beat;
  /** What sounds when an event is told, by its kind. */
  sounds?: Readonly<Record<string, Sound>>;
  /** The card that takes the centre of the stage: one that all must have seen (a storm, a fear card), or what somebody plays. */
  centre?: (event: EventMessage) => { ref: string; must: boolean } | null;
  /** Why the game ended as it did, in sentences for people. */
  why?: (view: View) => string[];
  breakdown?: (view: View, log: readonly EventMessage[]) => ScoreLine[];
  /** For a question whose things are marked first and confirmed once. */
  marking?: (decision: DecisionMessage, table: unknown) => Marking | null;
  /** The picture of a card, for whatever shows one outside the board. It fills the room that it is given. */
  Picture?: Component<{ card: string }>;
  /** Whether a card has a picture; otherwise its symbol is shown. */
  pictured?: (card: string) => boolean;
  /** One of its own symbols, for the legend. */
  Sign?: Component<{ sign: string }>;
}
