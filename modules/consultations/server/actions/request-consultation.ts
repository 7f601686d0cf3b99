import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ConsultationReceipt, ConsultationRequestInput } from '../../schemas/consultation-request';
import { createToken, decryptDetails, encryptDetails, hashToken } from '../encryption';
import { consultationReceiptMail, noticeMail } from '../mails';
import { ConsultationRequest } from '../models/consultation-request';
import { canGetReceipt, listRecent, lockSender } from '../queries/sender';
import { createReference } from '../reference';
import { queueProfile } from './queue-profile';
import { readForm } from './read-form';
import { recordHistory } from './record-history';

const receiptOf = ({ id, status, reference }: ConsultationRequest): ConsultationReceipt => ({ id, status, reference });

/**
 * Stores a consultation request, mails both sides and queues the profile where that was agreed to. The same form again answers the
 * first one. What a signed-in person sends under the own address is theirs at once; all else waits until an address is verified.
 */
export const requestConsultation = async (
  core: Core,
  trx: Knex.Transaction,
  user: User | null,
  input: ConsultationRequestInput,
): Promise<ConsultationReceipt> => {
  const { name, email, details } = readForm(core, input);
  await lockSender(trx, email);
  const same = JSON.stringify(details);
  const recent = await listRecent(trx, { kind: 'consultation', email, name, interest: null });
  const twin = recent.find((row) => JSON.stringify(decryptDetails(core, row)) === same);
  if (twin) return receiptOf(twin);

  const welcome = await canGetReceipt(core, trx, email);
  const id = randomUUID();
  const links = { withdraw: createToken(), status: createToken() };
  const consent = input.consentToProfile === true;
  const row = await ConsultationRequest.query(trx).insertAndFetch({
    id,
    kind: 'consultation',
    reference: createReference(),
    name,
    email,
    detailsSealed: encryptDetails(core, id, details),
    profileConsent: consent,
    userId: user && user.email === email.toLowerCase() ? user.id : null,
    withdrawHash: hashToken(links.withdraw),
    statusHash: hashToken(links.status),
  });
  await recordHistory(core, trx, id, { kind: 'created', to: 'pending' });
  if (consent) await queueProfile(core, trx, row);
  const { reference } = row;
  if (welcome) await core.mail.send(trx, consultationReceiptMail({ reference, email }, core.config.baseUrl, links));
  await core.mail.send(
    trx,
    noticeMail({ kind: 'consultation', name, email, interest: null, reference }, core.config.contactEmail),
  );
  return receiptOf(row);
};
