import type { Knex } from 'knex';
import { fn, raw } from 'objection';
import type { Core } from '#core/contract/server';
import type { consentGranted } from '#modules/matching/schemas/events';
import { type consentChanged, consentRevoked } from '#modules/matching/schemas/events';
import { grantedMail, withdrawnMail } from '#modules/matching/server/mails';
import { Consent } from '../models/consent';
import { ConsentRequest } from '../models/consent-request';
import { ConsentStep } from '../models/consent-step';
import { Match } from '#modules/matching/server/models/match';
import { Practitioner } from '#modules/matching/server/models/practitioner';

type ConsentEvent = typeof consentGranted | typeof consentChanged | typeof consentRevoked;

/** The practitioner hears of the beginning and of the end of a consent, as long as the two work together; not of each switch between. */
const mailStep = async (
  core: Core,
  trx: Knex.Transaction,
  row: Consent,
  action: ConsentStep['action'],
  practitionerUserId: string,
): Promise<void> => {
  if (action !== 'granted' && action !== 'revoked') return;
  const match = await Match.query(trx).findOne({ id: row.matchId, status: 'accepted' });
  const person = match && (await core.people.contact(trx, practitionerUserId));
  if (!person) return;
  const mail = action === 'granted' ? grantedMail : withdrawnMail;
  await core.mail.send(trx, mail(person.email, core.config.baseUrl));
};

/** Appends to the history, to the audit and to the outbox what just happened to a consent. */
export const noteStep = async (
  core: Core,
  trx: Knex.Transaction,
  row: Consent,
  action: ConsentStep['action'],
  event: ConsentEvent,
  actor: string | null,
): Promise<void> => {
  await ConsentStep.query(trx).insert({
    consentId: row.id,
    version: row.version,
    action,
    segments: row.segments,
    startsAt: row.startsAt,
    expiresAt: row.expiresAt,
  });
  const behind = await Practitioner.query(trx).findById(row.practitionerId).select('user_id');
  await core.events.emit(trx, event, {
    consentId: row.id,
    matchId: row.matchId,
    userId: row.clientId,
    practitionerUserId: behind?.userId ?? null,
    version: row.version,
  });
  if (behind?.userId) await mailStep(core, trx, row, action, behind.userId);
  await core.audit.record(trx, {
    actor,
    action: `consent.${action}`,
    subject: row.clientId,
    object: `consent:${row.id}`,
    detail: { matchId: row.matchId, version: row.version, segments: row.segments.join(' ') },
  });
};

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
  await noteStep(core, trx, closed, action, consentRevoked, actor);
  return closed;
};

/** The consent of a match that is not revoked, locked. */
export const openConsent = (trx: Knex.Transaction, matchId: string): Promise<Consent | undefined> =>
  Consent.query(trx).findOne({ match_id: matchId }).whereNull('revoked_at').forUpdate().execute();

/** Takes whatever consent and request a match still has; for a match that is over. */
export const closeAll = async (
  core: Core,
  trx: Knex.Transaction,
  matchId: string,
  actor: string | null,
): Promise<void> => {
  const open = await openConsent(trx, matchId);
  if (open) await closeConsent(core, trx, open, 'revoked', actor);
  await ConsentRequest.query(trx).where({ match_id: matchId, status: 'open' }).patch({ status: 'dismissed' });
};

/** A request is answered once the consent holds everything it asked for. */
export const answerRequests = async (trx: Knex.Transaction, { matchId, segments }: Consent): Promise<void> => {
  await ConsentRequest.query(trx)
    .where({ match_id: matchId, status: 'open' })
    .whereRaw('segments <@ ?::text[]', [segments])
    .patch({ status: 'answered' });
};
