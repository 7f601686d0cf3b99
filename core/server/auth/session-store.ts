import type { Knex } from 'knex';
import type Koa from 'koa';
import type { Role } from '../../contract/manifest';
import { addressKey } from '../http/address';
import { hashToken, isToken, newToken } from './tokens';

/** What a session holds: the person, or the handshake of a sign-in under way. Nothing that two requests could race for. */
export interface SessionData {
  readonly userId?: string;
  readonly grant?: Handshake;
  readonly returnTo?: string;
}
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
}

interface Row {
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

/** The person whose session the middleware found for this request; null for visitors. */
export const findPerson = (ctx: object): SessionPerson | null => people.get(ctx) ?? null;

const days = (count: number) => `now() + interval '${count} days'`;

/** Finds a live session and its active person by the cookie's value, in one query, by the database's clock. */
export const findSession = async (
  knex: Knex,
  sid: string | undefined,
): Promise<{ readonly data: SessionData; readonly person: SessionPerson | null } | null> => {
  if (!isToken(sid)) return null;
  const row = await knex('sessions')
    .leftJoin('users', 'users.id', 'sessions.user_id')
    .where('sessions.sid_hash', hashToken(sid))
    .whereRaw('sessions.expires_at > now()')
    .whereRaw(`(sessions.user_id is null or sessions.last_seen_at > now() - interval '${sessionDays.idle} days')`)
    .first<Row | undefined>(
      'sessions.id',
      'sessions.user_id',
      'sessions.handshake',
      knex.raw("sessions.last_seen_at < now() - interval '5 minutes' as stale"),
      knex.raw('(users.suspended_at is null and users.deleted_at is null) as active'),
      'users.role',
      'users.email',
      'users.first_name',
      'users.last_name',
      'users.profile_image_url',
    );
  if (!row) return null;
  // Seen times are for people to read: five minutes are exact enough and spare a write per request.
  if (row.stale) await knex('sessions').where({ id: row.id }).update({ last_seen_at: knex.fn.now() });
  const data = { ...row.handshake, ...(row.user_id ? { userId: row.user_id } : {}) };
  if (!row.user_id || !row.active) return { data, person: null };
  const { id, user_id: userId, role, email, first_name: firstName, last_name: lastName } = row;
  return { data, person: { id, userId, role, email, firstName, lastName, profileImageUrl: row.profile_image_url } };
};

/** Milliseconds that each of these sessions still has, by the database's clock; those that ended are absent. */
export const findTimeLeft = async (knex: Knex, ids: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const ends = `least(sessions.expires_at, sessions.last_seen_at + interval '${sessionDays.idle} days')`;
  const rows = await knex('sessions')
    .join('users', 'users.id', 'sessions.user_id')
    .whereRaw('sessions.id = any(?::uuid[])', [[...ids]])
    .whereRaw(`${ends} > now()`)
    .whereNull('users.suspended_at')
    .whereNull('users.deleted_at')
    .select<{ id: string; ms: number }[]>(
      'sessions.id',
      knex.raw(`(extract(epoch from ${ends} - now()) * 1000)::float8 as ms`),
    );
  return new Map(rows.map(({ id, ms }) => [id, ms]));
};

/** koa-session's store. Rows are made once, when the session is; later writes only update, so none can revive a dead one. */
export const sessionStore = (knex: Knex) => ({
  /** Makes an id and notes that this request may insert it. */
  genid: (ctx: Koa.Context): string => {
    const sid = newToken();
    fresh.set(ctx, (fresh.get(ctx) ?? new Set()).add(sid));
    return sid;
  },
  store: {
    get: async (sid: string, _maxAge: number, { ctx }: { ctx?: object }): Promise<SessionData | null> => {
      const found = await findSession(knex, sid);
      if (found?.person && ctx) people.set(ctx, found.person);
      return found?.data ?? null;
    },
    set: async (sid: string, data: SessionData, _maxAge: number, { ctx }: { ctx?: Koa.Context }): Promise<void> => {
      const handshake = JSON.stringify({
        ...(data.grant ? { grant: data.grant } : {}),
        ...(data.returnTo ? { returnTo: data.returnTo } : {}),
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
  },
): Promise<void> => {
  await knex('sessions').insert({
    sid_hash: hashToken(sid),
    user_id: session.userId,
    handshake: session.handshake,
    user_agent: session.userAgent.slice(0, 300),
    address: session.address,
    expires_at: knex.raw(session.userId ? days(sessionDays.most) : `now() + interval '${handshakeMinutes} minutes'`),
  });
};
