declare module '*/games/glow/components.toml' {
  interface Printed {
    id: string;
    condition: import('./figures').Condition;
    effect: import('./figures').Effect;
  }
  export const companions: (Printed & {
    name: string;
    end_points: number;
    fireflies: number;
    rerolls: number;
    die: string;
    black_die: boolean;
  })[];
  export const adventurers: (Printed & { name: string; end_points: number })[];
  export const spells: Printed[];
  export const solo_tiles: import('./figures').Tile[];
  export const dice: { id: string; size: 'large' | 'small'; colour: string; faces: string[]; start: string }[];
}
