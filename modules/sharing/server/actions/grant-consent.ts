import type { Knex } from 'knex';
import { fn } from 'objection';
import { conflict, notFound, preconditionFailed } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ConsentChange, ConsentInput } from '../../schemas/consent';
import { consentChanged, consentGranted } from '#modules/matching/schemas/events';
import { mayConsent } from '#modules/matching/server/policies/match';
import { Consent } from '../models/consent';
import { Match } from '#modules/matching/server/models/match';
import type { SegmentDirectory } from '../queries/segment-directory';
import { lockOpening } from '../queries/active-consents';
import { presentConsent } from '../views/consent';
import { answerRequests, closeConsent, noteStep, openConsent } from './record-step';
import { checkedTerms, sameTerms, type Terms } from '../policies/terms';

const termsOf = (row: Consent): Terms => ({
  segments: row.segments,
  startsAt: row.startsAt,
  expiresAt: row.expiresAt,
});

/** The client's match, locked; what belongs to others does not exist. */
const ownMatch = async (trx: Knex.Transaction, userId: string, id: string): Promise<Match> => {
  const match = await Match.query(trx).findOne({ id, user_id: userId }).forUpdate();
  if (!match) throw notFound('match');
  return match;
};

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
  await lockOpening(trx, input.matchId);
  const match = await ownMatch(trx, user.id, input.matchId);
  if (!mayConsent(match.status))
    throw conflict(
      'match-not-asked',
      'Ask for an introduction first. You can then choose what this practitioner sees.',
    );
  const held = await openConsent(trx, match.id);
  const startsAt = input.startsAt ?? held?.startsAt ?? new Date().toISOString();
  const terms = checkedTerms(directory, { segments: input.segments, startsAt, expiresAt: input.expiresAt ?? null });
  if (held && presentConsent(held).state !== 'expired') {
    if (sameTerms(termsOf(held), terms)) return { row: held, created: false };
    throw conflict('consent-exists', 'You already gave this practitioner a consent. Change it instead.', {
      current: presentConsent(held),
    });
  }
  if (held) await closeConsent(core, trx, held, 'expired', null);
  const row = await Consent.query(trx).insertAndFetch({
    matchId: match.id,
    clientId: user.id,
    practitionerId: match.practitionerId,
    segments: [...terms.segments],
    // Of now, by the clock that will judge it.
    ...(input.startsAt ? { startsAt: terms.startsAt } : {}),
    expiresAt: terms.expiresAt,
  });
  await noteStep(core, trx, row, 'granted', consentGranted, user.id);
  await answerRequests(trx, row);
  return { row, created: true };
};

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
  await lockOpening(trx, loaded.matchId);
  const held = await Consent.query(trx).findById(loaded.id).forUpdate().throwIfNotFound();
  if (ifMatch !== String(held.version)) throw preconditionFailed(presentConsent(held));
  if (held.revokedAt) throw conflict('consent-revoked', 'This consent was withdrawn. Give a new one.');
  const before = termsOf(held);
  const terms = checkedTerms(directory, {
    segments: change.segments ?? before.segments,
    startsAt: change.startsAt ?? before.startsAt,
    expiresAt: change.expiresAt === undefined ? before.expiresAt : change.expiresAt,
  });
  if (sameTerms(before, terms)) return held;
  const row = await Consent.query(trx).patchAndFetchById(held.id, {
    segments: [...terms.segments],
    ...(change.startsAt ? { startsAt: terms.startsAt } : {}),
    ...(change.expiresAt === undefined ? {} : { expiresAt: terms.expiresAt }),
    version: held.version + 1,
    updatedAt: fn.now(),
  });
  await noteStep(core, trx, row, 'changed', consentChanged, user.id);
  await answerRequests(trx, row);
  return row;
};

/** Withdraws a consent; once this is committed no reading finds it. Withdrawing twice changes nothing. */
export const revokeConsent = async (core: Core, trx: Knex.Transaction, user: User, loaded: Consent): Promise<void> => {
  await lockOpening(trx, loaded.matchId);
  const held = await Consent.query(trx).findById(loaded.id).forUpdate().throwIfNotFound();
  if (!held.revokedAt) await closeConsent(core, trx, held, 'revoked', user.id);
};
