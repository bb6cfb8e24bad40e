// Somebody's way through the lesson of a table: kept in this browser, so that it goes on after a reload.

import { api } from '../net/api';
import type { DecisionMessage, LessonMoment, LessonScript, OptionMessage, TableInfo } from '../wire.gen';
import { AT_THE_END, dueAt, waitsForAChoice, wanted } from './lesson';

const KEY = 'tafelrunde.lessons';
const MOST = 60;

interface Kept {
  position: number;
  /** The places of the moments whose choices were made, the latest last: an undo goes back there. */
  made: number[];
  closed: boolean;
}

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}

export class Guide {
  script = $state.raw<LessonScript | null>(null);
  position = $state(0);
  closed = $state(false);
  /** What was tried in vain at the moment that is due. */
  tried = $state.raw<OptionMessage | null>(null);
  private made: number[] = [];
  private rewinding = false;

  constructor(
    private readonly table: string,
    /** What is asked here and now. */
    private readonly asked: () => DecisionMessage | null,
    private readonly over: () => boolean,
    /** Whether everybody should look at the board first. */
    private readonly busy: () => boolean,
  ) {
    const kept = all()[table];
    if (kept) ({ position: this.position, made: this.made, closed: this.closed } = kept);
  }

  async open(info: TableInfo): Promise<void> {
    if (this.script || !info.lesson) return;
    this.script = await api.lesson(info.game, info.lesson);
  }

  /** The place of the moment that is due now. */
  get place(): number | null {
    if (!this.script || this.closed || this.busy()) return null;
    return dueAt(this.script.moments, this.position, this.asked(), this.over());
  }

  get moment(): LessonMoment | null {
    const place = this.place;
    return place === null ? null : this.script!.moments[place]!;
  }

  get done(): boolean {
    return this.script !== null && this.position >= this.script.moments.length;
  }

  /** Whether all was said that is not said at the end of the game only. */
  get taught(): boolean {
    return this.script?.moments.slice(this.position).every((moment) => moment.at === AT_THE_END) ?? false;
  }

  /** Whether somebody is being taught here. */
  get leads(): boolean {
    return this.script !== null && !this.closed && !this.done;
  }

  /** Whether an option may be chosen now. What is to be read comes first, and what is not wanted is explained. */
  allows(option: OptionMessage): boolean {
    const moment = this.moment;
    if (!moment) return true;
    if (waitsForAChoice(moment) && wanted(moment, option)) return true;
    this.tried = option;
    return false;
  }

  /** An answer was sent. */
  chose(): void {
    const place = this.place;
    if (place === null || !waitsForAChoice(this.script!.moments[place]!)) return;
    this.made = [...this.made, place];
    this.goTo(place + 1);
  }

  /** It was read. */
  next(): void {
    const place = this.place;
    if (place !== null) this.goTo(place + 1);
  }

  close(): void {
    this.closed = true;
    this.keep();
  }

  reopen(): void {
    this.closed = false;
    this.keep();
  }

  /** Choices were taken back: the lesson goes back with them, as soon as it is clear what is asked again. */
  rewound(): void {
    this.rewinding = true;
  }

  askedAgain(decision: DecisionMessage): void {
    if (!this.rewinding || !this.script) return;
    this.rewinding = false;
    const last = this.made.at(-1);
    if (last === undefined || this.script.moments[last]!.at !== decision.kind) return;
    this.made = this.made.slice(0, -1);
    this.goTo(last);
  }

  private goTo(position: number): void {
    this.position = position;
    this.tried = null;
    this.keep();
  }

  private keep(): void {
    const { position, made, closed } = this;
    const others = Object.entries(all()).filter(([table]) => table !== this.table);
    try {
      const latest = [...others.slice(1 - MOST), [this.table, { position, made, closed } satisfies Kept]];
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)));
    } catch {
      // Without storage a lesson lasts as long as the page.
    }
  }
}
