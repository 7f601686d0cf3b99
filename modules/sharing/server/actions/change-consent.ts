import type { Knex } from 'knex';
import { fn } from 'objection';
import { conflict, preconditionFailed } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { matches } from '#modules/matching/public';
import type { ConsentChange } from '../../schemas/consent';
import { consentChanged } from '../../schemas/events';
import { Consent } from '../models/consent';
import { checkedTerms, sameTerms, termsOf } from '../policies/terms';
import type { SegmentDirectory } from '../queries/segment-directory';
import { toConsentView } from '../views/consent';
import { answerRequests, recordStep } from './record-step';

/** Widens, narrows or moves a consent; counts from the next request of the practitioner on. */
export const changeConsent = async (
  core: Core,
  directory: SegmentDirectory,
  trx: Knex.Transaction,
  user: User,
  loaded: Consent,
  change: ConsentChange,
  ifMatch: string | null,
): Promise<Consent> => {
  await core.port(matches).lockForChange(trx, loaded.matchId);
  const existing = await Consent.query(trx).findById(loaded.id).forUpdate().throwIfNotFound();
  if (ifMatch !== String(existing.version)) throw preconditionFailed(toConsentView(existing));
  if (existing.revokedAt) throw conflict('consent-revoked', 'This consent was withdrawn. Give a new one.');
  const before = termsOf(existing);
  const terms = checkedTerms(directory, {
    segments: change.segments ?? before.segments,
    startsAt: change.startsAt ?? before.startsAt,
    expiresAt: change.expiresAt === undefined ? before.expiresAt : change.expiresAt,
  });
  if (sameTerms(before, terms)) return existing;
  const row = await Consent.query(trx).patchAndFetchById(existing.id, {
    segments: [...terms.segments],
    ...(change.startsAt ? { startsAt: terms.startsAt } : {}),
    ...(change.expiresAt === undefined ? {} : { expiresAt: terms.expiresAt }),
    version: existing.version + 1,
    updatedAt: fn.now(),
  });
  await recordStep(core, trx, row, 'changed', consentChanged, user.id);
  await answerRequests(trx, row);
  return row;
};
