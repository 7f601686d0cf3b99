import { useTitle } from '#core/web';
import { EmptyState } from '#ui';
import { QuoteDetails } from '../parts/quotes/quote-details';
import { isLinkKey, useLinkKey } from '../parts/use-link-key';
import { texts } from '../texts/texts';
import styles from './payments.module.css';

/** `/payments/quote-by-link#<key>`: a quote to somebody without an account. */
export const QuoteByLinkPage = () => {
  const key = useLinkKey('money.quote-by-link');
  useTitle(texts('quote'));
  if (key === null) return null;
  return (
    <div className={styles.page}>
      {isLinkKey(key) ? (
        <QuoteDetails reference={key} />
      ) : (
        <EmptyState title={texts('quote.none')}>
          <p>{texts('page.none.more')}</p>
        </EmptyState>
      )}
    </div>
  );
};
