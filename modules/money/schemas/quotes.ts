import { type Static, Type } from '@sinclair/typebox';
import { listPlace } from '#core/contract/list';
import { InvoiceLine, LineView } from './documents';
import { Amount, CurrencyCode, closed, Day, Id, Nullable, oneOf, Words, WordsOrNone } from './parts';
import { languages, mostQuoteDays, mostQuoteParts, partLabels, quoteSorts, quoteStates } from './values';

/** A part of the price, due so many days after the acceptance. */
const QuotePart = Type.Object(
  { dueInDays: Type.Integer({ minimum: 0, maximum: mostQuoteDays }), amount: Amount, label: oneOf(partLabels) },
  closed,
);
export type QuotePart = Static<typeof QuotePart>;
const QuoteLine = Type.Object({ ...LineView.properties, taxCode: Type.String() }, closed);
export type QuoteLine = Static<typeof QuoteLine>;

const summary = {
  id: Type.String(),
  number: Type.String(),
  clientName: Type.String(),
  currency: Type.String(),
  total: Type.Integer(),
  state: oneOf(quoteStates),
  /** The last day on which it can be accepted. */
  validUntil: Type.String(),
  sentOn: Type.String(),
};

/** Terms that a quote was sent with, and the number of their version. */
const Terms = Nullable(Type.Object({ text: Type.String(), version: Type.Integer() }, closed));
/** `<module>:<noun>:<id>`. */
export const Subject = Type.String({
  pattern: '^[a-z-]{1,40}:[a-z-]{1,40}:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
});

/** An own quote in a list. */
export const OwnQuoteRow = Type.Object({ ...summary, path: Type.String() }, { ...closed, $id: 'OwnQuoteRow' });
export const OwnQuoteList = Type.Array(OwnQuoteRow);

/** A quote as whom it was sent to sees it. */
export const OwnQuote = Type.Object(
  {
    ...summary,
    /** By which it is named in calls: its id, or the key of a mailed link. */
    ref: Type.String(),
    tax: Type.Integer(),
    issuer: Type.Object({ name: Type.String(), address: Type.String(), taxId: Type.String() }, closed),
    lines: Type.Array(QuoteLine),
    parts: Type.Array(QuotePart),
    terms: Terms,
    /** Once it is accepted: where its invoice is paid. */
    payPath: Nullable(Type.String()),
    /** Another quote came in its place, and its number. */
    replacedBy: Nullable(Type.String()),
    contactEmail: Type.String(),
  },
  { ...closed, $id: 'MoneyOwnQuote' },
);
export type OwnQuote = Static<typeof OwnQuote>;

const Named = Nullable(Type.Object({ id: Type.String(), number: Type.String() }, closed));
/** A quote in the list of staff. */
export const QuoteRow = Type.Object({ ...summary, clientEmail: Type.String() }, { ...closed, $id: 'MoneyQuoteRow' });
export type QuoteRow = Static<typeof QuoteRow>;
export const QuoteList = Type.Array(QuoteRow);
/** A quote with all that came of it, for staff. */
export const QuoteView = Type.Object(
  {
    ...QuoteRow.properties,
    tax: Type.Integer(),
    language: oneOf(languages),
    lines: Type.Array(QuoteLine),
    parts: Type.Array(QuotePart),
    terms: Terms,
    /** When a mail reminded of its last day. */
    remindedAt: Nullable(Type.String()),
    /** What it was made about, in the module where it was asked for. */
    about: Nullable(Type.Object({ label: Type.String(), path: Type.String() }, closed)),
    decidedAt: Nullable(Type.String()),
    /** Page on which it is answered. */
    path: Type.String(),
    invoice: Named,
    replaces: Named,
    replacedBy: Named,
  },
  { ...closed, $id: 'MoneyQuote' },
);
export type QuoteView = Static<typeof QuoteView>;

const filters = {
  q: Type.Optional(WordsOrNone(100)),
  state: Type.Optional(oneOf(quoteStates)),
  sort: Type.Optional(oneOf(quoteSorts)),
};
export const QuoteFilters = Type.Object(filters, closed);
export type QuoteFilters = Static<typeof QuoteFilters>;
export const QuoteQuery = Type.Object({ ...filters, ...listPlace }, closed);
export type QuoteQuery = Static<typeof QuoteQuery>;

export const QuoteInput = Type.Object(
  {
    email: Type.String({ format: 'email', maxLength: 254 }),
    name: Words(120),
    /** Of somebody without an account; an account has its own. */
    language: oneOf(languages),
    currency: CurrencyCode,
    lines: Type.Array(InvoiceLine, { minItems: 1, maxItems: 30 }),
    validUntil: Day,
    /** Parts in order, which sum to the total; empty: all is due with the acceptance. */
    parts: Type.Array(QuotePart, { maxItems: mostQuoteParts }),
    /** An open quote in whose place this one comes. */
    replacesId: Type.Optional(Id),
    /** What it is made about. */
    subject: Type.Optional(Subject),
  },
  { ...closed, $id: 'MoneyQuoteInput' },
);
export type QuoteInput = Static<typeof QuoteInput>;

/** What was asked for elsewhere, with the quotes that were made about it. */
export const QuoteSubject = Type.Object(
  {
    subject: Subject,
    label: Type.String(),
    path: Type.String(),
    name: Type.String(),
    email: Nullable(Type.String()),
    language: oneOf(languages),
    description: Type.String(),
    /** What was chosen in it: a new quote begins with these lines. */
    lines: Type.Array(
      Type.Object(
        {
          description: Type.String(),
          unitAmount: Nullable(Type.Integer()),
          currency: Nullable(Type.String()),
          taxCode: Nullable(Type.String()),
        },
        closed,
      ),
    ),
    quotes: QuoteList,
  },
  { ...closed, $id: 'MoneyQuoteSubject' },
);
export type QuoteSubject = Static<typeof QuoteSubject>;
export const SubjectParams = Type.Object({ subject: Subject }, closed);
