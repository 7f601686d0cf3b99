import { formatDate, Link } from '#core/web';
import { PagedList } from '#core/web/lists/paged-list';
import { usePages } from '#core/web/lists/use-pages';
import { listOwnQuotes } from '../../../schemas/endpoints';
import styles from '../../pages/payments.module.css';
import { texts } from '../../texts/texts';
import { amountText } from '../amount-text';
import { QuoteBadge } from './quote-badge';

/** Somebody's own quotes; nothing where there was never one. */
export const OwnQuotes = () => {
  const pages = usePages(listOwnQuotes, { query: {} });
  if (!pages.error && !pages.rows?.length) return null;
  return (
    <section>
      <h2>{texts('quotes')}</h2>
      <PagedList pages={pages} loading={texts('quote.loading')} retry={texts('again')} empty={null}>
        {(quotes) => (
          <ul className={styles.list} aria-label={texts('quotes')}>
            {quotes.map(({ id, number, path, state, total, currency, validUntil }) => (
              <li key={id} className={styles.row}>
                <div className={styles.name}>
                  <Link to={path}>
                    {texts('quote')} {number}
                  </Link>
                  <span className={styles.marks}>
                    <QuoteBadge state={state} />
                  </span>
                </div>
                <div className={styles.sums}>
                  <strong>{amountText(total, currency)}</strong>
                  {state === 'open' && <span>{texts('quote.until', { day: formatDate(validUntil, 'medium') })}</span>}
                </div>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
};
