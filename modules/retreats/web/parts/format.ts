import { formatInstant, formatNumber } from '#core/web';
import { toDecimal } from '#modules/money/public';
import { texts } from '../texts/texts';

/** A calendar day in words, in the order of the language. */
export const formatDay = (date: string): string =>
  formatInstant(`${date}T00:00:00Z`, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The tax within a price; nothing where there is none. */
export const formatTax = (taxRate: number): string =>
  taxRate === 0
    ? ''
    : texts('tax', { rate: formatNumber(taxRate / 10_000, { style: 'percent', maximumFractionDigits: 2 }) });

/** An amount of the smallest coins as people write it, exact in every currency. */
export const formatPrice = ({ minor, currency }: { readonly minor: number; readonly currency: string }): string =>
  formatNumber(Number(toDecimal(minor, currency)), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
