import { formatInstant, formatNumber } from '#core/web';
import { toDecimal } from '#modules/money/public';

/** A calendar day in words, in the order of the language. */
export const formatDay = (date: string): string =>
  formatInstant(`${date}T00:00:00Z`, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** An amount of the smallest coins as people write it, exact in every currency. */
export const formatPrice = ({ minor, currency }: { readonly minor: number; readonly currency: string }): string =>
  formatNumber(Number(toDecimal(minor, currency)), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
