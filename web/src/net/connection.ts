// One table's socket: it says hello, keeps itself alive, and comes back after every interruption.

import type { ClientMessage, Hello, ServerMessage } from '../wire.gen';

/** Everything that may be said after the hello. */
export type Sendable = Exclude<ClientMessage, Hello>;
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'nowhere';

/** The server's word for: there is no such table. */
const NO_TABLE = 4404;

export interface Listener {
  hello(): Hello;
  message(message: ServerMessage): void;
  state(state: ConnectionState): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 15000;
const PING_PATIENCE = 8000;

/** How long to wait before the next attempt: twice as long each time, a little different for everybody. */
export function waitBefore(attempt: number, chance: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + chance / 2);
}

export class Connection {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private readonly wake = () => {
    if (document.visibilityState === 'visible' && this.socket === null) this.open();
  };

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.open();
  }

  /** Whether it could be sent now. What could not be sent is not kept: after a sync a person can see what to do. */
  send(message: Sendable): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    this.stopTimers();
    this.socket?.close();
    this.socket = null;
  }

  /** Say hello again: whoever speaks on this line has changed. */
  greet(): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(this.listener.hello()));
  }

  private open(): void {
    clearTimeout(this.retry);
    if (this.closed || this.socket !== null) return;
    this.listener.state(this.attempt === 0 ? 'connecting' : 'lost');
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      clearTimeout(this.silence);
      const message = JSON.parse(String(event.data)) as ServerMessage;
      if (message.type === 'sync' && this.pinging === undefined) this.settle();
      this.listener.message(message);
    };
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      if (event.code === NO_TABLE) {
        this.close();
        this.listener.state('nowhere');
      } else this.lose();
    };
  }

  private settle(): void {
    this.attempt = 0;
    this.listener.state('open');
    this.pinging = setInterval(() => {
      this.send({ type: 'ping', id: crypto.randomUUID?.() ?? String(Date.now()) });
      clearTimeout(this.silence);
      this.silence = setTimeout(() => {
        // A dead line may take minutes to be noticed by itself.
        const silent = this.socket;
        this.lose();
        silent?.close();
      }, PING_PATIENCE);
    }, PING_EVERY);
  }

  private lose(): void {
    this.socket = null;
    this.stopTimers();
    if (this.closed) return;
    this.listener.state('lost');
    this.retry = setTimeout(() => this.open(), waitBefore(this.attempt, Math.random()));
    this.attempt += 1;
  }

  private stopTimers(): void {
    clearTimeout(this.retry);
    clearTimeout(this.silence);
    clearInterval(this.pinging);
    this.pinging = undefined;
  }
}
