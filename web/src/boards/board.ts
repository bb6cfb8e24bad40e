// What a game's drawing gets, and what it may add. Nothing else in the client knows a game.

import type { Component } from 'svelte';

import type { Choices } from '../table/choices.svelte';
import type { EventMessage, TableInfo, Text, View } from '../wire.gen';

/** What one event looks like: the view just after it, how long it takes, and what to point at. */
export interface Beat<Table extends object = object> {
  table: Table;
  /** Milliseconds; 0 is shown together with the next one. */
  time: number;
  /** Keys of the drawn things that this is about. */
  marks: string[];
  /** Short words that rise from a drawn thing, such as "+6". */
  floats: { at: string; text: string; good: boolean }[];
}

export interface BoardProps {
  view: View;
  info: TableInfo;
  /** The seat through whose eyes we look; null for a spectator. */
  seat: number | null;
  choices: Choices;
  log: readonly EventMessage[];
}

/** One line of the final scores: where points came from, for each seat. */
export interface ScoreLine {
  label: Text;
  points: number[];
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
  beat?: (table: unknown, event: EventMessage, truth: unknown) => Beat;
  breakdown?: (view: View, log: readonly EventMessage[]) => ScoreLine[];
}
