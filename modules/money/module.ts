import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'money',
  title: 'Money',
  nouns: ['invoice', 'voucher', 'payout'],
  needs: ['matching', 'reporting', 'studio'],
  permissions: {
    'money.manage': ['admin'],
    'money.view-own': ['client', 'practitioner', 'admin'],
    // What a practitioner is paid.
    'money.be-paid': ['practitioner'],
  },
  outsideEvents: {
    'money.changed': 'A payment came, was given back or was cancelled',
  },
  tables: [
    'money_series',
    'money_tax_rates',
    'money_documents',
    'money_lines',
    'money_parts',
    'money_gift_cards',
    'money_payments',
    'money_refunds',
    'money_entries',
    'money_entry_lines',
    'money_checkouts',
    'money_provider_events',
    'money_codes',
    'money_code_uses',
    'money_reminders',
    'money_shares',
    'money_quotes',
  ],
  web: {
    roots: [
      {
        route: '/payments',
        access: 'signed-in',
        nav: [
          {
            label: { en: 'Payments', de: 'Zahlungen', es: 'Pagos' },
            order: 60,
            place: 'user-menu',
            icon: 'letter',
            roles: ['client'],
          },
        ],
      },
      {
        route: '/payouts',
        access: 'signed-in',
        nav: [{ label: 'Payouts', order: 60, place: 'user-menu', icon: 'letter', roles: ['practitioner'] }],
      },
      // Mails lead here; their reader need not have an account.
      { route: '/payments/by-link', access: 'open' },
      { route: '/payments/quote-by-link', access: 'open' },
      { route: '/team-portal/money', access: 'signed-in', under: 'team-portal', search: 'q', quickExit: false },
    ],
    slots: ['money.quotes-about', 'money.tax-field'],
    fills: ['money.quotes-about', 'money.tax-field', 'team-portal.briefs'],
    languages: ['de', 'es'],
  },
});
