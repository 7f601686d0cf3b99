import { type Static, Type } from '@sinclair/typebox';
import { listPlace } from '#core/contract/list';
import { RefundView } from './documents';
import { Amount, CurrencyCode, closed, Day, Id, Nullable, oneOf, Words, WordsOrNone } from './parts';
import { cardSorts, cardStates, codeSorts, codeStates, maxReference, statementSorts, statementStates } from './values';

/** Sums of one currency, in minor units. */
export const Figures = Type.Object(
  {
    currency: Type.String(),
    /** Received in the period, less what was given back in it. */
    paid: Type.Integer(),
    /** Invoiced in the period, less its credit notes. */
    agreed: Type.Integer(),
    /** Has come due by today and was not paid. */
    due: Type.Integer(),
    /** Of that, what was due before today. */
    overdue: Type.Integer(),
  },
  closed,
);
export const OverviewQuery = Type.Object({ from: Day, to: Day }, closed);
export const Overview = Type.Object(
  {
    figures: Type.Array(Figures),
    refunds: Type.Array(RefundView),
    problems: Type.Array(
      Type.Object(
        {
          id: Type.String(),
          type: Type.String(),
          problem: Type.String(),
          documentId: Nullable(Type.String()),
          createdAt: Type.String(),
        },
        closed,
      ),
    ),
    /** What of the set-up is missing. */
    missing: Type.Array(oneOf(['issuer', 'account', 'tax-rates', 'card'] as const)),
  },
  { ...closed, $id: 'MoneyOverview' },
);
export type Overview = Static<typeof Overview>;
export const ReviewParams = Type.Object({ id: Type.String({ pattern: '^[A-Za-z0-9_]{1,100}$' }) }, closed);

export const TaxRateView = Type.Object(
  {
    code: Type.String(),
    name: Type.String(),
    /** Hundredths of a percent. */
    rate: Type.Integer(),
    validFrom: Type.String(),
    isCurrent: Type.Boolean(),
  },
  { ...closed, $id: 'TaxRate' },
);
export const TaxRateList = Type.Array(TaxRateView);
export const TaxRateInput = Type.Object(
  {
    code: Type.String({ pattern: '^[a-z0-9-]{1,30}$' }),
    name: Words(60),
    rate: Type.Integer({ minimum: 0, maximum: 10_000 }),
    validFrom: Day,
  },
  { ...closed, $id: 'TaxRateInput' },
);
export type TaxRateInput = Static<typeof TaxRateInput>;

const Search = Type.Optional(WordsOrNone(100));

const codeRules = {
  /** What people type. */
  name: Type.String({ pattern: '^[A-Z0-9-]{3,30}$' }),
  /** Hundredths of a percent; null for one of an amount. */
  rate: Nullable(Type.Integer({ minimum: 1, maximum: 10_000 })),
  amount: Nullable(Amount),
  currency: Nullable(CurrencyCode),
  /** Beginning of the purposes it is for; empty for all. */
  purpose: Type.String({ maxLength: 60, pattern: '^[a-z0-9:-]*$' }),
  validFrom: Day,
  validUntil: Nullable(Day),
  maxUses: Nullable(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  oncePerPerson: Type.Boolean(),
};
export const CodeInput = Type.Object(codeRules, { ...closed, $id: 'PromotionCodeInput' });
export type CodeInput = Static<typeof CodeInput>;
export const CodeView = Type.Object(
  { ...codeRules, id: Type.String(), uses: Type.Integer(), state: oneOf(codeStates) },
  { ...closed, $id: 'PromotionCode' },
);
export type CodeView = Static<typeof CodeView>;
export const CodeList = Type.Array(CodeView);
const codeFilters = {
  /** Part of a code. */
  q: Search,
  state: Type.Optional(oneOf(codeStates)),
  sort: Type.Optional(oneOf(codeSorts)),
};
export const CodeFilters = Type.Object(codeFilters, closed);
export type CodeFilters = Static<typeof CodeFilters>;
export const CodeQuery = Type.Object({ ...codeFilters, ...listPlace }, closed);
export type CodeQuery = Static<typeof CodeQuery>;
export const PageQuery = Type.Object(listPlace, closed);
export type PageQuery = Static<typeof PageQuery>;

export const GiftCardInput = Type.Object(
  {
    email: Type.String({ format: 'email', maxLength: 254 }),
    name: Words(120),
    amount: Amount,
    currency: CurrencyCode,
    validUntil: Day,
  },
  { ...closed, $id: 'GiftCardInput' },
);
export type GiftCardInput = Static<typeof GiftCardInput>;
export const GiftCardView = Type.Object(
  {
    id: Type.String(),
    documentId: Type.String(),
    number: Type.String(),
    buyer: Type.String(),
    amount: Type.Integer(),
    left: Type.Integer(),
    currency: Type.String(),
    validUntil: Type.String(),
    state: oneOf(cardStates),
  },
  { ...closed, $id: 'GiftCard' },
);
export type GiftCardView = Static<typeof GiftCardView>;
export const GiftCardList = Type.Array(GiftCardView);
const cardFilters = {
  /** Part of the buyer's name or address, or of the invoice's number. */
  q: Search,
  state: Type.Optional(oneOf(cardStates)),
  sort: Type.Optional(oneOf(cardSorts)),
};
export const CardFilters = Type.Object(cardFilters, closed);
export type CardFilters = Static<typeof CardFilters>;
export const CardQuery = Type.Object({ ...cardFilters, ...listPlace }, closed);
export type CardQuery = Static<typeof CardQuery>;

/** What a practitioner would be paid of what was received and stands on no statement. */
export const OpenShare = Type.Object(
  {
    practitionerId: Type.String(),
    name: Type.String(),
    currency: Type.String(),
    amount: Type.Integer(),
    payments: Type.Integer(),
  },
  closed,
);
export const StatementView = Type.Object(
  {
    id: Type.String(),
    number: Type.String(),
    practitionerId: Type.String(),
    name: Type.String(),
    currency: Type.String(),
    total: Type.Integer(),
    issuedOn: Type.String(),
    isPaidOut: Type.Boolean(),
    paidOutOn: Nullable(Type.String()),
    reference: Type.String(),
    isSample: Type.Boolean(),
  },
  { ...closed, $id: 'PayoutStatement' },
);
export type StatementView = Static<typeof StatementView>;
export const OpenShares = Type.Array(OpenShare);
const statementFilters = {
  /** Part of a number or a practitioner's name as the statement has it. */
  q: Search,
  state: Type.Optional(oneOf(statementStates)),
  sort: Type.Optional(oneOf(statementSorts)),
};
export const StatementFilters = Type.Object(statementFilters, closed);
export type StatementFilters = Static<typeof StatementFilters>;
export const StatementQuery = Type.Object({ ...statementFilters, ...listPlace }, closed);
export type StatementQuery = Static<typeof StatementQuery>;
/** A practitioner's own shares: by currency what stands on no statement yet, and the statements. */
export const OwnPayouts = Type.Object(
  {
    open: Type.Array(Type.Omit(OpenShare, ['practitionerId', 'name'], closed)),
    statements: Type.Array(Type.Omit(StatementView, ['practitionerId', 'name', 'isSample'], closed)),
  },
  { ...closed, $id: 'OwnPayouts' },
);
export type OwnPayouts = Static<typeof OwnPayouts>;
export const StatementInput = Type.Object(
  {
    practitionerId: Id,
    currency: CurrencyCode,
    /** Payments up to this day. */
    until: Day,
  },
  { ...closed, $id: 'PayoutStatementInput' },
);
export type StatementInput = Static<typeof StatementInput>;
export const PayoutInput = Type.Object(
  { paidOn: Day, reference: WordsOrNone(maxReference) },
  { ...closed, $id: 'PayoutInput' },
);
