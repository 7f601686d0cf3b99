import { getPageData } from '#core/web';
import { formatAmount } from '#modules/money/public';

/** An amount in the smallest unit of its currency, in the words of the person's language. */
export const formatPrice = ({ amount, currency }: { readonly amount: number; readonly currency: string }): string =>
  formatAmount(amount, currency, getPageData().language === 'en-XA' ? 'en' : getPageData().language);
