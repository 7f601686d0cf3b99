import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { matches } from '#modules/matching/public';
import { Consent } from '../models/consent';
import { closeConsent } from './close-consents';

/** Withdraws a consent; once this is committed no reading finds it. Withdrawing twice changes nothing. */
export const revokeConsent = async (core: Core, trx: Knex.Transaction, user: User, loaded: Consent): Promise<void> => {
  await core.port(matches).lockForChange(trx, loaded.matchId);
  const existing = await Consent.query(trx).findById(loaded.id).forUpdate().throwIfNotFound();
  if (!existing.revokedAt) await closeConsent(core, trx, existing, 'revoked', user.id);
};
