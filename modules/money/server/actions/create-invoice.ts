import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { invalid } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { InvoiceInput } from '../../schemas/documents';
import { today } from '../ledger/post-entry';
import { Document } from '../models/document';
import type { MoneyConfig } from '../settings';
import { requestPayment } from './request-payment';

export interface Actor {
  readonly id: string;
  /** Of the request, as in the log. */
  readonly requestId: string;
}

/** Issues an invoice that staff wrote by hand. The account with its address, where there is one, sees it among its own. */
export const createInvoice = async (
  core: Core,
  config: MoneyConfig,
  trx: Knex.Transaction,
  actor: Actor,
  input: InvoiceInput,
): Promise<Document> => {
  const { email, name, currency, lines, dueOn = today() } = input;
  if (dueOn < today()) throw invalid('dueOn', 'Choose today or a later day.');
  const total = lines.reduce((sum, { quantity, unitAmount }) => sum + quantity * unitAmount, 0);
  const id = randomUUID();
  const state = await requestPayment(core, config, trx, {
    key: `money:invoice:${id}`,
    purpose: `money:invoice:${id}`,
    payer: { userId: await findAccount(trx, email), email, name },
    currency,
    lines,
    schedule: [{ dueOn, amount: total, label: 'balance' }],
    policy: [],
    startsOn: null,
    payee: null,
    returnPath: '',
  });
  await core.audit.record(
    trx,
    { actor: actor.id, action: 'money.invoice-created', object: `document:${state.invoiceId}` },
    actor.requestId,
  );
  return Document.query(trx).findById(state.invoiceId).throwIfNotFound();
};

/** The account whose confirmed address this is. */
export const findAccount = async (trx: Knex, email: string): Promise<string | null> => {
  const row = (await trx('users')
    .where({ email: email.toLowerCase() })
    .whereNotNull('email_verified_at')
    .first('id')) as { id: string } | undefined;
  return row?.id ?? null;
};
