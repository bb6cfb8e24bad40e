// What else a drawing reads from the game's own components.toml.
declare module '*/games/spirit_island/components.toml' {
  export const fear: { cards: { id: string }[] };
}
