import type { SettingValues } from '#core/contract/settings';
import { address, emailAddress, secret, setting, text } from '#core/contract/settings';

/** Lines of an address, written with `\\n` or `|` between them. */
const lines = (value: string): string =>
  value
    .split(/\\n|\|/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

/** An IBAN without spaces; null for what is none. */
export const parseIban = (value: string): string | null => {
  const compact = value.replace(/\s/g, '').toUpperCase();
  return /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(compact) ? compact : null;
};

const iban = (value: string): string => {
  const parsed = parseIban(value);
  if (parsed === null) throw new Error('an IBAN such as DE89 3704 0044 0532 0130 00');
  return parsed;
};

export const settings = {
  issuerName: setting('MONEY_ISSUER_NAME', text, '', 'Name of the business on invoices; that of the house unless set'),
  issuerAddress: setting('MONEY_ISSUER_ADDRESS', lines, '', 'Its postal address on invoices, lines divided by |'),
  taxId: setting('MONEY_TAX_ID', text, '', 'Its tax number on invoices'),
  accountHolder: setting(
    'MONEY_ACCOUNT_HOLDER',
    text,
    '',
    'Holder of the account for transfers; the issuer unless set',
  ),
  iban: setting('MONEY_IBAN', iban, '', 'Account for transfers; without it nobody is told where to transfer to'),
  bic: setting('MONEY_BIC', text, '', 'BIC of that account'),
  contact: setting(
    'MONEY_CONTACT_EMAIL',
    emailAddress,
    '',
    'Where questions about invoices go; CONTACT_EMAIL unless set',
  ),
  stripeSecretKey: secret('MONEY_STRIPE_SECRET_KEY', text, 'Secret key of Stripe; with it people can pay by card'),
  stripeWebhookSecret: secret('MONEY_STRIPE_WEBHOOK_SECRET', text, 'Signing secret of the webhook'),
  stripeApiHost: setting(
    'MONEY_STRIPE_API_HOST',
    address('http:', 'https:'),
    'https://api.stripe.com',
    'Where the calls to Stripe go',
  ),
};
export type MoneyConfig = SettingValues<typeof settings>;

/** Settings that belong together. */
export const checkSettings = (config: MoneyConfig): readonly string[] =>
  (config.stripeSecretKey === null) === (config.stripeWebhookSecret === null)
    ? []
    : [
        'money: set MONEY_STRIPE_SECRET_KEY and MONEY_STRIPE_WEBHOOK_SECRET together: without the webhook no payment by card is noticed.',
      ];
