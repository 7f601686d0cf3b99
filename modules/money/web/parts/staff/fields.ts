import type { ReplyOf } from '#core/contract/endpoint';
import { formatNumber } from '#core/web';
import { parseAmount } from '../../../lib/amounts';
import type { listTaxRates } from '../../../schemas/endpoints';
import type { FormField, FormValues } from './form-dialog';
import { texts } from './texts/texts';

export const today = (): string => new Date().toISOString().slice(0, 10);

export const currencyField: FormField = {
  name: 'currency',
  label: texts('field.currency'),
  value: 'EUR',
  maxLength: 3,
};
export const amountField = (value = ''): FormField => ({
  name: 'amount',
  label: texts('field.amount'),
  value,
  maxLength: 20,
});
export const referenceField: FormField = {
  name: 'reference',
  label: texts('field.reference'),
  hint: texts('field.reference.hint'),
  value: '',
  maxLength: 140,
  isOptional: true,
};
export const dayField = (name: 'receivedOn' | 'paidOn' | 'dueOn' | 'validUntil'): FormField => ({
  name,
  label: texts(`field.${name}`),
  value: today(),
  type: 'date',
});

export interface Rate {
  readonly value: string;
  readonly label: string;
}

/** Tax rates of today to choose from, the usual one first. */
export const nameRates = (rates: ReplyOf<typeof listTaxRates>): readonly Rate[] =>
  rates
    .filter(({ isCurrent }) => isCurrent)
    .sort((one, other) => Number(other.code === 'standard') - Number(one.code === 'standard'))
    .map(({ code, name, rate }) => ({ value: code, label: `${name} (${formatNumber(rate / 100)} %)` }));

/** The currency as typed, if Intl knows it. */
export const currencyOf = ({ currency = '' }: FormValues): string => currency.trim().toUpperCase();

/** A percentage as hundredths of a percent; null for what is none. */
export const parsePercent = (typed: string): number | null =>
  /^\d{1,3}(?:[.,]\d{1,2})?$/.test(typed.trim()) ? Math.round(Number(typed.trim().replace(',', '.')) * 100) : null;

/** An amount that the form may send, in minor units. */
export const readAmount = (values: FormValues, currency = currencyOf(values)): number | null => {
  if (!/^[A-Z]{3}$/.test(currency)) return null;
  const minor = parseAmount(values.amount ?? '', currency);
  return minor !== null && minor > 0 ? minor : null;
};

export const checkAmount = (values: FormValues, currency = currencyOf(values)): FormValues =>
  readAmount(values, currency) === null ? { amount: texts('field.amount.wrong') } : {};
