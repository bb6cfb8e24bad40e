// What stands in a land, as the pieces that are drawn there: figures of a kind and with the same damage are one piece with a number.

import type { Action, InvaderForecast, LandView, SpiritIslandTable } from './view.gen';

export interface Piece {
  /** Unlike any other in the land. */
  key: string;
  what: 'explorer' | 'town' | 'city' | 'dahan' | 'blight' | 'presence' | 'defend' | 'skip' | 'hold' | 'plan';
  count: number;
  damage: number;
  /** How much damage destroys it. */
  health?: number;
  /** For presence. */
  seat?: number;
  sacred?: boolean;
  /** For what the invaders will do, or will not. */
  plans?: InvaderForecast[];
  skips?: Action[];
  /** What options call it: "figure:town-1". */
  ref?: string;
}

function figures(what: 'town' | 'city' | 'dahan', counts: readonly number[], health: number): Piece[] {
  return counts.flatMap((count, damage) =>
    count > 0 ? [{ key: `${what}-${damage}`, what, count, damage, health, ref: `figure:${what}-${damage}` }] : [],
  );
}

/** Everything in a land: invaders, dahan, blight, spirits, and what holds there. */
export function piecesOf(
  land: LandView,
  { forecast, health }: Pick<SpiritIslandTable, 'forecast' | 'health'>,
): Piece[] {
  const pieces: Piece[] = [];
  if (land.explorers > 0)
    pieces.push({ key: 'explorer-0', what: 'explorer', count: land.explorers, damage: 0, ref: 'figure:explorer-0' });
  pieces.push(
    ...figures('town', land.towns, health.town),
    ...figures('city', land.cities, health.city),
    ...figures('dahan', land.dahan, health.dahan),
  );
  if (land.blight > 0) pieces.push({ key: 'blight', what: 'blight', count: land.blight, damage: 0 });
  land.presence.forEach((count, seat) => {
    if (count > 0)
      pieces.push({
        key: `presence-${seat}`,
        what: 'presence',
        count,
        damage: 0,
        seat,
        sacred: land.sacred.includes(seat),
      });
  });
  if (land.defend > 0) pieces.push({ key: 'defend', what: 'defend', count: land.defend, damage: 0 });
  if (land.skips.length > 0) pieces.push({ key: 'skip', what: 'skip', count: 1, damage: 0, skips: land.skips });
  if (land.holds.length > 0) pieces.push({ key: 'hold', what: 'hold', count: 1, damage: 0 });
  const plans = forecast.filter((plan) => plan.land === land.id);
  if (plans.length > 0) pieces.push({ key: 'plan', what: 'plan', count: 1, damage: 0, plans });
  return pieces;
}
