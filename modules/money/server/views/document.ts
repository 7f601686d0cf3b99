import type { DocumentSummary, RefundView } from '../../schemas/documents';
import { today } from '../ledger/post-entry';
import type { Document, Line, Part } from '../models/document';
import type { Payment, Refund } from '../models/payment';

/** What every list shows of a document. */
export const toSummary = (row: Document) => ({
  id: row.id,
  kind: row.kind,
  number: row.numberText,
  currency: row.currency,
  total: row.total,
  paid: row.received,
  refunded: row.refunded,
  due: row.kind === 'invoice' ? Math.max(0, row.balance) : 0,
  nextDueOn: row.nextDueOn,
  isOverdue: row.nextDueOn !== null && row.nextDueOn < today(),
  status: row.status,
  issuedOn: row.issuedOn,
  isSample: row.isSample,
});

export const toDocumentSummary = (row: Document): DocumentSummary => ({
  ...toSummary(row),
  payerName: row.payerName,
  payerEmail: row.payerEmail,
  purpose: row.purpose,
});

export const toLineView = ({ description, quantity, unitAmount, amount, taxRate, tax }: Line) => ({
  description,
  quantity,
  unitAmount,
  amount,
  taxRate,
  tax,
});

/** The parts of an invoice: what was received fills the first ones; a credit note takes from the last ones. */
export const toPartViews = (invoice: Document, parts: readonly Part[]) => {
  let received = invoice.received - invoice.refunded;
  let open = Math.max(0, invoice.balance);
  return parts.map(({ dueOn, amount, label }) => {
    const filled = Math.min(amount, Math.max(0, received));
    received -= filled;
    const due = Math.min(open, amount - filled);
    open -= due;
    return { dueOn, amount, label, due };
  });
};

export const toPaymentFacts = ({ direction, method, amount, happenedOn }: Payment) => ({
  direction,
  method,
  amount,
  happenedOn,
});

export const toRefundView = (refund: Refund, document: Document, payment: Payment): RefundView => ({
  id: refund.id,
  documentId: document.id,
  number: document.numberText,
  payerName: document.payerName,
  amount: refund.amount,
  currency: document.currency,
  method: payment.method,
  state: refund.state,
  failure: refund.failure,
  createdAt: refund.createdAt,
});
