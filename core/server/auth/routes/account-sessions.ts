import { notFound } from '../../../contract/errors';
import type { Route } from '../../../contract/route';
import { implement } from '../../../contract/route';
import * as contract from '../../../schemas/contracts';
import * as api from '../../../schemas/endpoints';
import type { RecordAudit } from '../person-of';
import { currentRequest } from '../request-context';
import { findPerson, type SignInMethod, sessionDays } from '../session-store';
import { revokeSession, revokeSessions } from '../sessions';

interface Row {
  readonly id: string;
  readonly user_agent: string;
  readonly time_zone: string | null;
  readonly method: SignInMethod | null;
  readonly created_at: string;
  readonly last_seen_at: string;
  readonly expires_at: string;
}

/** `GET /api/account/sessions`: where the person is signed in, newest use first. */
export const listSessionsRoute = implement(api.listSessions, contract.listSessions, {
  access: { signedIn: true },
  weakSession: true,
  handle: async ({ user, trx }) => {
    const current = findPerson(currentRequest())?.id;
    const rows = await trx('sessions')
      .where({ user_id: user.id })
      .whereRaw('expires_at > now()')
      .whereRaw(`last_seen_at > now() - interval '${sessionDays.idle} days'`)
      .orderBy('last_seen_at', 'desc')
      .limit(100)
      .select<Row[]>('id', 'user_agent', 'time_zone', 'method', 'created_at', 'last_seen_at', 'expires_at');
    return rows.map((row) => ({
      id: row.id,
      current: row.id === current,
      userAgent: row.user_agent,
      timeZone: row.time_zone,
      method: row.method,
      createdAt: row.created_at,
      lastSeenAt: row.last_seen_at,
      expiresAt: row.expires_at,
    }));
  },
});

/** `DELETE /api/account/sessions/:id`: signs one place out; another person's session reads like none. */
export const endSessionRoute = (audit: RecordAudit): Route =>
  implement(api.endSession, contract.endSession, {
    access: { signedIn: true },
    weakSession: true,
    handle: async ({ user, params, trx }) => {
      if (!(await revokeSession(trx, user.id, params.id))) throw notFound('session');
      await audit(trx, { actor: user.id, action: 'session.revoked', subject: user.id, object: params.id });
    },
  });

/** `DELETE /api/account/sessions`: signs every other place out, with all that the provider granted. */
export const endOtherSessionsRoute = (audit: RecordAudit): Route =>
  implement(api.endOtherSessions, contract.endOtherSessions, {
    access: { signedIn: true },
    weakSession: true,
    handle: async ({ user, trx }) => {
      await revokeSessions(trx, user.id, findPerson(currentRequest())?.id ?? null);
      await audit(trx, { actor: user.id, action: 'sessions.revoked', subject: user.id });
    },
  });
