// The rights to seats that this browser holds. A secret never leaves it except to the server.

import type { TableCreated, Ticket } from '../wire.gen';

export interface Held {
  game: string;
  /** When it was last used, so that the latest tables come first. */
  at: number;
  host: string | null;
  seats: { seat: number | null; secret: string }[];
  /** What was contributed from here to the chance of the match, by seat. */
  contributed?: Record<number, string>;
}

const KEY = 'tafelrunde.tickets';
const MOST_TABLES = 60;

function all(): Record<string, Held> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Held>;
  } catch {
    return {};
  }
}

function store(tables: Record<string, Held>): void {
  const latest = Object.entries(tables).sort(([, a], [, b]) => b.at - a.at);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest.slice(0, MOST_TABLES))));
  } catch {
    // Without storage a seat lasts as long as the page; its link brings it back.
  }
}

export function held(table: string): Held | null {
  return all()[table] ?? null;
}

/** The tables where this browser has a seat or is the host, latest first. */
export function heldTables(): { table: string; held: Held }[] {
  return Object.entries(all())
    .map(([table, held]) => ({ table, held }))
    .sort((a, b) => b.held.at - a.held.at);
}

function change(table: string, game: string, edit: (held: Held) => void): void {
  const tables = all();
  const entry = (tables[table] ??= { game, at: 0, host: null, seats: [] });
  if (game) entry.game = game;
  entry.at = Date.now();
  edit(entry);
  store(tables);
}

export function keepSecret(table: string, game: string, seat: number | null, secret: string): void {
  change(table, game, (held) => {
    const known = held.seats.find((ticket) => ticket.secret === secret);
    if (!known) held.seats.push({ seat, secret });
    else known.seat ??= seat;
  });
}

/** Remember what was contributed, so that it can be found again among what the server shows at the end. */
export function keepContribution(table: string, seat: number, contribution: string): void {
  change(table, '', (held) => ((held.contributed ??= {})[seat] = contribution));
}

export function contributedBy(table: string): Record<number, string> {
  return held(table)?.contributed ?? {};
}

export function keepTicket(ticket: Ticket, game: string): void {
  keepSecret(ticket.table, game, ticket.seat, ticket.secret);
}

export function keepCreated(created: TableCreated): void {
  const { id, game } = created.table;
  change(id, game, (held) => (held.host = created.host.secret));
  for (const ticket of created.seats) keepTicket(ticket, game);
}

/** The seats of a table are those of another one too: the same people play once more. */
export function keepAgain(table: string, again: string): void {
  const known = held(table);
  if (!known) return;
  change(again, known.game, (entry) => {
    entry.host = known.host;
    entry.seats = known.seats.map((ticket) => ({ ...ticket }));
  });
}

/** A link names a secret without its seat; the server's first answer tells which seat is left for it. */
export function learnSeats(table: string, game: string, seats: readonly number[]): void {
  change(table, game, (held) => {
    const unnamed = held.seats.filter((ticket) => ticket.seat === null);
    const left = seats.filter((seat) => !held.seats.some((ticket) => ticket.seat === seat));
    if (unnamed.length === 1 && left.length === 1) unnamed[0]!.seat = left[0]!;
  });
}

export function secretOf(table: string, seat: number): string | null {
  const seats = held(table)?.seats ?? [];
  return (seats.find((ticket) => ticket.seat === seat) ?? seats.find((ticket) => ticket.seat === null))?.secret ?? null;
}

export function dropSeat(table: string, seat: number): void {
  change(table, '', (held) => {
    held.seats = held.seats.filter((ticket) => ticket.seat !== seat);
    delete held.contributed?.[seat];
  });
}

export function forget(table: string): void {
  const tables = all();
  delete tables[table];
  store(tables);
}

/** Take the secrets of a seat link (`#seat=…&seat=…`) into keeping, and out of the address bar. */
export function adoptLink(table: string): void {
  const secrets = new URLSearchParams(location.hash.slice(1)).getAll('seat');
  if (secrets.length === 0) return;
  for (const secret of secrets) keepSecret(table, '', null, secret);
  history.replaceState(null, '', location.pathname);
}

export function seatLink(table: string, secret: string): string {
  return `${location.origin}/t/${table}#seat=${encodeURIComponent(secret)}`;
}
