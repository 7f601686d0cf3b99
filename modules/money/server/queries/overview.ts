import type { Core } from '#core/contract/server';
import type { Overview } from '../../schemas/studio';
import { ProviderEvent } from '../models/card';
import { Document, TaxRate } from '../models/document';
import { Payment, Refund } from '../models/payment';
import type { MoneyConfig } from '../settings';
import { toRefundView } from '../views/document';
import { sumFigures } from './figures';

/** Most refunds and problems that the overview names. */
const most = 50;

/** Refunds that wait for staff or for the payment service, the oldest first. */
const listOpenRefunds = async (core: Core): Promise<Overview['refunds']> => {
  const refunds = await Refund.query(core.db)
    .whereNot({ state: 'paid' })
    .whereNotIn('document_id', Document.query(core.db).where({ is_sample: true }).select('id'))
    .orderBy(['created_at', 'id'])
    .limit(most);
  const documents = await Document.query(core.db).findByIds(refunds.map(({ documentId }) => documentId));
  const payments = await Payment.query(core.db).findByIds(refunds.map(({ paymentId }) => paymentId));
  return refunds.flatMap((refund) => {
    const document = documents.find(({ id }) => id === refund.documentId);
    const payment = payments.find(({ id }) => id === refund.paymentId);
    return document && payment ? [toRefundView(refund, document, payment)] : [];
  });
};

export const readOverview = async (
  core: Core,
  config: MoneyConfig,
  period: { readonly from: string; readonly to: string },
): Promise<Overview> => {
  const [figures, refunds, problems, rates] = await Promise.all([
    sumFigures(core.db, period),
    listOpenRefunds(core),
    ProviderEvent.query(core.db)
      .where({ outcome: 'problem' })
      .whereNull('reviewed_at')
      .orderBy(['created_at', 'id'])
      .limit(most),
    TaxRate.query(core.db).where('valid_from', '>', '2000-01-01').resultSize(),
  ]);
  return {
    figures: [...figures],
    refunds,
    problems: problems.map(({ id, type, problem, documentId, createdAt }) => ({
      id,
      type,
      problem,
      documentId,
      createdAt,
    })),
    missing: [
      ...(config.issuerAddress === '' ? (['issuer'] as const) : []),
      ...(config.iban === '' ? (['account'] as const) : []),
      ...(rates === 0 ? (['tax-rates'] as const) : []),
      ...(config.stripeSecretKey === null ? (['card'] as const) : []),
    ],
  };
};
