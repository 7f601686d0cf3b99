import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import type Koa from 'koa';
import { notFound, Problem, preconditionRequired } from '../../contract/errors';
import type { RequestInfo, User } from '../../contract/route';
import { requireRecentSignIn } from '../auth/recent-sign-in';
import { createScopeRefusal, createTokenRefusal, readToken, type TokenAuth } from '../auth/token-auth';
import { addressKey } from './address';
import { authorise } from './authorise';
import { checked } from './check-reply';
import { readCookie, writeCookies } from './cookies';
import { readParams, readQuery } from './from-text';
import { healthPaths } from './health';
import { type Answer, once, readKey } from './idempotency';
import { noteWrite, type ReadPlaces, readWhereAllowed } from './lagging-reads';
import type { Prepared } from './prepare-route';
import {
  type Limiter,
  openReads,
  openWrites,
  personCalls,
  refusedCallPoints,
  tokenCalls,
  tokenGuesses,
} from './rate-limit';
import { readJson } from './read-body';
import { readUpload } from './read-upload';
import { answerOf, send } from './send';
import { isUnstorable } from './text-gate';
import { inTransaction } from './transaction';
import { unfit } from './validate';
import { shareAnswer, type VisitorAnswers } from './visitor-answers';

/** What every route needs from the host. */
export interface RouteHost extends ReadPlaces {
  readonly limit: Limiter;
  /** Called for each committed write of an admin: what visitors see may differ from now on. */
  readonly adminWrote?: () => void;
  /** Absent: each visitor is answered anew. */
  readonly visitorAnswers?: VisitorAnswers;
  userOf(ctx: Koa.Context): Promise<User | null>;
  /** The session lacks a second factor that its person's role needs. */
  isWeak?(ctx: Koa.Context): boolean;
  readonly tokens?: TokenAuth;
}

/** Milliseconds for which the refusal of somebody who calls far too often is kept back, so that calling in a loop gains nothing. */
const slowDownMs = 1000;
/** Refusals that wait at once; more are answered at once. */
const mostSlowed = 200;
let slowed = 0;

const slowDown = async (): Promise<void> => {
  if (slowed >= mostSlowed) return;
  slowed += 1;
  await wait(slowDownMs, undefined, { ref: false });
  slowed -= 1;
};

const isWithheld = ({ route }: Prepared, host: RouteHost, ctx: Koa.Context): boolean =>
  !route.weakSession && host.isWeak?.(ctx) === true;

/** Somebody whose second factor is missing is a visitor where everybody may call, and refused elsewhere. */
const withhold = ({ route }: Prepared): null => {
  if ('open' in route.access) return null;
  throw new Problem(
    403,
    'second-factor-needed',
    'Your role needs a passkey or an authenticator app. Set one up, or use yours, to go on.',
  );
};

/** One request, from the session to the answer (method, route and CSRF came before), within the limit of its person. */
export const runRoute =
  (prepared: Prepared, host: RouteHost) =>
  async (ctx: Koa.Context): Promise<void> => {
    const token = host.tokens ? readToken(ctx.get('Authorization')) : null;
    if (host.tokens && token !== null) return answerToken(prepared, host, host.tokens, token, ctx);
    const found = await host.userOf(ctx);
    const user = found && isWithheld(prepared, host, ctx) ? withhold(prepared) : found;
    ctx.state.user = user;
    if (!user) return answerCall(prepared, host, null, ctx);
    const take = (points: number): Promise<Problem | null> =>
      host.limit('person', personCalls, user.id, points).then(
        () => null,
        (error: unknown) => {
          if (error instanceof Problem) return error;
          throw error;
        },
      );
    const refused = await take(1);
    if (refused)
      return answerOverLimit(prepared, user, ctx, refused).catch(async (error: unknown) => {
        await slowDown();
        throw error;
      });
    try {
      await answerCall(prepared, host, user, ctx);
    } catch (error) {
      if (error instanceof Problem && (error.status === 403 || error.status === 404)) await take(refusedCallPoints - 1);
      throw error;
    }
  };

/** A call of another system. Cookies that came along count for nothing. */
const answerToken = async (
  prepared: Prepared,
  host: RouteHost,
  tokens: TokenAuth,
  token: string,
  ctx: Koa.Context,
): Promise<void> => {
  ctx.state.user = null;
  const found = await tokens.find(token, prepared.route);
  if (!found) {
    await host.limit('token-guesses', tokenGuesses, addressKey(ctx.ip));
    throw createTokenRefusal();
  }
  ctx.state.user = found.user;
  await host.limit('token-calls', tokenCalls, found.id);
  const { tokenScope } = prepared.route;
  if (tokenScope === undefined || !found.scopes.has(tokenScope)) throw createScopeRefusal(tokenScope);
  // What everybody may read it reads as a visitor, not with what its owner sees besides.
  await answerCall(prepared, host, 'open' in prepared.route.access ? null : found.user, ctx);
};

/** The fixed order of checks, then the route's own work. */
const answerCall = async (prepared: Prepared, host: RouteHost, user: User | null, ctx: Koa.Context): Promise<void> => {
  try {
    await answerInOrder(prepared, host, user, ctx);
  } catch (error) {
    throw prepared.checks.problem?.(error) ?? error;
  }
};

const answerInOrder = async (
  prepared: Prepared,
  host: RouteHost,
  user: User | null,
  ctx: Koa.Context,
): Promise<void> => {
  const { route, checks, name, owner } = prepared;
  const refused = await limit(prepared, host, user, ctx).then(
    () => null,
    (error: unknown) => error,
  );
  if (refused) return answerOverLimit(prepared, user, ctx, refused);
  authorise(route.access, user);
  const params = paramsOf(prepared, ctx);
  const query = readQuery(ctx.querystring, route.query);
  const wrong = checks.query?.(query);
  if (wrong) throw unfit(wrong);
  const loaded = await route.load?.({ user, params, db: host.knex } as never);
  const form = route.upload ? await readUpload(ctx, route.upload, route.body) : null;
  const sent = route.body && !form ? await readJson(ctx, route.bodyLimit) : null;
  const body: unknown = form ? form.value : sent?.value;
  const bad = form || sent ? checks.body?.(body, sent?.bytes.length) : null;
  if (bad) throw unfit(bad);
  const request = infoOf(ctx, owner, sent?.bytes ?? null);
  if (route.ifMatch === 'required' && request.ifMatch === null) throw preconditionRequired();
  if (route.recentSignIn) await requireRecentSignIn(host.knex);
  const ready = await route.prepare?.({ user, params, body, loaded, db: host.knex } as never);
  const key = route.idempotent ? readKey(ctx.get('Idempotency-Key')) : null;

  const handle = async (trx: Knex): Promise<Answer> => {
    const asked = { user, params, query: route.query ? query : undefined, loaded, trx, request };
    const input = { ...asked, body, file: form?.file ?? null, prepared: ready };
    const answer = answerOf(route, await route.handle(input as never));
    return checked(prepared, answer);
  };
  const reply = (answer: Answer): void => {
    writeCookies(ctx, owner, answer.cookies ?? []);
    send(ctx, answer);
  };
  if (route.method === 'get') {
    const store = route.sharedByVisitors && user === null ? host.visitorAnswers : undefined;
    const read = () => readWhereAllowed(host, route, ctx, handle);
    return reply(await (store ? shareAnswer(store, `${name} ${ctx.url}`, read) : read()));
  }
  const repeatable = key !== null || request.ifMatch !== null || ['put', 'delete'].includes(route.method);
  const answer = await inTransaction(host.knex, repeatable, (trx) =>
    key === null
      ? handle(trx)
      : once(
          trx,
          { caller: user?.id ?? addressKey(ctx.ip), routeName: name, key, body: sent?.bytes ?? Buffer.alloc(0) },
          () => handle(trx),
        ),
  );
  if (user?.role === 'admin') host.adminWrote?.();
  noteWrite(host, ctx);
  reply(answer);
};

const limit = async (
  { route, name }: Prepared,
  host: RouteHost,
  user: User | null,
  ctx: Koa.Context,
): Promise<void> => {
  if (healthPaths.has(route.path)) return;
  const open = 'open' in route.access;
  const rule = route.limit ?? (open ? (route.method === 'get' ? openReads : openWrites) : null);
  if (rule) await host.limit(name, rule, rule.by !== 'address' && user ? user.id : addressKey(ctx.ip));
};

/** What a route answers above its limit all the same; throws the refusal when that is nothing. */
const answerOverLimit = async (
  prepared: Prepared,
  user: User | null,
  ctx: Koa.Context,
  refused: unknown,
): Promise<void> => {
  const { route } = prepared;
  if (!route.overLimit || !(refused instanceof Problem) || refused.status !== 429) throw refused;
  const body = await readWellFormed(prepared, user, ctx);
  if (body === undefined) throw refused;
  const returned = await route.overLimit({ user, body, refused } as never);
  if (returned === null || returned instanceof Problem) throw returned ?? refused;
  send(ctx, checked(prepared, answerOf(route, returned)));
};

/** The body, if the caller may send it and it fits its schema. */
const readWellFormed = async ({ route, checks }: Prepared, user: User | null, ctx: Koa.Context): Promise<unknown> => {
  try {
    authorise(route.access, user);
    const { value, bytes } = await readJson(ctx, route.bodyLimit);
    return checks.body?.(value, bytes.length) ? undefined : value;
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
};

const paramsOf = ({ route, checks }: Prepared, ctx: Koa.Context): Record<string, unknown> | undefined => {
  if (!route.params) return undefined;
  const raw = ctx.params as Record<string, string>;
  const params = readParams(raw, route.params);
  // A malformed id must read exactly like one that does not exist.
  if (Object.values(raw).some(isUnstorable) || checks.params?.(params)) throw notFound('thing');
  return params;
};

const secrets: ReadonlySet<string> = new Set(['cookie', 'authorization', 'proxy-authorization']);

const infoOf = (ctx: Koa.Context, owner: string, bytes: Buffer | null): RequestInfo => {
  const header = ctx.get('If-Match').trim();
  const match = /^(?:W\/)?"([\x21\x23-\x7e]{1,200})"$/.exec(header) ?? /^([\w.*-]{1,200})$/.exec(header);
  if (header !== '' && !match) throw new Problem(400, 'bad-if-match', 'If-Match must name one version.');
  return {
    id: String(ctx.state.requestId),
    address: ctx.ip,
    userAgent: ctx.get('User-Agent').slice(0, 300),
    bytes,
    ifMatch: match?.[1] ?? null,
    header: (name) => (secrets.has(name) ? '' : ctx.get(name).slice(0, 1000)),
    cookie: (name) => readCookie(ctx, owner, name),
  };
};
