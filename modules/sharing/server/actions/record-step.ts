import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { matches } from '#modules/matching/public';
import type { consentChanged, consentGranted, consentRevoked } from '../../schemas/events';
import { grantedMail, withdrawnMail } from '../mails';
import type { Consent } from '../models/consent';
import { ConsentRequest } from '../models/consent-request';
import { ConsentStep } from '../models/consent-step';

type ConsentEvent = typeof consentGranted | typeof consentChanged | typeof consentRevoked;

/** The practitioner hears of the beginning and of the end of a consent, as long as the two work together; not of each switch between. */
const mailStep = async (
  core: Core,
  trx: Knex.Transaction,
  action: ConsentStep['action'],
  practitionerUserId: string,
): Promise<void> => {
  if (action !== 'granted' && action !== 'revoked') return;
  const person = await core.people.contact(trx, practitionerUserId);
  if (!person) return;
  const mail = action === 'granted' ? grantedMail : withdrawnMail;
  await core.mail.send(trx, mail(person.email, core.config.baseUrl));
};

/** Appends to the history, to the audit and to the outbox what just happened to a consent. */
export const recordStep = async (
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
  const match = await core.port(matches).find(trx, row.matchId);
  const practitionerUserId = match?.practitionerUserId ?? null;
  await core.events.emit(trx, event, {
    consentId: row.id,
    matchId: row.matchId,
    userId: row.clientId,
    practitionerUserId,
    version: row.version,
  });
  if (practitionerUserId && match?.status === 'accepted') await mailStep(core, trx, action, practitionerUserId);
  await core.audit.record(trx, {
    actor,
    action: `consent.${action}`,
    subject: row.clientId,
    object: `consent:${row.id}`,
    detail: { matchId: row.matchId, version: row.version, segments: row.segments.join(' ') },
  });
};

/** A request is answered once the consent holds everything it asked for. */
export const answerRequests = async (trx: Knex.Transaction, { matchId, segments }: Consent): Promise<void> => {
  await ConsentRequest.query(trx)
    .where({ match_id: matchId, status: 'open' })
    .whereRaw('segments <@ ?::text[]', [segments])
    .patch({ status: 'answered' });
};
