export const documentKinds = ['invoice', 'credit-note', 'statement'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const paymentStatuses = ['open', 'part-paid', 'paid', 'cancelled', 'refunded', 'part-refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
/** What a list of staff is filtered by: `owing` is what the house owes to the payer. */
export const documentStates = [...paymentStatuses, 'overdue', 'owing'] as const;

/** What a document sells; PostgreSQL derives it from the purpose. */
export const offerKinds = ['session', 'retreat', 'consultation', 'gift-card', 'other'] as const;
export type OfferKind = (typeof offerKinds)[number];
/** What a list of staff is filtered by. */
export const soldKinds = ['any', ...offerKinds] as const;
/** What the days of a list of staff are: when documents were issued, when money came or went, when unpaid parts fell due. */
export const documentDates = ['issued', 'paid', 'due'] as const;

export const paymentMethods = ['transfer', 'cash', 'card', 'gift-card'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
/** How money comes in or goes out by the team's own hands. */
export const offlineMethods = ['transfer', 'cash'] as const;

/** What somebody can answer to a quote, or its senders can do to it; what is open is over after its last day. */
export const answeredStates = ['open', 'accepted', 'declined', 'withdrawn'] as const;
export type AnsweredState = (typeof answeredStates)[number];
export const quoteStates = [...answeredStates, 'expired'] as const;
export type QuoteState = (typeof quoteStates)[number];
export const languages = ['en', 'de', 'es'] as const;
/** Most days for which a quote holds, and after which a part of it may be due. */
export const mostQuoteDays = 731;
export const mostQuoteParts = 25;
/** Days before its last one on which a mail reminds of an open quote. */
export const quoteReminderDays = 3;

export const partLabels = ['deposit', 'instalment', 'balance'] as const;
export type PartLabel = (typeof partLabels)[number];

export const refundStates = ['requested', 'sent', 'paid', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

export const accounts = [
  'receivable',
  'revenue',
  'tax',
  'bank',
  'cash',
  'card',
  'gift-cards',
  'practitioner-shares',
  'practitioners',
] as const;
export type Account = (typeof accounts)[number];

export const entryKinds = ['issued', 'credited', 'paid', 'refunded', 'paid-out'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Most of one document, in minor units: sums of all documents stay exact in every reader. */
export const mostAmount = 1_000_000_000_000;
/** Days after the due date on which a reminder is mailed. */
export const reminderDays = [3, 10, 21] as const;
export const maxDescription = 200;
export const maxReason = 500;
export const maxReference = 140;

/** How a promotion code stands: `over` is past its last day or used up, `ended` was ended by staff. */
export const codeStates = ['running', 'planned', 'over', 'ended'] as const;
/** Orders of lists of staff; the first of each is usual. */
export const codeSorts = ['newest', 'name', 'uses'] as const;
export const documentSorts = ['newest', 'due', 'total', 'name'] as const;
export const quoteSorts = ['newest', 'until', 'total', 'name'] as const;
/** How a gift card stands: `waiting` for the payment of its invoice, `over` past its last day with something left. */
export const cardStates = ['active', 'waiting', 'used', 'over', 'cancelled'] as const;
export const cardSorts = ['newest', 'until', 'left'] as const;
export const statementStates = ['waiting', 'paid'] as const;
export const statementSorts = ['newest', 'oldest', 'total'] as const;
