import { useTitle } from '#core/web';
import { EmptyState } from '#ui';
import { PaymentDetails } from '../parts/payment-details';
import { isLinkKey, useLinkKey } from '../parts/use-link-key';
import { texts } from '../texts/texts';
import styles from './payments.module.css';

/** `/payments/by-link#<key>`: an invoice of somebody without an account. */
export const PaymentByLinkPage = () => {
  const key = useLinkKey('money.by-link');
  useTitle(texts('kind.invoice'));
  if (key === null) return null;
  return (
    <div className={styles.page}>
      {isLinkKey(key) ? (
        <PaymentDetails reference={key} />
      ) : (
        <EmptyState title={texts('page.none')}>
          <p>{texts('page.none.more')}</p>
        </EmptyState>
      )}
    </div>
  );
};
