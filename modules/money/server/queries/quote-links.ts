import type { Core } from '#core/contract/server';
import type { Quote } from '../models/quote';

/** What a link is sealed for; one to an invoice does not open a quote. */
const purpose = 'money_quotes:link';

/** Id of the quote that the key of a link opens; null for one that was not made here. */
export const readQuoteToken = (core: Core, token: string): string | null => {
  try {
    return core.vault.decryptForHost(purpose, Buffer.from(token, 'base64url'));
  } catch {
    return null;
  }
};

/** Page on which a quote is answered; of somebody without an account it holds the key to it. */
export const quotePathOf = (core: Core, { id, userId }: Pick<Quote, 'id' | 'userId'>): string =>
  userId === null
    ? `/payments/quote-by-link#${core.vault.encryptForHost(purpose, id).toString('base64url')}`
    : `/payments/quotes/${id}`;
