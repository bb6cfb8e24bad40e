// Choices that were taken back and can be made once more: for as long as the very same is asked.

import type { DecisionMessage } from '../wire.gen';

const MOST = 50;

interface Made {
  /** What was asked: a question with the same answers is the same one. */
  question: string;
  index: number;
}

function questionOf(decision: DecisionMessage): string {
  return JSON.stringify([decision.seat, decision.kind, decision.options.map(({ text, refs }) => [text.en, refs])]);
}

export class Redo {
  private made: readonly Made[] = [];
  private undone = $state.raw<readonly Made[]>([]);

  /** Somebody has answered. Whatever was taken back before is gone, unless this makes it once more. */
  chose(decision: DecisionMessage, index: number): void {
    const now = { question: questionOf(decision), index };
    const last = this.undone.at(-1);
    this.undone = last?.question === now.question && last.index === index ? this.undone.slice(0, -1) : [];
    this.made = [...this.made, now].slice(-MOST);
  }

  /** Choices were taken back, and this is asked again. */
  rewound(decision: DecisionMessage | null): void {
    const last = this.made.at(-1);
    if (!decision || last?.question !== questionOf(decision)) return;
    this.made = this.made.slice(0, -1);
    this.undone = [...this.undone, last];
  }

  /** The answer that was taken back, if the same is asked now. */
  answer(decision: DecisionMessage | null): number | null {
    const last = this.undone.at(-1);
    return decision && last?.question === questionOf(decision) ? last.index : null;
  }
}
