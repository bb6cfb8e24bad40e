// What is printed in the box of Vaalbara, and what a table has shown of it.

import { boxOf, type GameBox } from '../../table/box.svelte';
import type { EventMessage } from '../../wire.gen';
import type { BoxFacts, CardFacts, Kind } from './view.gen';

export function box(): GameBox<CardFacts, BoxFacts> {
  return boxOf<CardFacts, BoxFacts>('vaalbara');
}

/** All twelve, from the quickest to the slowest. */
export function followersInOrder(): readonly string[] {
  const followers = box().all('follower');
  return followers.sort((one, other) => one.facts.initiative - other.facts.initiative).map(({ id }) => id);
}

export function initiatives(log: readonly EventMessage[]): (follower: string) => number {
  const shown = new Map<string, number>();
  for (const { kind, facts } of log) {
    if (kind === 'revealed') shown.set(String(facts.follower).replace('follower:', ''), Number(facts.initiative));
  }
  return (follower) => shown.get(follower) ?? box().printed('follower', follower)?.initiative ?? 0;
}

/** The symbol of a kind of land: the one on its cards. */
export function kindIcon(kind: Kind): string {
  return (
    box()
      .all('land')
      .find((land) => land.facts.kind === kind)?.icon ?? ''
  );
}
