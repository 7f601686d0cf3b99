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
