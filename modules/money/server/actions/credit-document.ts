import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { CreditInput } from '../../schemas/documents';
import { moneyChanged } from '../../schemas/events';
import { creditInvoice } from '../ledger/credit-invoice';
import { readAgain } from '../ledger/record-payment';
import { requestRefunds } from '../ledger/refunds';
import type { Document } from '../models/document';
import { lockInvoice } from '../queries/documents';
import { sendMail } from '../send-mail';
import type { Actor } from './create-invoice';

/** Takes an amount off an invoice by a credit note; what was paid above the rest is given back. */
export const creditDocument = async (
  core: Core,
  trx: Knex.Transaction,
  actor: Actor,
  id: string,
  { amount, reason }: CreditInput,
): Promise<Document> => {
  const invoice = await lockInvoice(trx, id);
  const note = await creditInvoice(trx, invoice, { amount, reason, key: `credit:${actor.requestId}` });
  await requestRefunds(core, trx, await readAgain(trx, invoice));
  await core.events.emit(trx, moneyChanged, { purpose: invoice.purpose, invoiceId: invoice.id });
  await sendMail(core, trx, invoice, 'invoice-credited', { amount });
  await core.audit.record(
    trx,
    {
      actor: actor.id,
      action: 'money.invoice-credited',
      subject: invoice.userId,
      object: `document:${id}`,
      detail: { amount, currency: invoice.currency, note: note.numberText },
    },
    actor.requestId,
  );
  return readAgain(trx, invoice);
};
