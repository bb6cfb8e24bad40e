// The initiative of each follower: from the box, unless a table plays with other figures and has shown them.

import { followers } from '../../../../src/tafelrunde/games/vaalbara/components.toml';
import type { EventMessage } from '../../wire.gen';

const PRINTED = new Map(followers.map(({ id, initiative }) => [id, initiative]));

/** All twelve, from the quickest to the slowest. */
export const FOLLOWERS: readonly string[] = [...PRINTED.keys()];

export function initiatives(log: readonly EventMessage[]): (follower: string) => number {
  const shown = new Map(PRINTED);
  for (const { kind, facts } of log) {
    if (kind === 'revealed') shown.set(String(facts.follower).replace('follower:', ''), Number(facts.initiative));
  }
  return (follower) => shown.get(follower) ?? 0;
}
