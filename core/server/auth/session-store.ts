import type { Knex } from 'knex';
import type Koa from 'koa';
import type pg from 'pg';
import type { Role } from '../../contract/manifest';
import type { HotQuery, HotRow, Statement } from '../db/hot-query';
import type { Reads } from '../db/reads';
import { addressKey } from '../http/address';
import { hashToken, isToken, newToken } from './tokens';

/** What a session holds: the person, or the handshake of a sign-in under way. Nothing that two requests could race for. */
export interface SessionData {
  readonly userId?: string;
  readonly grant?: Handshake;
  readonly returnTo?: string;
  /** Of the browser, as its page says. */
  readonly timeZone?: string;
  /** What was checked of whom in this handshake; once signed in, of the session's person. */
  readonly checked?: { readonly userId: string; readonly method: SignInMethod };
}
/** How somebody signed in: by a service elsewhere, or by what was checked here. */
export type SignInMethod =
  | 'external'
  | 'password'
  | 'mail-link'
  | 'passkey'
  | 'password-and-code'
  | 'mail-link-and-code';
/** Those that need more than what can be read over a shoulder or in a mailbox. */
const strongMethods: readonly SignInMethod[] = ['passkey', 'password-and-code', 'mail-link-and-code'];
/** grant's own state between leaving for the issuer and coming back. */
interface Handshake {
  readonly provider?: string;
  readonly state?: string;
  readonly nonce?: string;
  readonly code_verifier?: string;
}

/** The person of a live session; `id` is the session's public id. */
export interface SessionPerson {
  readonly id: string;
  readonly userId: string;
  readonly role: Role;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly profileImageUrl: string | null;
  /** A passkey or a code was shown in this session. */
  readonly isStrong: boolean;
}

interface Row extends pg.QueryResultRow {
  readonly is_strong: boolean;
  readonly id: string;
  readonly user_id: string | null;
  readonly handshake: Omit<SessionData, 'userId'> | null;
  readonly stale: boolean;
  readonly active: boolean | null;
  readonly role: Role;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly profile_image_url: string | null;
}

/** Days a signed-in session lasts at most, and without being used. */
export const sessionDays = { most: 30, idle: 14 } as const;
const handshakeMinutes = 15;

const people = new WeakMap<object, SessionPerson>();
const fresh = new WeakMap<object, Set<string>>();

/** Notes whose session a request came with. */
export const rememberPerson = (ctx: object, person: SessionPerson): void => void people.set(ctx, person);

/** The person whose session the middleware found for this request; null for visitors. */
export const findPerson = (ctx: object): SessionPerson | null => people.get(ctx) ?? null;

const days = (count: number) => `now() + interval '${count} days'`;

/** A live session; `person` is null while nobody is signed in with it, and for whom the account is not active. */
interface FoundSession {
  readonly data: SessionData;
  readonly person: SessionPerson | null;
}

/** Where sessions are read, and where their last use is noted. */
export interface SessionSource {
  readonly reads: Reads;
  readonly knex: Knex;
}

const sessionStatement: Statement = {
  name: 'core.session',
  text: `select s.id, s.user_id, s.handshake, s.last_seen_at < now() - interval '5 minutes' as stale,
      (u.suspended_at is null and u.deleted_at is null) as active,
      u.role, u.email, u.first_name, u.last_name, u.profile_image_url, s.second_factor_at is not null as is_strong
    from sessions s left join users u on u.id = s.user_id
    where s.sid_hash = $1 and s.expires_at > now()
      and (s.user_id is null or s.last_seen_at > now() - interval '${sessionDays.idle} days')`,
};

/** Finds a live session and its active person by the cookie's value, in one query, by the database's clock. */
export const findSession = async (
  { reads, knex }: SessionSource,
  sid: string | undefined,
): Promise<FoundSession | null> => {
  if (!isToken(sid)) return null;
  const row = await reads.first<Row>(sessionStatement, [hashToken(sid)]);
  return row ? readRow(knex, row) : null;
};

/** The same with a query of the route, in one statement. The query may name the session's person: `me.user_id`. */
export const findSessionWith = async (
  { reads, knex }: SessionSource,
  sid: string | undefined,
  { statement, values }: HotQuery,
): Promise<(FoundSession & { readonly hot: HotRow }) | null> => {
  if (!isToken(sid)) return null;
  const row = await reads.first<Row & HotRow>(withSession(statement), [hashToken(sid), ...values]);
  return row ? { ...(await readRow(knex, row)), hot: row } : null;
};

const joined = new WeakMap<Statement, Statement>();

/** A statement with the session in front of it, whose parameters move up by one. Nothing is read for who is not signed in. */
const withSession = (statement: Statement): Statement => {
  const known = joined.get(statement);
  if (known) return known;
  const moved = statement.text.replace(/\$(\d+)/g, (_, number: string) => `$${Number(number) + 1}`);
  const made = {
    name: `${statement.name}.signed-in`,
    text: `with me as materialized (${sessionStatement.text})
      select me.*, hot.hot_body, hot.hot_last
      from me left join lateral (select * from (${moved}) found where me.user_id is not null and me.active) hot on true`,
  };
  joined.set(statement, made);
  return made;
};

const readRow = async (knex: Knex, row: Row): Promise<FoundSession> => {
  // Seen times are for people to read: five minutes are exact enough and spare a write per request.
  if (row.stale) await knex('sessions').where({ id: row.id }).update({ last_seen_at: knex.fn.now() });
  const data = { ...row.handshake, ...(row.user_id ? { userId: row.user_id } : {}) };
  if (!row.user_id || !row.active) return { data, person: null };
  const { id, user_id: userId, role, email, first_name: firstName, last_name: lastName } = row;
  const { profile_image_url: profileImageUrl, is_strong: isStrong } = row;
  return { data, person: { id, userId, role, email, firstName, lastName, profileImageUrl, isStrong } };
};

/**
 * Milliseconds that each of these sessions still has, by the database's clock; those that ended are absent, and of people with one of
 * the roles `strongOnly` those without a second factor.
 */
export const findTimeLeft = async (
  knex: Knex,
  ids: readonly string[],
  strongOnly: readonly Role[] = [],
): Promise<ReadonlyMap<string, number>> => {
  const ends = `least(sessions.expires_at, sessions.last_seen_at + interval '${sessionDays.idle} days')`;
  const rows = await knex('sessions')
    .join('users', 'users.id', 'sessions.user_id')
    .whereRaw('sessions.id = any(?::uuid[])', [[...ids]])
    .whereRaw(`${ends} > now()`)
    .whereNull('users.suspended_at')
    .whereNull('users.deleted_at')
    .whereRaw('(sessions.second_factor_at is not null or users.role <> all(?::text[]))', [[...strongOnly]])
    .select<{ id: string; ms: number }[]>(
      'sessions.id',
      knex.raw(`(extract(epoch from ${ends} - now()) * 1000)::float8 as ms`),
    );
  return new Map(rows.map(({ id, ms }) => [id, ms]));
};

/** koa-session's store. Rows are made once, when the session is; later writes only update, so none can revive a dead one. */
export const sessionStore = ({ reads, knex }: SessionSource) => ({
  /** Makes an id and notes that this request may insert it. */
  genid: (ctx: Koa.Context): string => {
    const sid = newToken();
    fresh.set(ctx, (fresh.get(ctx) ?? new Set()).add(sid));
    return sid;
  },
  store: {
    get: async (sid: string, _maxAge: number, { ctx }: { ctx?: object }): Promise<SessionData | null> => {
      const found = await findSession({ reads, knex }, sid);
      if (found?.person && ctx) people.set(ctx, found.person);
      return found?.data ?? null;
    },
    set: async (sid: string, data: SessionData, _maxAge: number, { ctx }: { ctx?: Koa.Context }): Promise<void> => {
      const handshake = JSON.stringify({
        ...(data.grant ? { grant: data.grant } : {}),
        ...(data.returnTo ? { returnTo: data.returnTo } : {}),
        ...(data.userId === undefined && data.timeZone ? { timeZone: data.timeZone } : {}),
        ...(data.userId === undefined && data.checked ? { checked: data.checked } : {}),
      });
      const made = ctx && fresh.get(ctx)?.delete(sid);
      if (!made) {
        await knex('sessions')
          .where({ sid_hash: hashToken(sid) })
          .whereRaw('expires_at > now()')
          .update({ handshake });
        return;
      }
      await insertSession(knex, sid, {
        userId: data.userId ?? null,
        handshake,
        userAgent: ctx.get('User-Agent'),
        address: addressKey(ctx.ip),
        method: data.checked?.method ?? null,
        timeZone: data.timeZone ?? null,
      });
    },
    destroy: async (sid: string): Promise<void> => {
      if (isToken(sid))
        await knex('sessions')
          .where({ sid_hash: hashToken(sid) })
          .delete();
    },
  },
});

/** Writes a new session row. */
export const insertSession = async (
  knex: Knex,
  sid: string,
  session: {
    readonly userId: string | null;
    readonly handshake: string;
    readonly userAgent: string;
    readonly address: string;
    readonly method?: SignInMethod | null;
    readonly timeZone?: string | null;
  },
): Promise<void> => {
  const { method = null, timeZone = null } = session;
  await knex('sessions').insert({
    sid_hash: hashToken(sid),
    user_id: session.userId,
    handshake: session.handshake,
    user_agent: session.userAgent.slice(0, 300),
    address: session.address,
    method,
    time_zone: timeZone,
    second_factor_at: method !== null && strongMethods.includes(method) ? knex.fn.now() : null,
    expires_at: knex.raw(session.userId ? days(sessionDays.most) : `now() + interval '${handshakeMinutes} minutes'`),
  });
};
