import type { AnonymisedTables } from '#core/contract/anonymised';

/** What the tables of this module become in a data set for a test system. */
export const anonymised: AnonymisedTables = {
  money_checkouts: { currency: 'keep', provider_id: 'shape' },
  money_code_uses: { person: 'shape' },
  money_codes: { code: 'shape', currency: 'keep', purpose: 'keep' },
  money_documents: {
    series: 'keep',
    number_text: 'keep',
    key: 'keep',
    purpose: 'keep',
    payer_name: 'name',
    payer_email: 'email',
    currency: 'keep',
    policy: 'keep',
    return_path: 'keep',
    issuer: 'keep',
    language: 'keep',
    reason: 'words',
  },
  money_entries: { key: 'keep' },
  money_entry_lines: { currency: 'keep', offer: 'keep' },
  money_gift_cards: {
    code_hash: 'shape',
    code_sealed: { context: 'money_gift_cards:code_sealed:{id}', owner: null },
    currency: 'keep',
  },
  money_lines: { description: 'words', tax_code: 'keep' },
  money_payments: { currency: 'keep', reference: 'words', provider_id: 'shape', key: 'keep' },
  money_provider_events: 'left-out',
  money_refunds: { provider_id: 'shape', failure: 'words' },
  money_series: { series: 'keep' },
  money_tax_rates: { code: 'keep', name: 'keep' },
};
