import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { InboxRequest } from '../../public';
import type { Interest } from '../../schemas/values';
import { createToken, hashToken, messageContext } from '../encryption';
import { noticeMail, receiptMail } from '../mails';
import { ConsultationRequest } from '../models/consultation-request';
import { canGetReceipt, listRecent, lockSender, normalizeSender, normalizeText } from '../queries/sender';
import { createReference } from '../reference';
import { recordHistory } from './record-history';

/** A request as a form or another module gives it. */
export interface NewRequest extends InboxRequest {
  readonly interest?: Interest | null;
}
/** What the sender gets back. */
export interface Receipt {
  readonly id: string;
  readonly reference: string;
}

const decryptMessage = (core: Core, { id, messageSealed }: ConsultationRequest): string =>
  messageSealed ? core.vault.decryptForHost(messageContext(id), messageSealed) : '';

/** Stores a request, sends a receipt to its sender and a notice to the team. The same again answers the first one. */
export const sendContactRequest = async (core: Core, trx: Knex.Transaction, input: NewRequest): Promise<Receipt> => {
  const { name, email } = normalizeSender(input);
  const message = normalizeText(input.message);
  const { kind, userId, interest = null } = input;
  await lockSender(trx, email);
  const twin = (await listRecent(trx, { kind, email, name, interest })).find(
    (row) => decryptMessage(core, row) === message,
  );
  if (twin) return { id: twin.id, reference: twin.reference };

  const welcome = await canGetReceipt(core, trx, email);
  const id = randomUUID();
  const links = { withdraw: createToken(), status: createToken() };
  const reference = createReference();
  await ConsultationRequest.query(trx).insert({
    id,
    kind,
    reference,
    name,
    email,
    interest,
    messageSealed: message === '' ? null : core.vault.encryptForHost(messageContext(id), message),
    userId,
    withdrawHash: hashToken(links.withdraw),
    statusHash: hashToken(links.status),
  });
  await recordHistory(core, trx, id, { kind: 'created', to: 'pending' });
  const mailed = { kind, name, email, interest, reference };
  if (welcome) await core.mail.send(trx, receiptMail(mailed, core.config.baseUrl, links));
  await core.mail.send(trx, noticeMail(mailed, core.config.contactEmail));
  return { id, reference };
};
