import type { Knex } from 'knex';
import { fn, raw } from 'objection';
import type { Core } from '#core/contract/server';
import { consentRevoked } from '../../schemas/events';
import { Consent } from '../models/consent';
import { ConsentRequest } from '../models/consent-request';
import { recordStep } from './record-step';

/** Closes a consent for good; it may be given again as a new one. */
export const closeConsent = async (
  core: Core,
  trx: Knex.Transaction,
  row: Consent,
  action: 'revoked' | 'expired',
  actor: string | null,
): Promise<Consent> => {
  const closed = await Consent.query(trx).patchAndFetchById(row.id, {
    revokedAt: raw('clock_timestamp()'),
    updatedAt: fn.now(),
    version: row.version + 1,
  });
  await recordStep(core, trx, closed, action, consentRevoked, actor);
  return closed;
};

/** The consent of a match that is not revoked, locked. */
export const openConsent = (trx: Knex.Transaction, matchId: string): Promise<Consent | undefined> =>
  Consent.query(trx).findOne({ match_id: matchId }).whereNull('revoked_at').forUpdate().execute();

/** Takes whatever consent and request a match still has; for a match that is over. */
export const closeConsents = async (
  core: Core,
  trx: Knex.Transaction,
  matchId: string,
  actor: string | null,
): Promise<void> => {
  const open = await openConsent(trx, matchId);
  if (open) await closeConsent(core, trx, open, 'revoked', actor);
  await ConsentRequest.query(trx).where({ match_id: matchId, status: 'open' }).patch({ status: 'dismissed' });
};
