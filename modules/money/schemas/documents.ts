import { type Static, Type } from '@sinclair/typebox';
import { listPlace } from '#core/contract/list';
import { Amount, CurrencyCode, closed, Day, Nullable, oneOf, Words, WordsOrNone } from './parts';
import {
  accounts,
  documentDates,
  documentKinds,
  documentSorts,
  documentStates,
  entryKinds,
  maxDescription,
  maxReason,
  maxReference,
  offlineMethods,
  partLabels,
  paymentMethods,
  paymentStatuses,
  refundStates,
  soldKinds,
} from './values';

const summary = {
  id: Type.String(),
  kind: oneOf(documentKinds),
  number: Type.String(),
  currency: Type.String(),
  total: Type.Integer(),
  /** All that was received. */
  paid: Type.Integer(),
  refunded: Type.Integer(),
  /** What remains to be paid. */
  due: Type.Integer(),
  /** Day of the next part that is unpaid; null when none is. */
  nextDueOn: Nullable(Type.String()),
  isOverdue: Type.Boolean(),
  status: oneOf(paymentStatuses),
  issuedOn: Type.String(),
  /** Invented, of a development start. */
  isSample: Type.Boolean(),
};

export const PartView = Type.Object(
  {
    dueOn: Type.String(),
    amount: Type.Integer(),
    label: oneOf(partLabels),
    /** How much of it is unpaid. */
    due: Type.Integer(),
  },
  closed,
);
export const LineView = Type.Object(
  {
    description: Type.String(),
    quantity: Type.Integer(),
    unitAmount: Type.Integer(),
    amount: Type.Integer(),
    /** Hundredths of a percent. */
    taxRate: Type.Integer(),
    tax: Type.Integer(),
  },
  closed,
);
const payment = {
  direction: oneOf(['in', 'out'] as const),
  method: oneOf(paymentMethods),
  amount: Type.Integer(),
  happenedOn: Type.String(),
};

/** An own document in a list. */
export const PaymentSummary = Type.Object({ ...summary, path: Type.String() }, { ...closed, $id: 'PaymentSummary' });
export type PaymentSummary = Static<typeof PaymentSummary>;
export const PaymentList = Type.Array(PaymentSummary);
export const PaymentQuery = Type.Object(listPlace, closed);

/** Where to transfer money to; null where the house named no account. */
export const TransferDetails = Nullable(
  Type.Object({ holder: Type.String(), iban: Type.String(), bic: Type.String(), reference: Type.String() }, closed),
);

/** A document as its payer sees it. */
export const PaymentView = Type.Object(
  {
    ...summary,
    /** By which this document is named in calls: its id, or the key of a mailed link. */
    ref: Type.String(),
    payerName: Type.String(),
    tax: Type.Integer(),
    dueNow: Type.Integer(),
    lines: Type.Array(LineView),
    parts: Type.Array(PartView),
    payments: Type.Array(Type.Object(payment, closed)),
    /** What was promised to be given back and is on its way. */
    refundPending: Type.Integer(),
    /** A payment by card was made and is not confirmed yet. */
    isConfirming: Type.Boolean(),
    creditNotes: Type.Array(Type.Object({ ref: Type.String(), number: Type.String(), total: Type.Integer() }, closed)),
    policy: Type.Array(Type.Object({ daysBefore: Type.Integer(), refundPercent: Type.Number() }, closed)),
    startsOn: Nullable(Type.String()),
    isCancelled: Type.Boolean(),
    canPayByCard: Type.Boolean(),
    transfer: TransferDetails,
    contactEmail: Type.String(),
    returnPath: Type.String(),
  },
  { ...closed, $id: 'PaymentView' },
);
export type PaymentView = Static<typeof PaymentView>;

/** Id of an own document, or the key of a mailed link. */
export const PaymentRef = Type.Object({ ref: Type.String({ pattern: '^[A-Za-z0-9_-]{20,200}$' }) }, closed);
export const CheckoutInput = Type.Object(
  {
    /** `due`: what has come due; `all`: all that remains. */
    part: oneOf(['due', 'all'] as const),
  },
  closed,
);
export const CheckoutView = Type.Object({ url: Type.String() }, { ...closed, $id: 'Checkout' });
export const RedeemInput = Type.Object(
  { code: Type.String({ minLength: 3, maxLength: 40, pattern: '^[A-Za-z0-9 -]+$' }) },
  closed,
);

/** A document in a list of staff. */
export const DocumentSummary = Type.Object(
  { ...summary, payerName: Type.String(), payerEmail: Type.String(), purpose: Type.String() },
  { ...closed, $id: 'MoneyDocumentSummary' },
);
export type DocumentSummary = Static<typeof DocumentSummary>;
export const DocumentList = Type.Array(DocumentSummary);

const filters = {
  q: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  kind: Type.Optional(oneOf(documentKinds)),
  state: Type.Optional(oneOf(documentStates)),
  currency: Type.Optional(CurrencyCode),
  /** `any`: invoices and credit notes of whatever was sold. */
  offer: Type.Optional(oneOf(soldKinds)),
  /** With a line of this tax code, and of this rate (hundredths of a percent) where one follows: `standard:1900`. */
  tax: Type.Optional(Type.String({ pattern: '^[a-z0-9-]{1,30}(:\\d{1,5})?$' })),
  /** What `from` and `to` are about; `issued` unless said. */
  dates: Type.Optional(oneOf(documentDates)),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  /** Leaves out what was invented for a development start. */
  samples: Type.Optional(Type.Literal('no')),
  sort: Type.Optional(oneOf(documentSorts)),
};
export const DocumentFilters = Type.Object(filters, closed);
export type DocumentFilters = Static<typeof DocumentFilters>;
export const DocumentQuery = Type.Object({ ...filters, ...listPlace }, closed);
export type DocumentQuery = Static<typeof DocumentQuery>;

export const RefundView = Type.Object(
  {
    id: Type.String(),
    documentId: Type.String(),
    number: Type.String(),
    payerName: Type.String(),
    amount: Type.Integer(),
    currency: Type.String(),
    method: oneOf(paymentMethods),
    state: oneOf(refundStates),
    failure: Type.String(),
    createdAt: Type.String(),
  },
  { ...closed, $id: 'MoneyRefund' },
);
export type RefundView = Static<typeof RefundView>;
export const RefundList = Type.Array(RefundView);

/** A document with its ledger, for staff. */
export const DocumentView = Type.Object(
  {
    ...summary,
    payerName: Type.String(),
    payerEmail: Type.String(),
    purpose: Type.String(),
    tax: Type.Integer(),
    reason: Type.String(),
    dueNow: Type.Integer(),
    /** Negative: what is owed to the payer. */
    balance: Type.Integer(),
    lines: Type.Array(LineView),
    parts: Type.Array(PartView),
    payments: Type.Array(Type.Object({ ...payment, id: Type.String(), reference: Type.String() }, closed)),
    refunds: RefundList,
    creditNotes: Type.Array(
      Type.Object({ id: Type.String(), number: Type.String(), total: Type.Integer(), reason: Type.String() }, closed),
    ),
    corrects: Nullable(Type.Object({ id: Type.String(), number: Type.String() }, closed)),
    entries: Type.Array(
      Type.Object(
        {
          id: Type.String(),
          kind: oneOf(entryKinds),
          happenedOn: Type.String(),
          lines: Type.Array(Type.Object({ account: oneOf(accounts), amount: Type.Integer() }, closed)),
        },
        closed,
      ),
    ),
    isCancelled: Type.Boolean(),
    /** What the terms give back if the client cancelled today. */
    policyPercent: Type.Number(),
    sharePercent: Type.Number(),
    payPath: Type.String(),
  },
  { ...closed, $id: 'MoneyDocument' },
);
export type DocumentView = Static<typeof DocumentView>;

export const InvoiceLine = Type.Object(
  {
    description: Words(maxDescription),
    quantity: Type.Integer({ minimum: 1, maximum: 1000 }),
    unitAmount: Type.Integer({ minimum: 0, maximum: 100_000_000_000 }),
    taxCode: Type.String({ pattern: '^[a-z0-9-]{1,30}$' }),
  },
  closed,
);
export const InvoiceInput = Type.Object(
  {
    email: Type.String({ format: 'email', maxLength: 254 }),
    name: Words(120),
    currency: CurrencyCode,
    lines: Type.Array(InvoiceLine, { minItems: 1, maxItems: 30 }),
    /** When it is due; today without it. */
    dueOn: Type.Optional(Day),
  },
  { ...closed, $id: 'MoneyInvoiceInput' },
);
export type InvoiceInput = Static<typeof InvoiceInput>;

export const OfflinePaymentInput = Type.Object(
  {
    amount: Amount,
    method: oneOf(offlineMethods),
    receivedOn: Day,
    reference: WordsOrNone(maxReference),
  },
  { ...closed, $id: 'OfflinePaymentInput' },
);
export type OfflinePaymentInput = Static<typeof OfflinePaymentInput>;

export const CancelInput = Type.Object(
  {
    by: oneOf(['client', 'house'] as const),
    reason: WordsOrNone(maxReason),
  },
  { ...closed, $id: 'MoneyCancelInput' },
);
export type CancelInput = Static<typeof CancelInput>;

export const CreditInput = Type.Object(
  { amount: Amount, reason: Words(maxReason) },
  { ...closed, $id: 'MoneyCreditInput' },
);
export type CreditInput = Static<typeof CreditInput>;

export const SettleInput = Type.Object(
  { paidOn: Day, reference: WordsOrNone(maxReference) },
  { ...closed, $id: 'MoneySettleInput' },
);
export type SettleInput = Static<typeof SettleInput>;
