// What each event looks like, over the view that is shown.

import type { EventMessage } from '../../wire.gen';
import { BRISK, centreOf, idOf, NORMAL, QUICK, rise, seatOf, shown, SLOW, STILL } from '../beats';
import type { Beat } from '../board';
import type { GlowTable } from './view.gen';

const ROLL = 1050;
const REROLL = 750;

/** The dice that an event lets roll. */
export interface Rolls {
  rolls: readonly string[];
}

/** Which dice an event tells of: "large_red_1=fire small_green_2=air", or "large_red_1 small_green_2". */
export function diceIn(fact: unknown): string[] {
  return String(fact ?? '')
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => part.split('=')[0]!);
}

function rolling(time: number, dice: readonly string[], marked = false): Beat {
  const extra: Rolls = { rolls: dice };
  return { ...shown(time, ...(marked ? dice.map((die) => `die:${die}`) : [])), extra };
}

export function beat(event: EventMessage, after: GlowTable): Beat {
  return ofTheDay(event) ?? ofDice(event, after) ?? ofTokens(event) ?? ofCards(event) ?? ofTravels(event) ?? STILL;
}

function ofTheDay(event: EventMessage): Beat | null {
  const { kind, facts } = event;
  const at = `seat:${seatOf(event)}`;
  switch (kind) {
    case 'start-token':
    case 'day-begins':
      return shown(QUICK);
    case 'adventurer-chosen':
      return shown(NORMAL, String(facts.adventurer));
    case 'companion-appears':
      return shown(BRISK, String(facts.companion));
    case 'left-behind':
      return shown(BRISK, 'cemetery');
    case 'small-dice-back':
      return shown(NORMAL);
    case 'tom-tile':
      return shown(SLOW, String(facts.tile));
    case 'final-score':
      return { ...shown(SLOW, at), floats: [{ at, text: String(facts.total), good: true }] };
    default:
      return null;
  }
}

function ofDice(event: EventMessage, { companies }: GlowTable): Beat | null {
  const { kind, facts } = event;
  const die = idOf(event, 'die');
  switch (kind) {
    case 'small-dice-rolled':
      return rolling(ROLL, diceIn(facts.dice));
    case 'rolled': {
      // All roll at the same time, with the last one.
      const last = seatOf(event) === companies.length - 1;
      return last
        ? rolling(
            ROLL,
            companies.flatMap(({ dice }) => dice.map(({ id }) => id)),
          )
        : STILL;
    }
    case 'rerolled':
      return rolling(REROLL, diceIn(facts.dice), true);
    case 'turned':
      return rolling(REROLL, [die], true);
    case 'black-die-comes':
      return rolling(ROLL, [die], true);
    case 'small-dice-taken':
      return shown(NORMAL, ...diceIn(facts.dice).map((taken) => `die:${taken}`));
    case 'die-taken':
    case 'black-die-moved':
      return shown(NORMAL, `die:${die}`);
    case 'die-returned':
      return shown(NORMAL, 'reserve');
    default:
      return null;
  }
}

function ofTokens(event: EventMessage): Beat | null {
  const { kind, facts } = event;
  const seat = seatOf(event);
  const shards = Number(facts.shards);
  const scored = (change: number): Beat => ({
    ...shown(NORMAL, `marker:${seat}`),
    floats: rise(`seat:${seat}`, change),
  });
  const counted = (at: string, change: number, time = NORMAL): Beat => ({ ...shown(time), floats: rise(at, change) });
  switch (kind) {
    case 'gained-shards':
      return scored(shards);
    case 'lost-shards':
    case 'reroll-from-track':
      return scored(-shards);
    case 'gained-footprints':
      return counted(`footprints:${seat}`, Number(facts.footprints));
    case 'lost-footprints':
      return counted(`footprints:${seat}`, -Number(facts.footprints), QUICK);
    case 'gained-fireflies':
      return counted(`fireflies:${seat}`, Number(facts.fireflies));
    case 'gained-rerolls':
      return counted(`${seat}/reroll:token`, Number(facts.rerolls));
    case 'reroll-from-token':
      return counted(`${seat}/reroll:token`, -1);
    case 'reroll-from-companion':
      return shown(QUICK, `${seat}/reroll:companion`);
    default:
      return null;
  }
}

function ofCards(event: EventMessage): Beat | null {
  const { kind, facts } = event;
  switch (kind) {
    case 'companion-taken':
    case 'taken-from-cemetery':
      return shown(NORMAL, String(facts.companion));
    case 'buried':
      return shown(NORMAL, 'cemetery');
    case 'card-used':
      return shown(NORMAL, String(facts.card));
    case 'spell-cast':
      return shown(NORMAL, `face-down:${seatOf(event)}`);
    case 'spell-revealed':
      return shown(NORMAL, String(facts.spell));
    case 'spell-broken':
    case 'face-down-broken':
      return shown(QUICK);
    default:
      return null;
  }
}

function ofTravels(event: EventMessage): Beat | null {
  const seat = seatOf(event);
  switch (event.kind) {
    case 'travelled':
      return shown(NORMAL, `group:${seat}`);
    case 'camp-moved':
      return shown(NORMAL, String(event.facts.space));
    case 'sailed':
      return shown(NORMAL, String(event.facts.island), `seat:${seat}`);
    default:
      return null;
  }
}

/** What others take, and spells, which are known from now on. */
export const centre = centreOf({
  'companion-taken': { fact: 'companion', must: false },
  'taken-from-cemetery': { fact: 'companion', must: false },
  'spell-revealed': { fact: 'spell', must: true },
  'adventurer-chosen': { fact: 'adventurer', must: false },
});
