import { LinkedDocumentPage } from '../parts/document-page';
import { QuoteDetails } from '../parts/quotes/quote-details';
import { texts } from '../texts/texts';

/** `/payments/quote-by-link#<key>`: a quote to somebody without an account. */
export const QuoteByLinkPage = () => (
  <LinkedDocumentPage
    name="money.quote-by-link"
    title={texts('quote')}
    none={texts('quote.none')}
    details={QuoteDetails}
  />
);
