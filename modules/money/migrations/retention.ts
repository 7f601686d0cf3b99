import type { RetainedTables } from '#core/contract/retention';

const books = {
  stays:
    'books are kept by law; the account and the address of the payer are taken out with the account, the name on an invoice stays',
};

/** How long rows of this module's tables are kept. */
export const retention: RetainedTables = {
  money_checkouts: books,
  money_code_uses: books,
  money_codes: 'no personal data',
  money_documents: books,
  money_entries: books,
  money_entry_lines: books,
  money_gift_cards: books,
  money_lines: books,
  money_parts: books,
  money_payments: books,
  money_provider_events: books,
  money_quotes: {
    clocks: [{ keep: '3 years', from: 'created_at', where: { state: ['open', 'declined', 'withdrawn'] } }],
    otherwise: {
      stays:
        'what was accepted belongs to its invoice; the account and the address of the client are taken out with the account, other quotes go with it',
    },
  },
  money_refunds: books,
  money_reminders: books,
  money_series: 'no personal data',
  money_shares: books,
  money_tax_rates: 'no personal data',
};
