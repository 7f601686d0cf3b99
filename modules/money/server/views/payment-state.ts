import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { PaymentState } from '../../public';
import { today } from '../ledger/post-entry';
import type { Document } from '../models/document';
import { findDueBy } from '../queries/documents';
import { payPathOf } from '../queries/pay-links';

/** Invoices as other modules see them. */
export const toPaymentStates = async (core: Core, db: Knex, invoices: readonly Document[]): Promise<PaymentState[]> => {
  const dueNow = await findDueBy(
    db,
    invoices.filter(({ balance }) => balance > 0).map(({ id }) => id),
    today(),
  );
  return invoices.map((invoice) => ({
    invoiceId: invoice.id,
    number: invoice.numberText,
    currency: invoice.currency,
    total: invoice.total,
    paid: invoice.received,
    due: Math.max(0, invoice.balance),
    dueNow: dueNow.get(invoice.id) ?? 0,
    refunded: invoice.refunded,
    status: invoice.status,
    payPath: payPathOf(core, invoice),
  }));
};

export const toPaymentState = async (core: Core, db: Knex, invoice: Document): Promise<PaymentState> => {
  const [state] = await toPaymentStates(core, db, [invoice]);
  if (!state) throw new Error('an invoice without a state');
  return state;
};
