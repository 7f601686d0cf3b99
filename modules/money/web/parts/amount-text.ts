import { formatNumber } from '#core/web';
import { toDecimal } from '../../lib/amounts';

/** An amount in the way of the page's language. */
export const amountText = (minor: number, currency: string): string =>
  formatNumber(Number(toDecimal(minor, currency)), { style: 'currency', currency });
