// Vaalbara's view, as games/vaalbara/view.py sends it.

export const KINDS = ['meadow', 'farm', 'forest', 'village', 'mountain', 'river'] as const;
export type Kind = (typeof KINDS)[number];

export interface Land {
  id: string;
  kind: Kind;
  value: number;
  omens: string[];
}

export interface Stack {
  size: number;
  omens: string[];
  top: Land | null;
  bottom: Land | null;
  unseen: Record<Kind, number>;
}

export interface Clan {
  seat: number;
  clan: string;
  neighbours: number[];
  hand: string[] | null;
  hand_size: number;
  known: string[];
  deck_size: number;
  used: string[];
  has_chosen: boolean;
  chosen: string | null;
  points: number | null;
  realm: Land[];
}

export interface VaalbaraTable {
  round: number;
  rounds: number;
  revealed: boolean;
  first_row: Land[];
  second_row: Land[];
  stack: Stack;
  turns: number[];
  clans: Clan[];
}
