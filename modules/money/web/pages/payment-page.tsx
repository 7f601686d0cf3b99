import { Link, useParams } from '#core/web';
import { LinkButton } from '#ui';
import { PaymentDetails } from '../parts/payment-details';
import { texts } from '../texts/texts';
import styles from './payments.module.css';

/** `/payments/:id`: one of somebody's own documents. */
export const PaymentPage = () => {
  const { id = '' } = useParams();
  return (
    <div className={styles.page}>
      <div>
        <LinkButton as={Link} to="/payments" variant="bare">
          {texts('page.back')}
        </LinkButton>
      </div>
      <PaymentDetails reference={id} />
    </div>
  );
};
