// The server's requests and answers, each in one typed function.

import { both } from '../i18n/words';
import type {
  BoxInfo,
  ContinueTable,
  CreateTable,
  HandOver,
  JoinTable,
  Lobby,
  Moment,
  Problem,
  RuleInfo,
  ScoreChart,
  SeatRequest,
  TableCreated,
  TableInfo,
  Ticket,
} from '../wire.gen';
import { contributing, contribution } from './contribution';
import { keepContribution } from './tickets';

/** What the server refused, in words for a person. */
export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.text.en);
  }
}

const UNREACHABLE: Problem = { error: 'unreachable', text: both('unreachable') };

export function problemOf(error: unknown): Problem {
  return error instanceof Refusal ? error.problem : UNREACHABLE;
}

function ask<Answer>(method: 'GET' | 'POST', path: string, body?: unknown, secret?: string | null): Promise<Answer> {
  return send<Answer>(method, path, body === undefined ? undefined : JSON.stringify(body), secret);
}

async function send<Answer>(
  method: 'GET' | 'POST',
  path: string,
  body?: string,
  secret?: string | null,
): Promise<Answer> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (secret) headers.Authorization = `Bearer ${secret}`;
  const answer = await fetch(`/api${path}`, { method, headers, body });
  const text = await answer.text();
  let json: unknown = null;
  try {
    json = text === '' ? null : JSON.parse(text);
  } catch {
    // Something between us and the server answered; what it said is not for people.
  }
  if (answer.ok) return json as Answer;
  const problem = json as Problem | null;
  throw new Refusal(problem?.text?.en ? problem : UNREACHABLE, answer.status);
}

/** Make a table. Whoever sits down at it from here contributes to its chance. */
async function make(path: string, wish: { seats: SeatRequest[] }): Promise<TableCreated> {
  const seats = contributing(wish.seats);
  const created = await ask<TableCreated>('POST', path, { ...wish, seats });
  seats.forEach((seat, index) => seat.contribution && keepContribution(created.table.id, index, seat.contribution));
  return created;
}

async function join(id: string, wish: JoinTable): Promise<Ticket> {
  const own = contribution();
  const ticket = await ask<Ticket>('POST', `/tables/${id}/join`, { ...wish, contribution: own });
  if (ticket.seat !== null) keepContribution(id, ticket.seat, own);
  return ticket;
}

export const api = {
  lobby: () => ask<Lobby>('GET', '/lobby'),
  rules: (game: string) => ask<RuleInfo[]>('GET', `/games/${game}/rules`),
  create: (table: CreateTable) => make('/tables', table),
  table: (id: string) => ask<TableInfo>('GET', `/tables/${id}`),
  box: (id: string) => ask<BoxInfo>('GET', `/tables/${id}/box`),
  join,
  leave: (id: string, secret: string) => ask<unknown>('POST', `/tables/${id}/leave`, undefined, secret),
  start: (id: string, fill: string | null, secret: string) =>
    ask<unknown>('POST', `/tables/${id}/start${fill ? `?fill=${fill}` : ''}`, undefined, secret),
  handOver: (id: string, wish: HandOver, secret: string) =>
    ask<unknown>('POST', `/tables/${id}/hand-over`, wish, secret),
  resign: (id: string, secret: string) => ask<unknown>('POST', `/tables/${id}/resign`, undefined, secret),
  moment: (id: string, upto: number, seat: number | null) =>
    ask<Moment>('GET', `/tables/${id}/replay/${upto}${seat === null ? '' : `?seat=${seat}`}`),
  scores: (id: string) => ask<ScoreChart>('GET', `/tables/${id}/scores`),
  continue: (id: string, wish: ContinueTable) => make(`/tables/${id}/continue`, wish),
  /** A recipe goes on as it was written: its seed is a larger number than JavaScript can hold exactly. */
  importRecipe: (recipe: string) => send<TableCreated>('POST', '/recipes', `{"recipe": ${recipe}}`),
};
