// Which symbols of a condition are lit by the dice as they lie. Whether a card is met, and how often, says the view.

import type { CompanyView, ConditionFacts, Element, Phase, Sign } from './view.gen';

export interface Mark {
  /** An element, or `alike`: any symbol, as long as it is the same as the others. */
  sign: Element | 'alike';
  forbidden: boolean;
  lit: boolean;
}

/** Whether the dice have been rolled today, so that conditions can be met at all. */
export function rolled(phase: Phase): boolean {
  return phase === 'late_morning' || phase === 'noon' || phase === 'afternoon';
}

/** How often each symbol counts: dice under the curse and dice that were not rolled do not. */
export function tally(company: CompanyView): Map<Sign, number> {
  const counts = new Map<Sign, number>();
  for (const die of company.dice) if (die.counts && die.shows) counts.set(die.shows, (counts.get(die.shows) ?? 0) + 1);
  return counts;
}

/** The symbols of a condition in the order they are printed. Without a company nothing is lit. */
export function marksOf(condition: ConditionFacts, company: CompanyView | null): Mark[] {
  const left = company ? tally(company) : null;
  const most = left ? Math.max(0, ...left.values()) : 0;
  const marks: Mark[] = [];
  for (const sign of condition.elements) {
    const there = left?.get(sign) ?? 0;
    left?.set(sign, there - 1);
    marks.push({ sign, forbidden: false, lit: there > 0 });
  }
  for (let place = 0; place < condition.alike; place += 1)
    marks.push({ sign: 'alike', forbidden: false, lit: place < most });
  for (const sign of condition.without)
    marks.push({ sign, forbidden: true, lit: left !== null && (left.get(sign) ?? 0) <= 0 });
  return marks;
}
