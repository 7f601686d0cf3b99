import type { CsvColumn } from '#core/contract/list';
import { toDecimal } from '../../lib/amounts';
import type { CodeView, GiftCardView, StatementView } from '../../schemas/studio';
import type { GiftCard, PromotionCode } from '../models/card';

/** A promotion code with how it stands today. */
export interface ListedCode extends PromotionCode {
  readonly state: CodeView['state'];
}

export const toCodeView = (code: ListedCode): CodeView => ({
  id: code.id,
  name: code.code,
  rate: code.rate,
  amount: code.amount,
  currency: code.currency,
  purpose: code.purpose,
  validFrom: code.validFrom,
  validUntil: code.validUntil,
  maxUses: code.maxUses,
  oncePerPerson: code.oncePerPerson,
  uses: code.uses,
  state: code.state,
});

/** A gift card with its sale, what is left on it, and how it stands today. */
export interface ListedCard extends GiftCard {
  readonly numberText: string;
  readonly payerName: string;
  readonly amountLeft: number;
  readonly state: GiftCardView['state'];
}

/** Codes of cards are nobody's to read but the buyer's. */
export const toGiftCardView = (card: ListedCard): GiftCardView => ({
  id: card.id,
  documentId: card.documentId,
  number: card.numberText,
  buyer: card.payerName,
  amount: card.amount,
  left: card.amountLeft,
  currency: card.currency,
  validUntil: card.validUntil,
  state: card.state,
});

const decimal = (amount: number | null, currency: string | null): string =>
  amount === null || currency === null ? '' : toDecimal(amount, currency);

export const codeColumns: readonly CsvColumn<CodeView>[] = [
  { head: 'Code', cell: ({ name }) => name },
  { head: 'Percent off', cell: ({ rate }) => (rate === null ? '' : rate / 100) },
  { head: 'Amount off', cell: ({ amount, currency }) => decimal(amount, currency) },
  { head: 'Currency', cell: ({ currency }) => currency ?? '' },
  { head: 'Valid from', cell: ({ validFrom }) => validFrom },
  { head: 'Valid until', cell: ({ validUntil }) => validUntil ?? '' },
  { head: 'Used', cell: ({ uses }) => uses },
  { head: 'Most uses', cell: ({ maxUses }) => maxUses ?? '' },
  { head: 'Once per person', cell: ({ oncePerPerson }) => (oncePerPerson ? 'yes' : 'no') },
  { head: 'State', cell: ({ state }) => state },
];

export const cardColumns: readonly CsvColumn<GiftCardView>[] = [
  { head: 'Buyer', cell: ({ buyer }) => buyer },
  { head: 'Invoice', cell: ({ number }) => number },
  { head: 'Value', cell: ({ amount, currency }) => decimal(amount, currency) },
  { head: 'Left', cell: ({ left, currency }) => decimal(left, currency) },
  { head: 'Currency', cell: ({ currency }) => currency },
  { head: 'Valid until', cell: ({ validUntil }) => validUntil },
  { head: 'State', cell: ({ state }) => state },
];

export const statementColumns: readonly CsvColumn<StatementView>[] = [
  { head: 'Number', cell: ({ number }) => number },
  { head: 'Practitioner', cell: ({ name }) => name },
  { head: 'Issued on', cell: ({ issuedOn }) => issuedOn },
  { head: 'Share', cell: ({ total, currency }) => decimal(total, currency) },
  { head: 'Currency', cell: ({ currency }) => currency },
  { head: 'Paid out on', cell: ({ paidOutOn }) => paidOutOn ?? '' },
  { head: 'Reference', cell: ({ reference }) => reference },
];
