import type { Knex } from 'knex';
import { conflict, notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { isOngoing, matches } from '#modules/matching/public';
import type { ConsentInput } from '../../schemas/consent';
import { consentGranted } from '../../schemas/events';
import { Consent } from '../models/consent';
import { checkedTerms, sameTerms, termsOf } from '../policies/terms';
import type { SegmentDirectory } from '../queries/segment-directory';
import { toConsentView } from '../views/consent';
import { closeConsent, openConsent } from './close-consents';
import { answerRequests, recordStep } from './record-step';

/**
 * Gives a consent. The same again answers with the one there is (`created` false), so that grants sent twenty times at once make
 * one row; other terms are a conflict, since changing needs the version that was read.
 */
export const grantConsent = async (
  core: Core,
  directory: SegmentDirectory,
  trx: Knex.Transaction,
  user: User,
  input: ConsentInput,
): Promise<{ row: Consent; created: boolean }> => {
  await core.port(matches).lockForChange(trx, input.matchId);
  const match = await core.port(matches).lock(trx, input.matchId, { clientUserId: user.id });
  if (!match) throw notFound('match');
  if (!isOngoing(match.status))
    throw conflict(
      'match-not-asked',
      'Ask for an introduction first. You can then choose what this practitioner sees.',
    );
  const existing = await openConsent(trx, match.matchId);
  const startsAt = input.startsAt ?? existing?.startsAt ?? new Date().toISOString();
  const terms = checkedTerms(directory, { segments: input.segments, startsAt, expiresAt: input.expiresAt ?? null });
  if (existing && toConsentView(existing).state !== 'expired') {
    if (sameTerms(termsOf(existing), terms)) return { row: existing, created: false };
    throw conflict('consent-exists', 'You already gave this practitioner a consent. Change it instead.', {
      current: toConsentView(existing),
    });
  }
  if (existing) await closeConsent(core, trx, existing, 'expired', null);
  const row = await Consent.query(trx).insertAndFetch({
    matchId: match.matchId,
    clientId: user.id,
    practitionerId: match.practitionerId,
    segments: [...terms.segments],
    // Of now, by the clock that will judge it.
    ...(input.startsAt ? { startsAt: terms.startsAt } : {}),
    expiresAt: terms.expiresAt,
  });
  await recordStep(core, trx, row, 'granted', consentGranted, user.id);
  await answerRequests(trx, row);
  return { row, created: true };
};
