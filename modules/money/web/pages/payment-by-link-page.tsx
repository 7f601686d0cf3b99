import { LinkedDocumentPage } from '../parts/document-page';
import { PaymentDetails } from '../parts/payment-details';
import { texts } from '../texts/texts';

/** `/payments/by-link#<key>`: an invoice of somebody without an account. */
export const PaymentByLinkPage = () => (
  <LinkedDocumentPage
    name="money.by-link"
    title={texts('kind.invoice')}
    none={texts('page.none')}
    details={PaymentDetails}
  />
);
