// A table as this browser knows it: the picture, the open question, and the line to the server.

import { Guide } from '../learn/guide.svelte';
import { api } from '../net/api';
import { Connection, type ConnectionState, type Sendable } from '../net/connection';
import { held, learnSeats, secretOf } from '../net/tickets';
import { settings } from '../settings.svelte';
import type {
  DecisionMessage,
  EventMessage,
  Problem,
  ProposalMessage,
  SeatInfo,
  ServerMessage,
  WhyMessage,
} from '../wire.gen';
import { boxOf, type GameBox, openBox } from './box.svelte';
import { Choices } from './choices.svelte';
import { lastOwn, type Since, sinceThen } from './digest';
import { receive, type Picture } from './reduce';
import { Redo } from './redo.svelte';
import { Stage } from './stage.svelte';

/** A message without the id that it gets on the way. */
type Unsent = Sendable extends infer Message ? (Message extends unknown ? Omit<Message, 'id'> : never) : never;

interface Acted {
  at: number;
  before: Since | null;
}

/** When somebody answered last at a table, also after a reload. */
function actedAt(id: string): Acted | null {
  try {
    return JSON.parse(sessionStorage.getItem(`tafelrunde.acted.${id}`) ?? 'null') as Acted | null;
  } catch {
    return null;
  }
}

function keepActed(id: string, acted: Acted): void {
  try {
    sessionStorage.setItem(`tafelrunde.acted.${id}`, JSON.stringify(acted));
  } catch {
    // Without storage the log has to tell.
  }
}

export class TableStore {
  picture = $state.raw<Picture | null>(null);
  connection = $state<ConnectionState>('connecting');
  /** When the server last told how things are, for clocks that run on from there. */
  heardAt = $state(0);
  /** What the server refused last, for a person to read. */
  problem = $state.raw<Problem | null>(null);
  /** What has just happened, for those who listen rather than look. */
  news = $state.raw<readonly EventMessage[]>([]);

  /** The last event that was there when somebody answered here last, and what others had done before that; null for
   *  whoever comes from another device, on another day, or into a game that has begun elsewhere. */
  private acted = $state.raw<Acted | null>(null);
  /** What others have done since one's own last turn; null before they have done anything. */
  get since(): Since | null {
    const { picture, acted } = this;
    if (!picture?.view || picture.seat === null) return null;
    const { at, before } = acted ?? { at: lastOwn(picture.log, picture.seats), before: null };
    return sinceThen(picture.log, picture.seats, at, before);
  }

  readonly choices = new Choices(
    (decision, index) => this.act(decision, index),
    () => this.stage.busy,
  );
  readonly stage = new Stage({
    drawing: () => this.box.drawing,
    tempo: () => settings.tempo,
    own: () => this.picture?.seats ?? [],
    letters: (ref) => this.box.text(ref).length,
  });
  readonly guide: Guide;
  private readonly again = new Redo();
  private readonly line: Connection;
  private sent = 0;

  constructor(readonly id: string) {
    this.acted = actedAt(id);
    this.guide = new Guide(
      id,
      () => (this.choices.open ? this.choices.decision : null),
      () => this.picture?.view?.over ?? false,
      () => this.stage.busy,
    );
    this.choices.guard = (option) => this.guide.allows(option);
    this.choices.chosen = () => this.guide.chose();
    // Who learns is led from one small question to the next.
    this.choices.markingOf = (decision) =>
      this.guide.leads ? null : (this.box.drawing?.marking?.(decision, this.picture?.view?.table) ?? null);
    const url = new URL(`/api/tables/${id}/ws`, location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    this.line = new Connection(url.href, {
      hello: () => ({
        type: 'hello',
        secrets: held(id)?.seats.map((ticket) => ticket.secret) ?? [],
        seat: this.picture?.seat ?? null,
        follows: true,
      }),
      message: (message) => this.receive(message),
      state: (state) => {
        this.connection = state;
        // Whether an answer arrived before the line broke is told by the next sync.
        if (state === 'lost') this.choices.again();
      },
    });
  }

  private get box(): GameBox {
    return boxOf(this.picture?.table.game ?? '');
  }

  close(): void {
    this.line.close();
    this.stage.jump(null);
  }

  /** Say hello again, with the tickets as they are now. */
  greet(): void {
    this.line.greet();
  }

  seatInfo(seat: number): SeatInfo | undefined {
    return this.picture?.table.seats[seat];
  }

  /** Another of one's own seats that is asked while the one we look through is not (several people, one device). */
  get nextOwnSeat(): number | null {
    const { picture } = this;
    if (!picture?.view || picture.seats.length < 2) return null;
    const asked = picture.view.asked.filter(
      (seat) => picture.seats.includes(seat) && this.seatInfo(seat)?.kind === 'person',
    );
    return asked.length > 0 && !asked.includes(picture.seat ?? -1) ? asked[0]! : null;
  }

  send(message: Unsent): boolean {
    this.problem = null;
    this.sent += 1;
    return this.line.send({ ...message, id: `${this.id}-${this.sent}` } as Sendable);
  }

  undo(): void {
    const seat = this.undoSeat;
    if (seat !== null) this.send({ type: 'undo', seat });
  }

  /** Say to what a bot proposes that it is good so, or rather not. */
  answer({ number, part }: ProposalMessage, good: boolean): void {
    const { picture } = this;
    if (!picture) return;
    const people = picture.seats.filter((seat) => picture.table.seats[seat]?.kind === 'person');
    const seat = people.find((own) => own === picture.seat) ?? people[0];
    if (seat !== undefined) this.send({ type: 'answer-proposal', seat, number, part, good });
  }

  /** The position in the list of what was taken back last, if the same is asked now. */
  get redoable(): number | null {
    const { choices } = this;
    const index = choices.open ? this.again.answer(choices.decision) : null;
    const place = index === null ? -1 : choices.options.findIndex((option) => option.index === index);
    return place < 0 ? null : place;
  }

  /** Make the choice once more that was taken back: it was meant then, so nobody is asked whether it is now. */
  redo(): void {
    if (this.redoable !== null) this.choices.repeat(this.redoable);
  }

  /** Whose last choice the undo button takes back: without asking anybody, as the server says. */
  get undoSeat(): number | null {
    const { picture } = this;
    if (!picture || picture.table.phase !== 'playing' || picture.undo) return null;
    if (picture.seat !== null && picture.canUndo.includes(picture.seat)) return picture.seat;
    return picture.canUndo.find((seat) => picture.seats.includes(seat)) ?? null;
  }

  /** Why a thing is no answer to what is asked here: the rule and the reason, where the game can tell. */
  async whyNot(ref: string): Promise<WhyMessage | null> {
    const seat = this.choices.decision?.seat;
    const secret = seat === undefined ? null : secretOf(this.id, seat);
    return secret ? api.why(this.id, ref, secret) : null;
  }

  private act(decision: DecisionMessage, index: number): boolean {
    this.acted = { at: this.picture?.log.at(-1)?.number ?? 0, before: this.since };
    keepActed(this.id, this.acted);
    this.again.chose(decision, index);
    return this.send({ type: 'act', seat: decision.seat, number: decision.number, index });
  }

  private receive(message: ServerMessage): void {
    if (message.type === 'pong' || message.type === 'ack') return;
    if (message.type === 'refused') {
      this.problem = message.problem;
      this.choices.again();
      return;
    }
    const before = this.picture;
    const next = receive(before, message);
    if (next === 'gap') {
      this.send({ type: 'resync' });
      return;
    }
    openBox(next.table);
    if (next.table.lesson) void this.guide.open(next.table);
    this.heardAt = Date.now();
    this.picture = next;
    if (message.type === 'said') return;
    if (message.type === 'update' && message.log_cut != null) this.guide.rewound();
    if (message.type === 'sync') {
      learnSeats(this.id, next.table.game, next.seats);
      this.stage.jump(next.view);
    } else if (message.log_cut != null || !next.view) {
      this.stage.jump(next.view);
    } else if (message.events.length === 0) {
      this.stage.correct(next.view);
    } else {
      this.news = message.events;
      this.stage.play(next.view, message.events);
    }
    const asked = next.decisions.find((decision) => decision.seat === next.seat) ?? null;
    if (asked) this.guide.askedAgain(asked);
    if (message.type === 'update' && message.log_cut != null) this.again.rewound(asked);
    this.choices.ask(asked);
  }
}
