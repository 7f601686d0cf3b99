import type { Knex } from 'knex';
import { Problem } from '../../contract/errors';
import { currentRequest } from './request-context';
import { findPerson } from './session-store';

/** Minutes for which a sign-in, or a password typed again, counts. */
const recentMinutes = 10;

/**
 * For acts that an open computer must not be enough for. Passes when this session began, or its person typed the password again or used a passkey,
 * within the last ten minutes; else 403 `confirm-yourself`. Signing in anew is the way for those who have no password here.
 */
export const requireRecentSignIn = async (db: Knex): Promise<void> => {
  const id = findPerson(currentRequest())?.id ?? null;
  const row = await db('sessions')
    .where({ id })
    .whereRaw(`greatest(created_at, confirmed_at) > now() - interval '${recentMinutes} minutes'`)
    .first<{ id: string } | undefined>('id');
  if (!row) throw new Problem(403, 'confirm-yourself', 'Confirm with your password or passkey that it is you.');
};
