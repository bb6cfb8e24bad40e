// The outlines of the game-icons set. They weigh more than the rest of the page, so they come after it.

let outlines = $state.raw<Record<string, string>>({});
let wanted = false;

/** The path of a symbol; empty until the outlines have come. */
export function outlineOf(name: string): string {
  if (!wanted) {
    wanted = true;
    import('virtual:game-icons').then(
      (module) => (outlines = module.default),
      // Symbols are decoration: the next one asks again.
      () => (wanted = false),
    );
  }
  return outlines[name] ?? '';
}
