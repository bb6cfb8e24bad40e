// Generated from src/tafelrunde/games/vaalbara by `npm run wire`. Do not edit.

export const KINDS = ['meadow', 'farm', 'forest', 'village', 'mountain', 'river'] as const;
export type Kind = (typeof KINDS)[number];

/** The whole table as one seat sees it. */
export interface VaalbaraTable {
  round: number;
  rounds: number;
  revealed: boolean;
  first_row: LandView[];
  second_row: LandView[];
  stack: StackView;
  /** The seats that have begun their turn this round, in order. */
  turns: number[];
  clans: ClanView[];
}

/** A land whose front has been shown: both its sides are known (V1.5). */
export interface LandView {
  id: string;
  kind: Kind;
  value: number;
  omens: string[];
}

/** The stack: its omens hold; the top or bottom land is known only if it was put there openly. */
export interface StackView {
  size: number;
  omens: string[];
  top: LandView | null;
  bottom: LandView | null;
  /** Fronts that nobody has seen yet, as counts by kind: open to anybody who counts. */
  unseen: Record<Kind, number>;
}

/** One clan. What this seat may not know is null. */
export interface ClanView {
  seat: number;
  clan: string;
  neighbours: number[];
  hand: string[] | null;
  hand_size: number;
  /** The followers in that hand that everybody knows (V6.1.1, V6.8.2). */
  known: string[];
  deck_size: number;
  used: string[];
  has_chosen: boolean;
  chosen: string | null;
  points: number | null;
  realm: LandView[];
}

/** One of the twelve followers that every clan has. */
export interface FollowerFacts {
  type: 'follower';
  initiative: number;
}

/** The front of a land. Forests are worth what is printed on them; the others count as their kind says. */
export interface LandFacts {
  type: 'land';
  kind: Kind;
  value: number;
}

/** What is printed on no card. */
export interface BoxFacts {
  /** A seat's clan is the one in its place; the omens speak of all five. */
  clans: string[];
}

export type CardFacts = FollowerFacts | LandFacts;
