import { formatDate, Link, toPath, useNavigate, useSearchParams } from '#core/web';
import type { ListFilter } from '#core/web/lists/staff-list/list-address';
import { StaffList } from '#core/web/lists/staff-list/staff-list';
import { usePages } from '#core/web/lists/use-pages';
import { findKnown } from '#core/web/search-params';
import { EmptyState } from '#ui';
import type { Column } from '#ui/table/table';
import { exportQuotes, listQuotes } from '../../../schemas/endpoints';
import type { QuoteFilters, QuoteRow } from '../../../schemas/quotes';
import { quoteSorts, quoteStates } from '../../../schemas/values';
import { texts as shown } from '../../texts/texts';
import { amountText } from '../amount-text';
import { QuoteBadge } from '../quotes/quote-badge';
import { NewQuote } from './new-quote';
import styles from './staff.module.css';
import { texts } from './texts/texts';

const path = '/team-portal/money/quotes';

const columns: readonly Column<QuoteRow>[] = [
  { key: 'number', head: texts('quotes.number'), cell: ({ id, number }) => <Link to={`${path}/${id}`}>{number}</Link> },
  {
    key: 'name',
    head: texts('quotes.name'),
    cell: ({ clientName, clientEmail }) => (
      <span className={styles.who}>
        {clientName}
        <small>{clientEmail}</small>
      </span>
    ),
  },
  { key: 'state', head: texts('quotes.state'), cell: ({ state }) => <QuoteBadge state={state} /> },
  { key: 'sent', head: texts('quotes.sent'), cell: ({ sentOn }) => formatDate(sentOn, 'medium') },
  { key: 'until', head: texts('quotes.until'), cell: ({ validUntil }) => formatDate(validUntil, 'medium') },
  {
    key: 'total',
    head: texts('quotes.total'),
    numeric: true,
    cell: ({ total, currency }) => amountText(total, currency),
  },
];

const filters: readonly ListFilter[] = [
  {
    name: 'state',
    label: texts('quotes.state'),
    any: texts('quotes.any'),
    options: quoteStates.map((value) => ({ value, label: shown(`quote.state.${value}`) })),
  },
];

/** All quotes, searched and filtered, and exactly these rows as a file. Each is taken back by itself: a mail tells about it. */
export const Quotes = () => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const q = params.get('q')?.slice(0, 100);
  const state = findKnown(quoteStates, params.get('state'));
  const sort = findKnown(quoteSorts, params.get('sort'));
  const query: QuoteFilters = { ...(q && { q }), ...(state && { state }), ...(sort && { sort }) };
  const pages = usePages(listQuotes, { query }, { keep: true });
  return (
    <div className={styles.block}>
      <div className={styles.ends}>
        <NewQuote onSent={(id) => void navigate(`${path}/${id}`)} />
      </div>
      <StaffList
        list="quotes"
        caption={texts('quotes.caption')}
        columns={columns}
        pages={pages}
        rowKey={({ id }) => id}
        search={{ label: texts('quotes.search') }}
        filters={filters}
        sorts={quoteSorts.map((value) => ({ value, label: texts(`quotes.sort.${value}`) }))}
        csv={toPath(exportQuotes, { query })}
        empty={
          <EmptyState title={texts('quotes.none')}>
            <p>{texts('quotes.none.more')}</p>
          </EmptyState>
        }
      />
    </div>
  );
};
