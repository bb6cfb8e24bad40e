// Small changes of a table, for the beats: each gives a new table and leaves the old one as it was.

import { type Die, dieOf } from './box';
import type { AreaView, CardView, CompanyView, DieView, GlowTable, Sign } from './view.gen';

export function withCompany(
  table: GlowTable,
  seat: number,
  change: (company: CompanyView) => Partial<CompanyView>,
): GlowTable {
  const companies = table.companies.map((company) =>
    company.seat === seat ? { ...company, ...change(company) } : company,
  );
  return { ...table, companies };
}

export function withArea(table: GlowTable, element: string, change: (area: AreaView) => Partial<AreaView>): GlowTable {
  return {
    ...table,
    track: table.track.map((area) => (area.element === element ? { ...area, ...change(area) } : area)),
  };
}

/** A card that has just come and has done nothing yet. */
export function newCard(id: string): CardView {
  return { id, met: 0, used: false, lit: false, spell: null };
}

/** A die, wherever it lies. */
export function findDie(table: GlowTable, id: string): DieView {
  const everywhere = [
    ...table.track.flatMap((area) => area.dice),
    ...table.companies.flatMap((company) => company.dice),
    ...table.reserve,
  ];
  const { small, colour, sixth } = dieOf(id);
  const unseen: DieView = {
    id,
    small,
    colour,
    shows: null,
    sixth,
    of: null,
    counts: false,
    spent: false,
    fresh: false,
  };
  return everywhere.find((die) => die.id === id) ?? unseen;
}

/** Take dice away from wherever they lie. */
export function withoutDice(table: GlowTable, ids: readonly string[]): GlowTable {
  const rest = (dice: readonly DieView[]) => dice.filter((die) => !ids.includes(die.id));
  return {
    ...table,
    reserve: rest(table.reserve),
    track: table.track.map((area) => ({ ...area, dice: rest(area.dice) })),
    companies: table.companies.map((company) => ({ ...company, dice: rest(company.dice) })),
  };
}

export function diceToCompany(table: GlowTable, seat: number, ids: readonly string[]): GlowTable {
  const coming = ids.map((id) => findDie(table, id));
  return withCompany(withoutDice(table, ids), seat, (company) => ({ dice: [...company.dice, ...coming] }));
}

/** A die goes to the area of the element it shows; `roll` lets it roll there. */
export function dieToArea(table: GlowTable, id: string, shows: Sign, roll?: number): GlowTable {
  const die: Die = { ...findDie(table, id), shows, counts: false, spent: false, roll };
  return withArea(withoutDice(table, [id]), shows, (area) => ({ dice: [...area.dice, die] }));
}

/** What dice show, as events tell it: "large_red_1=fire small_green_2=air". */
export function shownIn(fact: unknown): { id: string; shows: Sign }[] {
  return String(fact ?? '')
    .split(' ')
    .filter((part) => part.includes('='))
    .map((part) => {
      const [id, shows] = part.split('=');
      return { id: id!, shows: shows as Sign };
    });
}

/** A seat's dice as they show after a roll. What counts, and which conditions that meets, says the truth. */
export function withRoll(table: GlowTable, seat: number, fact: unknown, roll: number, truth: GlowTable): GlowTable {
  const shown = new Map(shownIn(fact).map(({ id, shows }) => [id, shows]));
  const truly = truth.companies[seat];
  return withCompany(table, seat, (company) => ({
    curse: truly?.curse ?? null,
    dice: company.dice.map((die) => {
      const shows = shown.get(die.id);
      if (shows === undefined) return { ...die, roll: undefined };
      const same = truly?.dice.find((other) => other.id === die.id);
      return { ...die, shows, counts: same?.shows === shows ? same.counts : true, roll };
    }),
  }));
}
