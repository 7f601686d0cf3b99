import { formatDate, Link, useTitle } from '#core/web';
import { PagedList } from '#core/web/lists/paged-list';
import { usePages } from '#core/web/lists/use-pages';
import { EmptyState, PageHeading } from '#ui';
import type { PaymentSummary } from '../../schemas/documents';
import { listPayments } from '../../schemas/endpoints';
import { amountText } from '../parts/amount-text';
import { OwnQuotes } from '../parts/quotes/own-quotes';
import { StatusBadge } from '../parts/status-badge';
import { texts } from '../texts/texts';
import styles from './payments.module.css';

const Row = ({ payment }: { readonly payment: PaymentSummary }) => {
  const { kind, number, currency, total, due, nextDueOn, isOverdue, path } = payment;
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        <Link to={path}>
          {texts(`kind.${kind}`)} {number}
        </Link>
        <span className={styles.marks}>
          <StatusBadge document={payment} />
        </span>
      </div>
      <div className={styles.sums}>
        <strong>{amountText(total, currency)}</strong>
        {due > 0 && due < total && <span>{texts('list.due', { amount: amountText(due, currency) })}</span>}
        {due > 0 && nextDueOn && (
          <span>{texts(isOverdue ? 'list.overdue' : 'list.dueOn', { day: formatDate(nextDueOn, 'medium') })}</span>
        )}
      </div>
    </li>
  );
};

/** `/payments`: somebody's own invoices and credit notes. */
export const PaymentsPage = () => {
  useTitle(texts('list.title'));
  const pages = usePages(listPayments, { query: {} });
  return (
    <div className={styles.page}>
      <PageHeading>{texts('list.title')}</PageHeading>
      <p className={styles.lead}>{texts('list.lead')}</p>
      <OwnQuotes />
      <PagedList
        pages={pages}
        loading={texts('list.loading')}
        retry={texts('again')}
        empty={
          <EmptyState title={texts('list.empty')}>
            <p>{texts('list.empty.more')}</p>
          </EmptyState>
        }
      >
        {(payments) => (
          <ul className={styles.list} aria-label={texts('list.name')}>
            {payments.map((payment) => (
              <Row key={payment.id} payment={payment} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
};
