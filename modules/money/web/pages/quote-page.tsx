import { OwnDocumentPage } from '../parts/document-page';
import { QuoteDetails } from '../parts/quotes/quote-details';

/** `/payments/quotes/:id`: one of somebody's own quotes. */
export const QuotePage = () => <OwnDocumentPage details={QuoteDetails} />;
