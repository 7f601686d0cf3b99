import type { Core } from '#core/contract/server';
import { type ContentNoun, type FirstRunStep, studio } from '#modules/studio/public';
import { today } from './ledger/post-entry';
import { findTaxRates } from './queries/tax-rates';
import { type MoneyConfig, parseIban } from './settings';

const [noun, key] = ['invoices', 'issuer'] as const;

const standardTax = 'standard';
const toTaxCode = (value: unknown): string =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : standardTax;

/** The tax rate of sessions. Published versions from before it could be chosen have the standard one. */
export const readSessionTax = (core: Core): string =>
  toTaxCode(core.port(studio).find(noun, key, 'en')?.sessionTaxCode);

/** Who issues invoices and where transfers go, edited by staff; the environment is what it begins with. */
export const invoiceContent = (core: Core, config: MoneyConfig): ContentNoun => ({
  noun,
  label: 'Invoices',
  about:
    'Who issues invoices, the account for transfers and the tax of sessions. Documents keep what was true on the day of their issue.',
  languages: ['en'],
  inPages: null,
  fields: [
    { name: 'issuerName', label: 'Name of the business', kind: 'text', isRequired: true, most: 120 },
    { name: 'issuerAddress', label: 'Postal address', kind: 'long-text', most: 400, rows: 4 },
    { name: 'taxId', label: 'Tax number', kind: 'text', most: 60 },
    {
      name: 'accountHolder',
      label: 'Holder of the account',
      hint: 'Empty: the name of the business.',
      kind: 'text',
      most: 120,
    },
    {
      name: 'iban',
      label: 'IBAN',
      hint: 'Empty: people who want to transfer are asked to write to you.',
      kind: 'text',
      most: 42,
    },
    { name: 'bic', label: 'BIC', kind: 'text', most: 11 },
    {
      name: 'sessionTaxCode',
      label: 'Tax of sessions',
      hint: 'A code of the table of tax rates under Money, such as “none” where your sessions are free of tax; empty: “standard”. It holds for invoices issued from then on.',
      kind: 'text',
      most: 30,
    },
  ],
  list: async () => [
    {
      key,
      title: 'Issuer and account',
      path: '/team-portal/money',
      builtIn: {
        en: {
          issuerName: config.issuerName || core.config.houseName,
          ...{ issuerAddress: config.issuerAddress, taxId: config.taxId, accountHolder: config.accountHolder },
          ...{ iban: config.iban, bic: config.bic, sessionTaxCode: standardTax },
        },
      },
    },
  ],
  check: async ({ fields: { iban, sessionTaxCode } }, db) => {
    const codes = [...(await findTaxRates(db, today())).keys()];
    const isIban = typeof iban !== 'string' || iban.trim() === '' || parseIban(iban) !== null;
    const isCode = codes.includes(toTaxCode(sessionTaxCode));
    return [
      ...(isIban ? [] : [{ path: 'iban', message: 'Enter an IBAN such as DE89 3704 0044 0532 0130 00.' }]),
      ...(isCode ? [] : [{ path: 'sessionTaxCode', message: `Enter a code of the tax rates: ${codes.join(', ')}.` }]),
    ];
  },
});

/** The settings with what staff published since; read anew each time, since it changes while the product runs. */
export const withIssuer = (core: Core, config: MoneyConfig): MoneyConfig => {
  const read = (name: string, start: string): string => {
    const content = core.port(studio);
    if (content.findPublishedAt(noun, key, 'en') === null) return start;
    const value = content.find(noun, key, 'en')?.[name];
    return typeof value === 'string' ? value.trim() : start;
  };
  return {
    ...config,
    get issuerName() {
      return read('issuerName', config.issuerName) || core.config.houseName;
    },
    get issuerAddress() {
      return read('issuerAddress', config.issuerAddress);
    },
    get taxId() {
      return read('taxId', config.taxId);
    },
    get accountHolder() {
      return read('accountHolder', config.accountHolder);
    },
    get iban() {
      return parseIban(read('iban', config.iban)) ?? '';
    },
    get bic() {
      return read('bic', config.bic);
    },
  };
};

/** Nobody can transfer before there is an account. */
export const issuerStep = (config: MoneyConfig): FirstRunStep => ({
  id: 'money.issuer',
  order: 25,
  label: 'Say who issues your invoices',
  hint: 'Name, address and the account for transfers. Until then people who want to pay are asked to write to you.',
  path: `/team-portal/studio/${noun}/${key}/en`,
  isDone: async () => config.issuerAddress !== '' && (config.iban !== '' || config.stripeSecretKey !== null),
});
