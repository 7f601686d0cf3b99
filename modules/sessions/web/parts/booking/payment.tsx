import { Link } from '#core/web';
import { buttonClass } from '#ui';
import type { PaymentView } from '../../../schemas/bookings';
import { texts } from '../../texts/texts';
import styles from './booking.module.css';
import { formatPrice } from './price';

/** What is to pay, or was paid, with the way to pay. */
export const Payment = ({ payment }: { readonly payment: PaymentView }) => {
  const isDue = payment.due > 0 && (payment.status === 'open' || payment.status === 'part-paid');
  return (
    <span className={styles.payment}>
      <span>
        {texts(`payment.${payment.status}`, {
          price: formatPrice({ amount: payment.due, currency: payment.currency }),
        })}
      </span>
      {isDue && (
        <Link to={payment.payPath} className={buttonClass('plain')}>
          {texts('pay')}
        </Link>
      )}
    </span>
  );
};
