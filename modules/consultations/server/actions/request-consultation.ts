import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ConsultationReceipt, ConsultationRequestInput } from '../../schemas/consultation-request';
import { hashOf, newToken, openDetails, sealDetails } from '../encryption';
import { consultationReceiptMail, noticeMail } from '../mails';
import { ConsultationRequest } from '../models/consultation-request';
import { inTurn, mayGetReceipt, recentOf } from '../queries/sender';
import { newReference } from '../reference';
import { queueProfile } from './queue-profile';
import { readForm } from './read-form';
import { remember } from './record-history';

const receiptOf = ({ id, status, reference }: ConsultationRequest): ConsultationReceipt => ({ id, status, reference });

/**
 * Stores a consultation request, mails both sides and queues the profile where that was agreed to. The same form again answers the
 * first one. What a signed-in person sends under the own address is theirs at once; all else waits until an address is proven.
 */
export const addConsultation = async (
  core: Core,
  trx: Knex.Transaction,
  user: User | null,
  input: ConsultationRequestInput,
): Promise<ConsultationReceipt> => {
  const { name, email, details } = readForm(core, input);
  await inTurn(trx, email);
  const same = JSON.stringify(details);
  const recent = await recentOf(trx, { kind: 'consultation', email, name, interest: null });
  const twin = recent.find((row) => JSON.stringify(openDetails(core, row)) === same);
  if (twin) return receiptOf(twin);

  const welcome = await mayGetReceipt(core, trx, email);
  const id = randomUUID();
  const links = { withdraw: newToken(), status: newToken() };
  const consent = input.consentToProfile === true;
  const row = await ConsultationRequest.query(trx).insertAndFetch({
    id,
    kind: 'consultation',
    reference: newReference(),
    name,
    email,
    detailsSealed: sealDetails(core, id, details),
    profileConsent: consent,
    userId: user && user.email === email.toLowerCase() ? user.id : null,
    withdrawHash: hashOf(links.withdraw),
    statusHash: hashOf(links.status),
  });
  await remember(core, trx, id, { kind: 'created', to: 'pending' });
  if (consent) await queueProfile(core, trx, row);
  const { reference } = row;
  if (welcome) await core.mail.send(trx, consultationReceiptMail({ reference, email }, core.config.baseUrl, links));
  await core.mail.send(
    trx,
    noticeMail({ kind: 'consultation', name, email, interest: null, reference }, core.config.contactEmail),
  );
  return receiptOf(row);
};
