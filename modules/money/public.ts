import { defineCollectingPort, definePort, defineSlot } from '#core/contract/public';
import type { RefundStep } from './lib/refund-policy';
import type { PartLabel, PaymentStatus } from './schemas/values';

export { countMinorDigits, formatAmount, isCurrency, parseAmount, toDecimal } from './lib/amounts';
export { addDays, findRefundPercent, type RefundStep } from './lib/refund-policy';
export type { PartLabel, PaymentStatus } from './schemas/values';

/** Asks somebody to pay. Amounts are integers in minor units of `currency` (ISO 4217; JPY has none, KWD three). */
export interface PaymentRequest {
  /** The same key answers the same document, however often it is sent. */
  readonly key: string;
  /** `<module>:<noun>:<id>`; one live document for each purpose. */
  readonly purpose: string;
  readonly payer: { readonly userId: string | null; readonly email: string; readonly name: string };
  readonly currency: string;
  /** Prices include their tax. A `taxCode` is one of the rate table, which `taxRates` lists; null: that of sessions, which staff choose. */
  readonly lines: readonly {
    readonly description: string;
    readonly quantity: number;
    readonly unitAmount: number;
    readonly taxCode: string | null;
  }[];
  /** Due parts in order, which sum to the total; empty: all is due now. */
  readonly schedule: readonly { readonly dueOn: string; readonly amount: number; readonly label: PartLabel }[];
  /** What is given back on cancellation, by days before `startsOn`. */
  readonly policy: readonly RefundStep[];
  readonly startsOn: string | null;
  /** The practitioner's record whose share of what is received is paid out. */
  readonly payee: { readonly practitionerId: string; readonly sharePercent: number } | null;
  /** Page to return to after paying. */
  readonly returnPath: string;
}

/** Where a payment is. */
export interface PaymentState {
  readonly invoiceId: string;
  readonly number: string | null;
  readonly currency: string;
  readonly total: number;
  /** All that was received for it, also what was given back later. */
  readonly paid: number;
  /** What remains to be paid, of all parts. */
  readonly due: number;
  /** How much of that has come due by today. */
  readonly dueNow: number;
  /** What was given back. */
  readonly refunded: number;
  readonly status: PaymentStatus;
  /** Page to pay on; of somebody without an account it holds the key to it. */
  readonly payPath: string;
}

/** One rate of today. */
export interface TaxCode {
  readonly code: string;
  readonly name: string;
  /** Hundredths of a percent. */
  readonly rate: number;
  /** What sessions are taxed by that name no code of their own. */
  readonly isOfSessions: boolean;
}

export interface Money {
  /** Issues an invoice, or answers that of the same key. 409 while another document of the purpose is live. */
  requestPayment(trx: PortTransaction, request: PaymentRequest): Promise<PaymentState>;
  /**
   * Cancels what is unpaid and gives back what was paid by the policy (`house`: all of it). Cancelling twice is cancelling once. 404
   * where nothing was ever requested for the purpose.
   */
  cancelPayment(trx: PortTransaction, purpose: string, by: 'client' | 'house', on: string): Promise<PaymentState>;
  /**
   * Lowers what is owed to `owed`, where only part of what was sold could be used: the rest is credited, and what was paid above it is
   * given back. Does nothing when no more than that is owed. 404 where nothing was ever requested for the purpose.
   */
  reducePayment(trx: PortTransaction, purpose: string, owed: number): Promise<PaymentState>;
  /** By purpose, the newest document of each; a purpose that nothing was requested for is missing. */
  paymentStates(db: PortDatabase, purposes: readonly string[]): Promise<ReadonlyMap<string, PaymentState>>;
  /** The table of tax rates as it is today: hundredths of a percent by code. */
  taxRates(db: PortDatabase): Promise<ReadonlyMap<string, number>>;
  /** The same with names, for people who choose one. */
  listTaxCodes(db: PortDatabase): Promise<readonly TaxCode[]>;
}
export const money = definePort<Money>('money');

/** Chooses a code of the table of tax rates, for staff who manage money. */
export const taxField = defineSlot<{
  readonly label: string;
  readonly hint?: string;
  /** What it means to choose none; where it is given, none can be chosen. */
  readonly none?: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (code: string) => void;
}>('money.tax-field');

/** What somebody asked for that a quote can be made about. */
export interface QuoteSubjectFacts {
  /** What staff call it, and where they see it. */
  readonly label: string;
  readonly path: string;
  readonly name: string;
  /** Null where it is not known. */
  readonly email: string | null;
  readonly language: 'en' | 'de' | 'es';
  /** What it asks for, as a quote would say it. */
  readonly description: string;
  /** What was chosen in it, a line each; a price or a tax code that is not known is null. */
  readonly lines?: readonly {
    readonly description: string;
    readonly unitAmount: number | null;
    readonly currency: string | null;
    readonly taxCode: string | null;
  }[];
}
/** Filled by modules in which people ask for what is quoted. Subjects are written `<prefix>:<id>`. */
export const quoteSubjects = defineCollectingPort<{
  /** `<module>:<noun>`. */
  readonly prefix: string;
  find(db: PortDatabase, id: string): Promise<QuoteSubjectFacts | null>;
  /** In the transaction in which somebody accepts a quote about it; what is refused here (409 `quote-over`, `full`) is not accepted. */
  accepted?(trx: PortTransaction, id: string): Promise<void>;
}>('money.quote-subjects');

/** Quotes about something in another module, and the way to a new one, for staff who manage money. */
export const quotesAbout = defineSlot<{ readonly subject: string }>('money.quotes-about');
