import type { Knex } from 'knex';
import { Problem } from '../../contract/errors';
import { currentRequest } from '../auth/request-context';
import { personOf } from '../auth/session-store';

/** Minutes for which a sign-in, or a password typed again, counts. */
export const freshMinutes = 10;

/**
 * For acts that an open computer must not be enough for. Passes when this session began, or its person typed the password again,
 * within the last ten minutes; else 403 `confirm-yourself`. Signing in anew is the way for those who have no password here.
 */
export const requireFresh = async (db: Knex): Promise<void> => {
  const id = personOf(currentRequest())?.id ?? null;
  const row = await db('sessions')
    .where({ id })
    .whereRaw(`greatest(created_at, confirmed_at) > now() - interval '${freshMinutes} minutes'`)
    .first<{ id: string } | undefined>('id');
  if (!row) throw new Problem(403, 'confirm-yourself', 'Type your password again, so that we know it is you.');
};
