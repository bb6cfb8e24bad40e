// How a lesson goes on: which moment is due, and whether an answer is what it waits for. The server's words for the same
// are in kernel/learning.py; lessons are played to their end with both.

import type { DecisionMessage, LessonMoment, OptionMessage } from '../wire.gen';

/** Where a moment waits for the end of the game. */
export const AT_THE_END = 'over';

export function waitsForAChoice(moment: LessonMoment): boolean {
  return moment.at !== '' && !moment.read && moment.at !== AT_THE_END;
}

/** Whether an option is what a pattern describes: refs that it speaks of (with "!": does not), its kind, or both. */
export function fits(pattern: string, option: Pick<OptionMessage, 'kind' | 'refs'>): boolean {
  const has = (word: string): boolean => {
    if (word.startsWith('!')) return !has(word.slice(1));
    return word.includes(':') ? option.refs.includes(word) : word === option.kind;
  };
  return pattern.split(' ').every(has);
}

export function wanted(moment: LessonMoment, option: Pick<OptionMessage, 'kind' | 'refs'>): boolean {
  return moment.want.length === 0 || moment.want.some((pattern) => fits(pattern, option));
}

function isDue(moment: LessonMoment, decision: DecisionMessage | null, over: boolean): boolean {
  if (moment.at === AT_THE_END) return over;
  if (over) return false;
  if (moment.at === '') return true;
  if (decision?.kind !== moment.at) return false;
  return decision.options.some((option) => wanted(moment, option));
}

/** The place of the moment that is due, from a position on; null where the lesson has nothing to say now. */
export function dueAt(
  moments: readonly LessonMoment[],
  position: number,
  decision: DecisionMessage | null,
  over: boolean,
): number | null {
  for (let place = position; place < moments.length; place += 1) {
    const moment = moments[place]!;
    if (isDue(moment, decision, over)) return place;
    // At the end only what is said then is left; before it, only what may be left out is passed over.
    if (!moment.optional && !over) return null;
  }
  return null;
}
