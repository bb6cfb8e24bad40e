// The initiative of each follower: from the box, or as a table has shown it.

import { followers } from '../../../../src/tafelrunde/games/vaalbara/components.toml';
import { printed } from '../../table/box.svelte';
import type { EventMessage } from '../../wire.gen';

const figures = printed(
  'vaalbara',
  { followers },
  (box) => new Map(box.followers.map(({ id, initiative }) => [id, initiative])),
);

/** All twelve, from the quickest to the slowest. */
export function followersInOrder(): readonly string[] {
  return [...figures()].sort(([, one], [, other]) => one - other).map(([id]) => id);
}

export function initiatives(log: readonly EventMessage[]): (follower: string) => number {
  const shown = new Map(figures());
  for (const { kind, facts } of log) {
    if (kind === 'revealed') shown.set(String(facts.follower).replace('follower:', ''), Number(facts.initiative));
  }
  return (follower) => shown.get(follower) ?? 0;
}
