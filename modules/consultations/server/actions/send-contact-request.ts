import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { InboxRequest } from '../../public';
import type { Interest } from '../../schemas/values';
import { hashOf, messagePlace, newToken } from '../encryption';
import { noticeMail, receiptMail } from '../mails';
import { ConsultationRequest } from '../models/consultation-request';
import { inTurn, mayGetReceipt, recentOf, tidySender, tidyText } from '../queries/sender';
import { newReference } from '../reference';
import { remember } from './record-history';

/** A request as a form or another module gives it. */
export interface NewRequest extends InboxRequest {
  readonly interest?: Interest | null;
}
/** What the sender is told. */
export interface Receipt {
  readonly id: string;
  readonly reference: string;
}

const opened = (core: Core, { id, messageSealed }: ConsultationRequest): string =>
  messageSealed ? core.vault.openForHost(messagePlace(id), messageSealed) : '';

/** Stores a request, sends a receipt to its sender and a notice to the team. The same again answers the first one. */
export const addRequest = async (core: Core, trx: Knex.Transaction, input: NewRequest): Promise<Receipt> => {
  const { name, email } = tidySender(input);
  const message = tidyText(input.message);
  const { kind, userId, interest = null } = input;
  await inTurn(trx, email);
  const twin = (await recentOf(trx, { kind, email, name, interest })).find((row) => opened(core, row) === message);
  if (twin) return { id: twin.id, reference: twin.reference };

  const welcome = await mayGetReceipt(core, trx, email);
  const id = randomUUID();
  const links = { withdraw: newToken(), status: newToken() };
  const reference = newReference();
  await ConsultationRequest.query(trx).insert({
    id,
    kind,
    reference,
    name,
    email,
    interest,
    messageSealed: message === '' ? null : core.vault.sealForHost(messagePlace(id), message),
    userId,
    withdrawHash: hashOf(links.withdraw),
    statusHash: hashOf(links.status),
  });
  await remember(core, trx, id, { kind: 'created', to: 'pending' });
  const mailed = { kind, name, email, interest, reference };
  if (welcome) await core.mail.send(trx, receiptMail(mailed, core.config.baseUrl, links));
  await core.mail.send(trx, noticeMail(mailed, core.config.contactEmail));
  return { id, reference };
};
