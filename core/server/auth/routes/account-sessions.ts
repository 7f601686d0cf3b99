import { Type } from '@sinclair/typebox';
import { notFound } from '../../../contract/errors';
import { type Route, route } from '../../../contract/route';
import type { RecordAudit } from '../person-of';
import { currentRequest } from '../request-context';
import { personOf, sessionDays } from '../session-store';
import { revokeSession, revokeSessions } from '../sessions';
import { SessionView } from './schemas';

interface Row {
  readonly id: string;
  readonly user_agent: string;
  readonly created_at: string;
  readonly last_seen_at: string;
  readonly expires_at: string;
}

/** `GET /api/account/sessions`: where the person is signed in, newest use first. */
export const listSessionsRoute = route({
  method: 'get',
  path: '/api/account/sessions',
  access: { signedIn: true },
  reply: Type.Array(SessionView),
  handle: async ({ user, trx }) => {
    const current = personOf(currentRequest())?.id;
    const rows = await trx('sessions')
      .where({ user_id: user.id })
      .whereRaw('expires_at > now()')
      .whereRaw(`last_seen_at > now() - interval '${sessionDays.idle} days'`)
      .orderBy('last_seen_at', 'desc')
      .limit(100)
      .select<Row[]>('id', 'user_agent', 'created_at', 'last_seen_at', 'expires_at');
    return rows.map((row) => ({
      id: row.id,
      current: row.id === current,
      userAgent: row.user_agent,
      createdAt: row.created_at,
      lastSeenAt: row.last_seen_at,
      expiresAt: row.expires_at,
    }));
  },
});

/** `DELETE /api/account/sessions/:id`: signs one place out; another person's session reads like none. */
export const endSessionRoute = (audit: RecordAudit): Route =>
  route({
    method: 'delete',
    path: '/api/account/sessions/:id',
    access: { signedIn: true },
    params: Type.Object({ id: Type.String({ format: 'uuid' }) }, { additionalProperties: false }),
    handle: async ({ user, params, trx }) => {
      if (!(await revokeSession(trx, user.id, params.id))) throw notFound('session');
      await audit(trx, { actor: user.id, action: 'session.revoked', subject: user.id, object: params.id });
      return undefined;
    },
  });

/** `DELETE /api/account/sessions`: signs every other place out, with all that the provider granted. */
export const endOtherSessionsRoute = (audit: RecordAudit): Route =>
  route({
    method: 'delete',
    path: '/api/account/sessions',
    access: { signedIn: true },
    handle: async ({ user, trx }) => {
      await revokeSessions(trx, user.id, personOf(currentRequest())?.id ?? null);
      await audit(trx, { actor: user.id, action: 'sessions.revoked', subject: user.id });
      return undefined;
    },
  });
