// The outlines of the game-icons set. They weigh more than the rest of the page, so they come after it: those of the house
// with the first symbol, those of a game with its box. A game of another package has no set of its own: its symbols come with
// all others that begin with the same letter.

import sets from 'virtual:game-icons';

let outlines = $state.raw<Readonly<Record<string, string>>>({});
const wanted = new Set(['house']);
const coming = new Set<string>();
const arrived = new Set<string>();

/** Have the symbols of a game fetched, too. */
export function wantOutlines(game: string): void {
  wanted.add(game.replaceAll('-', '_'));
  fetchWanted();
}

/** The path of a symbol; empty until it has come. */
export function outlineOf(name: string): string {
  fetchWanted();
  const outline = outlines[name];
  // All that was wanted has come, and this was not among it.
  if (outline === undefined && name && outlinesHaveCome()) {
    wanted.add(`*${name.charAt(0)}`);
    fetchWanted();
  }
  return outline ?? '';
}

/** Whether all that was asked for until now is there. */
export function outlinesHaveCome(): boolean {
  return [...coming].every((set) => arrived.has(set));
}

function fetchWanted(): void {
  for (const set of wanted) {
    const fetch = sets[set];
    if (!fetch || coming.has(set)) continue;
    coming.add(set);
    fetch().then(
      (module) => {
        arrived.add(set);
        outlines = { ...outlines, ...module.default };
      },
      // Symbols are decoration: the next one that is drawn asks again.
      () => coming.delete(set),
    );
  }
}
