// A table as this browser knows it: the picture, the open question, and the line to the server.

import { Connection, type ConnectionState, type Sendable } from '../net/connection';
import { held, learnSeats } from '../net/tickets';
import { settings } from '../settings.svelte';
import type { DecisionMessage, EventMessage, Problem, SeatInfo, ServerMessage } from '../wire.gen';
import { boxOf, openBox } from './box.svelte';
import { Choices } from './choices.svelte';
import { receive, type Picture } from './reduce';
import { Stage } from './stage.svelte';

/** A message without the id that it gets on the way. */
type Unsent = Sendable extends infer Message ? (Message extends unknown ? Omit<Message, 'id'> : never) : never;

export class TableStore {
  picture = $state.raw<Picture | null>(null);
  connection = $state<ConnectionState>('connecting');
  /** When the server last told how things are, for clocks that run on from there. */
  heardAt = $state(0);
  /** What the server refused last, for a person to read. */
  problem = $state.raw<Problem | null>(null);
  /** What has just happened, for those who listen rather than look. */
  news = $state.raw<readonly EventMessage[]>([]);

  readonly choices = new Choices(
    (decision, index) => this.act(decision, index),
    () => this.stage.busy,
  );
  readonly stage = new Stage(
    () => boxOf(this.picture?.table.game ?? '').drawing,
    () => settings.moving,
  );
  private readonly line: Connection;
  private sent = 0;

  constructor(readonly id: string) {
    const url = new URL(`/api/tables/${id}/ws`, location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    this.line = new Connection(url.href, {
      hello: () => ({
        type: 'hello',
        secrets: held(id)?.seats.map((ticket) => ticket.secret) ?? [],
        seat: this.picture?.seat ?? null,
      }),
      message: (message) => this.receive(message),
      state: (state) => {
        this.connection = state;
        // Whether an answer arrived before the line broke is told by the next sync.
        if (state === 'lost') this.choices.again();
      },
    });
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

  /** Whose last choice the undo button takes back: without asking, or because there are only bots to ask. */
  get undoSeat(): number | null {
    const { picture } = this;
    if (!picture || picture.table.phase !== 'playing' || picture.undo) return null;
    if (picture.seat !== null && picture.canUndo.includes(picture.seat)) return picture.seat;
    const free = picture.canUndo.find((seat) => picture.seats.includes(seat));
    if (free !== undefined) return free;
    const persons = picture.table.seats.filter((seat) => seat.kind === 'person');
    const alone = persons.length === 1 && persons[0]!.seat === picture.seat;
    return alone && picture.log.some((event) => event.facts.seat === `seat:${picture.seat}`) ? picture.seat : null;
  }

  private act(decision: DecisionMessage, index: number): boolean {
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
    this.heardAt = Date.now();
    this.picture = next;
    if (message.type === 'said') return;
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
    this.choices.ask(next.decisions.find((decision) => decision.seat === next.seat) ?? null);
  }
}
