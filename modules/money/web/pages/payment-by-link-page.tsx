import { useEffect, useState } from 'react';
import { useLocation, useTitle } from '#core/web';
import { EmptyState } from '#ui';
import { PaymentDetails } from '../parts/payment-details';
import { texts } from '../texts/texts';
import styles from './payments.module.css';

const stored = 'money.by-link';

/** The key of the mailed link: in the address, or kept for this tab while somebody pays on another page. */
const useKey = (): string | null => {
  const { hash } = useLocation();
  const [key, setKey] = useState<string | null>(null);
  useEffect(() => {
    const named = hash.slice(1);
    if (named !== '') sessionStorage.setItem(stored, named);
    setKey(named || (sessionStorage.getItem(stored) ?? ''));
  }, [hash]);
  return key;
};

/** `/payments/by-link#<key>`: an invoice of somebody without an account. */
export const PaymentByLinkPage = () => {
  const key = useKey();
  useTitle(texts('kind.invoice'));
  if (key === null) return null;
  return (
    <div className={styles.page}>
      {/^[A-Za-z0-9_-]{20,200}$/.test(key) ? (
        <PaymentDetails reference={key} />
      ) : (
        <EmptyState title={texts('page.none')}>
          <p>{texts('page.none.more')}</p>
        </EmptyState>
      )}
    </div>
  );
};
