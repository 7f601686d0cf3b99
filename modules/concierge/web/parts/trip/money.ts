import { formatNumber } from '#core/web';
import type { Price } from '../../../schemas/offer';
import { texts } from './texts/texts';

/** An amount of the smallest coins as people write it: `$1,850`. */
export const moneyText = ({ minor, currency }: { readonly minor: number; readonly currency: string }): string => {
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  return formatNumber(minor / 10 ** digits, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
};

/** A price with what it is for, or that it has to be asked for. */
export const priceText = (price: Price | null): string =>
  price ? texts(`per.${price.per}`, { price: moneyText(price) }) : texts('price.ask');
