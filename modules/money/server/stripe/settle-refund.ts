import type { Knex } from 'knex';
import type Stripe from 'stripe';
import type { Core } from '#core/contract/server';
import { recordRefund } from '../ledger/refunds';
import { Refund } from '../models/payment';
import { lockInvoice } from '../queries/documents';
import type { Outcome } from './outcome';

/** Brings a refund to where the service says it is: paid, failed, or still on its way. */
export const settleServiceRefund = async (
  core: Core,
  trx: Knex.Transaction,
  sent: Pick<Stripe.Refund, 'id' | 'status' | 'metadata' | 'failure_reason'>,
  day: string,
): Promise<Outcome> => {
  const found = await Refund.query(trx)
    .where({ provider_id: sent.id })
    .orWhereRaw('id::text = ?', [sent.metadata?.refund ?? ''])
    .first();
  // One that was made in the service's own pages: staff has to book what it was for.
  if (!found) return { outcome: 'problem', problem: 'unknown-refund' };
  const invoice = await lockInvoice(trx, found.documentId);
  const refund = await Refund.query(trx).findById(found.id).forUpdate().throwIfNotFound();
  const documentId = invoice.id;
  if (refund.state === 'paid')
    return sent.status === 'failed'
      ? { outcome: 'problem', problem: 'refund-returned', documentId }
      : { outcome: 'ignored', documentId };
  if (sent.status === 'succeeded')
    await recordRefund(core, trx, invoice, refund, { happenedOn: day, reference: '', providerId: sent.id });
  else if (sent.status === 'failed' || sent.status === 'canceled')
    await refund
      .$query(trx)
      .patch({ state: 'failed', failure: sent.failure_reason ?? sent.status, providerId: sent.id });
  else await refund.$query(trx).patch({ state: 'sent', providerId: sent.id });
  return { outcome: 'applied', documentId };
};
