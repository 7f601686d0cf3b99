import { OwnDocumentPage } from '../parts/document-page';
import { PaymentDetails } from '../parts/payment-details';

/** `/payments/:id`: one of somebody's own documents. */
export const PaymentPage = () => <OwnDocumentPage details={PaymentDetails} />;
