declare module 'virtual:game-icons' {
  /** Fetches the outlines of the symbols in use, by name, for "house", for each game, and for all names that begin with a letter ("*a"); each is drawn in a square of 512. */
  const sets: Record<string, () => Promise<{ default: Record<string, string> }>>;
  export default sets;
}

declare module '*/games/spirit_island/components.toml' {
  type Joints = Record<string, [number, number][]>;
  export const boards: import('./boards/spirit_island/box').BoardPrint[];
  export const layouts: import('./boards/spirit_island/box').LayoutPrint[];
  export const joints: Record<string, Joints>;
  export const thematic_joints: Joints;
  export const spirits: import('./boards/spirit_island/box').SpiritPrint[];
  export const powers: Record<
    import('./boards/spirit_island/box').Deck,
    Omit<import('./boards/spirit_island/box').PowerPrint, 'deck'>[]
  >;
  export const invader_deck: { cards: import('./boards/spirit_island/box').InvaderPrint[] };
  export const scoring: {
    victory: { per_difficulty: number; bonus: number; per_card: number };
    defeat: { per_difficulty: number; bonus: number; per_card: number; cards: 'used' | 'left' };
    always: { per_dahan: number; per_blight: number };
    sacrifice: { penalty: number };
  };
}
