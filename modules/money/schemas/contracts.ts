import { Type } from '@sinclair/typebox';
import {
  CancelInput,
  CheckoutInput,
  CheckoutView,
  CreditInput,
  DocumentFilters,
  DocumentList,
  DocumentQuery,
  DocumentView,
  InvoiceInput,
  OfflinePaymentInput,
  PaymentList,
  PaymentQuery,
  PaymentRef,
  PaymentView,
  RedeemInput,
  RefundView,
  SettleInput,
} from './documents';
import { IdParams } from './parts';
import {
  OwnQuote,
  OwnQuoteList,
  QuoteFilters,
  QuoteInput,
  QuoteList,
  QuoteQuery,
  QuoteSubject,
  QuoteView,
  SubjectParams,
} from './quotes';
import {
  CardFilters,
  CardQuery,
  CodeFilters,
  CodeInput,
  CodeList,
  CodeQuery,
  CodeView,
  GiftCardInput,
  GiftCardList,
  GiftCardView,
  OpenShares,
  Overview,
  OverviewQuery,
  OwnPayouts,
  PageQuery,
  PayoutInput,
  ReviewParams,
  StatementFilters,
  StatementInput,
  StatementQuery,
  StatementView,
  TaxRateInput,
  TaxRateList,
} from './studio';

export const listPayments = { query: PaymentQuery, reply: PaymentList } as const;
export const getPayment = { params: PaymentRef, reply: PaymentView } as const;
export const downloadPayment = { params: PaymentRef, content: 'application/pdf' } as const;
export const startCheckout = {
  params: PaymentRef,
  body: CheckoutInput,
  reply: CheckoutView,
  errors: { 'nothing-due': 409, 'no-card-payment': 409, 'card-not-possible': 409, 'payment-service': 502 },
} as const;
export const redeemCode = {
  params: PaymentRef,
  body: RedeemInput,
  reply: PaymentView,
  status: 200,
  errors: { 'nothing-due': 409, 'code-not-valid': 409 },
} as const;
export const listOwnQuotes = { query: PageQuery, reply: OwnQuoteList } as const;
export const getOwnQuote = { params: PaymentRef, reply: OwnQuote } as const;
export const downloadQuote = { params: PaymentRef, content: 'application/pdf' } as const;
export const acceptQuote = {
  params: PaymentRef,
  reply: OwnQuote,
  status: 200,
  errors: { 'quote-over': 409, 'quote-expired': 409, 'no-tax-rate': 409, full: 409 },
} as const;
export const declineQuote = {
  params: PaymentRef,
  reply: OwnQuote,
  status: 200,
  errors: { 'quote-over': 409, 'quote-expired': 409 },
} as const;
export const receiveStripeEvent = {
  // The event is checked by its signature, over the bytes as they came; of what it says we read what we know.
  body: Type.Unsafe<Readonly<Record<string, unknown>>>({ description: 'An event as Stripe signs it.' }),
  reply: Type.Object({ received: Type.Literal(true) }, { additionalProperties: false }),
  status: 200,
  errors: { 'bad-signature': 400, 'no-card-payment': 409 },
} as const;

export const getOverview = { query: OverviewQuery, reply: Overview } as const;
export const reviewProblem = { params: ReviewParams, status: 204 } as const;
export const listDocuments = { query: DocumentQuery, reply: DocumentList } as const;
export const exportDocuments = { query: DocumentFilters, content: 'text/csv' } as const;
export const createInvoice = {
  body: InvoiceInput,
  reply: DocumentView,
  idempotent: true,
  errors: { 'no-tax-rate': 409 },
} as const;
export const getDocument = { params: IdParams, reply: DocumentView } as const;
export const printDocument = { params: IdParams, content: 'application/pdf' } as const;
export const recordOfflinePayment = {
  params: IdParams,
  body: OfflinePaymentInput,
  reply: DocumentView,
  idempotent: true,
  errors: { 'more-than-due': 409 },
} as const;
export const cancelDocument = {
  params: IdParams,
  body: CancelInput,
  reply: DocumentView,
  status: 200,
  errors: { 'already-cancelled': 409, 'card-used': 409 },
} as const;
export const creditDocument = {
  params: IdParams,
  body: CreditInput,
  reply: DocumentView,
  idempotent: true,
  errors: { 'more-than-invoiced': 409, 'card-used': 409 },
} as const;
export const settleRefund = {
  params: IdParams,
  body: SettleInput,
  reply: RefundView,
  status: 200,
  errors: { 'refund-not-open': 409 },
} as const;

export const getQuoteSubject = { params: SubjectParams, reply: QuoteSubject } as const;
export const listQuotes = { query: QuoteQuery, reply: QuoteList } as const;
export const exportQuotes = { query: QuoteFilters, content: 'text/csv' } as const;
export const createQuote = {
  body: QuoteInput,
  reply: QuoteView,
  idempotent: true,
  errors: { 'no-tax-rate': 409, 'quote-over': 409 },
} as const;
export const getQuote = { params: IdParams, reply: QuoteView } as const;
export const printQuote = { params: IdParams, content: 'application/pdf' } as const;
export const withdrawQuote = {
  params: IdParams,
  reply: QuoteView,
  status: 200,
  errors: { 'quote-over': 409 },
} as const;

export const listTaxRates = { reply: TaxRateList } as const;
export const addTaxRate = {
  body: TaxRateInput,
  reply: TaxRateList,
  errors: { 'rate-exists': 409, 'in-the-past': 409 },
} as const;
export const listCodes = { query: CodeQuery, reply: CodeList } as const;
export const exportCodes = { query: CodeFilters, content: 'text/csv' } as const;
export const createCode = { body: CodeInput, reply: CodeView, errors: { 'code-taken': 409 } } as const;
export const endCode = { params: IdParams, reply: CodeView, status: 200 } as const;
export const resumeCode = { params: IdParams, reply: CodeView, status: 200 } as const;
export const listGiftCards = { query: CardQuery, reply: GiftCardList } as const;
export const exportGiftCards = { query: CardFilters, content: 'text/csv' } as const;
export const createGiftCard = { body: GiftCardInput, reply: GiftCardView, idempotent: true } as const;
export const listPayouts = { reply: OpenShares } as const;
export const listStatements = { query: StatementQuery, reply: Type.Array(StatementView) } as const;
export const exportStatements = { query: StatementFilters, content: 'text/csv' } as const;
/** What a practitioner is paid, as they see it. */
export const listOwnPayouts = { query: PageQuery, reply: OwnPayouts } as const;
export const exportOwnStatement = { params: IdParams, content: 'text/csv' } as const;
export const createStatement = {
  body: StatementInput,
  reply: StatementView,
  errors: { 'nothing-to-pay': 409 },
} as const;
export const payStatement = {
  params: IdParams,
  body: PayoutInput,
  reply: StatementView,
  status: 200,
  errors: { 'already-paid-out': 409 },
} as const;
export const exportStatement = { params: IdParams, content: 'text/csv' } as const;
