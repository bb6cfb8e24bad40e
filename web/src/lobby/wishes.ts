// What somebody played last, by game: "Play now" begins the same again.

import type { GameInfo } from '../wire.gen';

export type Options = Record<string, boolean | number | string>;

export interface LastWish {
  options: Options;
  seats: number;
}

const KEY = 'tafelrunde.wishes';

function all(): Record<string, LastWish> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, LastWish>;
  } catch {
    return {};
  }
}

export function keepWish(game: string, wish: LastWish): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: wish }));
  } catch {
    // Without storage the next game begins as the first one did.
  }
}

function defaults(game: GameInfo): Options {
  return Object.fromEntries(game.options.map((option) => [option.name, option.values[0]!]));
}

/** All options of a game, with those of a preset in their places. */
export function optionsWith(game: GameInfo, preset: Options): Options {
  return { ...defaults(game), ...preset };
}

/** What to begin with: as last time, as far as the game still knows it, or as it advises for a first game. */
export function wishFor(game: GameInfo): LastWish {
  const last = all()[game.id];
  const first = game.presets[0];
  const fitting = game.options.flatMap(({ name, values }) => {
    const value = last?.options[name];
    return value !== undefined && values.includes(value) ? [[name, value] as const] : [];
  });
  const seats = last?.seats ?? first?.players ?? Math.max(game.least_players, 2);
  return {
    options: last ? { ...defaults(game), ...Object.fromEntries(fitting) } : optionsWith(game, first?.options ?? {}),
    seats: Math.min(game.most_players, Math.max(game.least_players, seats)),
  };
}

/** The preset whose options these are, or null for a choice of one's own. */
export function presetOf(game: GameInfo, options: Options): string | null {
  const found = game.presets.find((preset) => {
    const meant = optionsWith(game, preset.options);
    return Object.entries(meant).every(([name, value]) => options[name] === value);
  });
  return found?.id ?? null;
}
