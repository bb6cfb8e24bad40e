// What the drawing shows, in words: for those who listen, and for the panels beside the map.

import { seatName } from '../../ui/seats';
import type { TableInfo } from '../../wire.gen';
import type { InvaderForecast, LandView, SpiritIslandTable } from './view.gen';
import { dashed, landName, listed, v } from './words';

const INVADERS_AND_DAHAN = ['explorer', 'town', 'city', 'dahan'] as const;

function figures(land: LandView): string[] {
  const counts = { explorer: [land.explorers], town: land.towns, city: land.cities, dahan: land.dahan };
  return INVADERS_AND_DAHAN.flatMap((kind) =>
    counts[kind].flatMap((count, damage) => {
      if (count === 0) return [];
      const pieces = v(`pieces-${kind}`, { count });
      return [damage > 0 ? v('board-damaged', { pieces, damage }) : pieces];
    }),
  );
}

function spirits(land: LandView, info: TableInfo): string[] {
  return land.presence.flatMap((count, seat) => {
    if (count === 0) return [];
    return [
      v(land.sacred.includes(seat) ? 'board-sacred-site-of' : 'board-presence-of', {
        seat: seatName(info, seat),
        count,
      }),
    ];
  });
}

/** What lies in a land, one line for each thing. */
export function landLines(land: LandView, info: TableInfo): string[] {
  const lines = [...figures(land)];
  if (land.blight > 0) lines.push(v('pieces-blight', { count: land.blight }));
  lines.push(...spirits(land, info));
  if (land.defend > 0) lines.push(v('board-defend', { count: land.defend }));
  for (const action of land.skips) lines.push(v(`board-no-${action}`));
  for (const held of land.holds) lines.push(v(`board-holds-${dashed(held)}`));
  return lines;
}

/** Where a land lies: at the coast, inland, or whether an ocean is in play. */
export function landPlace(land: LandView): string {
  const place = land.ocean
    ? land.in_play
      ? 'board-ocean-in-play'
      : 'board-ocean-out-of-play'
    : land.coastal
      ? 'board-coastal'
      : 'board-inland';
  return land.inner ? listed([v(place), v('board-inner-land')]) : v(place);
}

export function landText(land: LandView, table: SpiritIslandTable, info: TableInfo): string {
  const plans = table.forecast.filter((plan) => plan.land === land.id).map((plan) => planText(plan, info));
  // What is written on the map comes first; the name of an ocean does not have it.
  const name = land.ocean ? `${land.id}, ${landName(land)}` : landName(land);
  return [`${name}, ${landPlace(land)}`, ...landLines(land, info), ...plans].join('. ');
}

/** What the invaders will do in a land, and what comes of it. */
export function planText(plan: InvaderForecast, info: TableInfo): string {
  const parts: string[] = [];
  const { blight = 0, ...figuresGained } = plan.gains;
  for (const [kind, count] of Object.entries(figuresGained))
    parts.push(v('board-plan-gains', { pieces: v(`pieces-${kind}`, { count }) }));
  if (blight > 0) parts.push(v(plan.spreads ? 'board-plan-blight-spreads' : 'board-plan-blight', { count: blight }));
  for (const [kind, count] of Object.entries(plan.losses))
    parts.push(v('board-plan-loses', { pieces: v(`pieces-${kind}`, { count }) }));
  plan.presence.forEach((count, seat) => {
    if (count > 0)
      parts.push(v('board-plan-presence', { seat: seatName(info, seat), pieces: v('pieces-presence', { count }) }));
  });
  const does = plan.action === 'ravage' ? v('board-plan-ravage', { damage: plan.damage }) : v(`step-${plan.action}`);
  return parts.length > 0 ? v('board-plan', { does, effects: listed(parts) }) : does;
}
