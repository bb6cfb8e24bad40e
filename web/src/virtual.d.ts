declare module 'virtual:game-icons' {
  /** The outlines of the symbols in use, by name; each is drawn in a square of 512. */
  const outlines: Record<string, string>;
  export default outlines;
}

declare module '*/games/vaalbara/components.toml' {
  export const followers: { id: string; initiative: number }[];
}
