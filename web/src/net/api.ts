// The server's requests and answers, each in one typed function.

import { both } from '../i18n/words';
import type {
  AnalysisMessage,
  BeginLesson,
  BoxInfo,
  CardInfo,
  CheckSetup,
  ContinueTable,
  CreateTable,
  HandOver,
  HintMessage,
  JoinTable,
  LearningInfo,
  LessonScript,
  Lobby,
  Moment,
  MutePerson,
  Problem,
  RemovePerson,
  RuleInfo,
  ScoreChart,
  SealInfo,
  SeatRequest,
  SetupInfo,
  TableCreated,
  TableInfo,
  Ticket,
  WhyMessage,
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
const BROKEN_SEAL: Problem = { error: 'broken-seal', text: both('broken-seal') };

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

/** Make a table. Whoever sits down at it from here contributes to its chance, and has the hash of its seed before. */
async function make(path: string, wish: { seats: SeatRequest[] }): Promise<TableCreated> {
  const { seal, commitment } = await ask<SealInfo>('GET', '/seal');
  const seats = contributing(wish.seats);
  const created = await ask<TableCreated>('POST', path, { ...wish, seats, seal });
  if (created.table.commitment !== commitment) throw new Refusal(BROKEN_SEAL, 409);
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
  cards: (game: string) => ask<CardInfo[]>('GET', `/games/${game}/cards`),
  learning: (game: string) => ask<LearningInfo>('GET', `/games/${game}/learning`),
  lesson: (game: string, id: string) => ask<LessonScript>('GET', `/games/${game}/lessons/${id}`),
  beginLesson: (game: string, id: string, wish: BeginLesson) =>
    ask<TableCreated>('POST', `/games/${game}/lessons/${id}`, wish),
  rules: (game: string) => ask<RuleInfo[]>('GET', `/games/${game}/rules`),
  checkSetup: (game: string, wish: CheckSetup) => ask<SetupInfo>('POST', `/games/${game}/setup`, wish),
  create: (table: CreateTable) => make('/tables', table),
  table: (id: string) => ask<TableInfo>('GET', `/tables/${id}`),
  box: (id: string) => ask<BoxInfo>('GET', `/tables/${id}/box?figures=false`),
  join,
  leave: (id: string, secret: string) => ask<unknown>('POST', `/tables/${id}/leave`, undefined, secret),
  start: (id: string, fill: string | null, secret: string) =>
    ask<unknown>('POST', `/tables/${id}/start${fill ? `?fill=${fill}` : ''}`, undefined, secret),
  handOver: (id: string, wish: HandOver, secret: string) =>
    ask<unknown>('POST', `/tables/${id}/hand-over`, wish, secret),
  hint: (id: string, secret: string) => ask<HintMessage>('POST', `/tables/${id}/hint`, undefined, secret),
  why: (id: string, ref: string, secret: string) =>
    ask<WhyMessage>('GET', `/tables/${id}/why?ref=${encodeURIComponent(ref)}`, undefined, secret),
  resign: (id: string, secret: string) => ask<unknown>('POST', `/tables/${id}/resign`, undefined, secret),
  remove: (id: string, wish: RemovePerson, host: string) => ask<unknown>('POST', `/tables/${id}/remove`, wish, host),
  mute: (id: string, wish: MutePerson, host: string) => ask<unknown>('POST', `/tables/${id}/mute`, wish, host),
  close: (id: string, host: string) => ask<unknown>('POST', `/tables/${id}/close`, undefined, host),
  moment: (id: string, upto: number, seat: number | null) =>
    ask<Moment>('GET', `/tables/${id}/replay/${upto}${seat === null ? '' : `?seat=${seat}`}`),
  scores: (id: string) => ask<ScoreChart>('GET', `/tables/${id}/scores`),
  /** Have a finished game looked at, for as long as somebody asks how far it is. */
  analyse: (id: string) => ask<AnalysisMessage>('POST', `/tables/${id}/analysis`),
  analysis: (id: string) => ask<AnalysisMessage>('GET', `/tables/${id}/analysis`),
  /** The table where the same people play once more. */
  rematch: (id: string, secret: string) => ask<TableInfo>('POST', `/tables/${id}/rematch`, undefined, secret),
  continue: (id: string, wish: ContinueTable) => make(`/tables/${id}/continue`, wish),
  /** A recipe goes on as it was written: its seed is a larger number than JavaScript can hold exactly. */
  importRecipe: (recipe: string) => send<TableCreated>('POST', '/recipes', `{"recipe": ${recipe}}`),
};
