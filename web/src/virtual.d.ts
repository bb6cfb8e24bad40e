declare module 'virtual:game-icons' {
  /** Fetches the outlines of the symbols in use, by name, for "house", for each game, and for all names that begin with a letter ("*a"); each is drawn in a square of 512. */
  const sets: Record<string, () => Promise<{ default: Record<string, string> }>>;
  export default sets;
}

declare module '*.ftl?words' {
  /** The words that this client can say, as a Fluent file. */
  const source: string;
  export default source;
}
