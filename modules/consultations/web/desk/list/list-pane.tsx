import { Link, useNavigate, useSearchParams } from '#core/web';
import { Alert, Button, EmptyState, Icon, Skeleton } from '#ui';
import type { ConsultationCounts } from '../../../schemas/desk';
import { type DeskFilters, deskPath, sorts, withParams } from '../paths';
import { texts } from '../texts/texts';
import styles from './list-pane.module.css';
import { RequestList } from './request-list';
import type { Inbox } from './use-inbox';

interface ListPaneProps {
  readonly inbox: Inbox;
  readonly filters: DeskFilters;
  readonly counts: ConsultationCounts | undefined;
  readonly selected: string | null;
}

/** How many requests fit the filters: the server's figure where it counts them, else those that are loaded. */
const countOf = ({ inbox, filters, counts }: Omit<ListPaneProps, 'selected'>): number => {
  const { q, status, kind } = filters;
  const figure = q || (status && kind) ? undefined : counts?.[status ?? kind ?? 'total'];
  return inbox.more ? Math.max(figure ?? 0, inbox.rows.length) : inbox.rows.length + inbox.waiting;
};

const Nothing = ({ filtered }: { readonly filtered: boolean }) => (
  <EmptyState
    level={3}
    className={styles.empty}
    title={texts(filtered ? 'none.found' : 'none')}
    action={<Link to={filtered ? deskPath : '/client-journey'}>{texts(filtered ? 'none.clear' : 'none.link')}</Link>}
  >
    <p>{texts(filtered ? 'none.found.more' : 'none.more')}</p>
  </EmptyState>
);

const Body = ({ inbox, filtered, selected }: Pick<ListPaneProps, 'inbox' | 'selected'> & { filtered: boolean }) => {
  const [params] = useSearchParams();
  if (inbox.loading)
    return (
      <div className={styles.waiting}>
        <p role="status">{texts('loading')}</p>
        <Skeleton lines={9} />
      </div>
    );
  if (inbox.error)
    return (
      <div className={styles.waiting}>
        <Alert tone="error" action={<Button onClick={() => inbox.poll.now()}>{texts('again')}</Button>}>
          {inbox.error.message}
        </Alert>
      </div>
    );
  if (inbox.rows.length === 0) return <Nothing filtered={filtered} />;
  return (
    <RequestList
      inbox={inbox}
      selected={selected}
      toOf={(id) => `${deskPath}?${withParams(params, { request: id })}`}
    />
  );
};

/** The list with its figure, what came in meanwhile, and its order. */
export const ListPane = ({ inbox, filters, counts, selected }: ListPaneProps) => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filtered = filters.q !== '' || filters.status !== null || filters.kind !== null;
  return (
    <section className={styles.pane} aria-labelledby="recent-requests">
      <header className={styles.head}>
        <h2 id="recent-requests">{texts('recent', { count: countOf({ inbox, filters, counts }) })}</h2>
        <span role="status">
          {inbox.waiting > 0 && (
            <button type="button" className={styles.pill} onClick={inbox.showWaiting}>
              <Icon name="down" size={14} className={styles.up} />
              {texts('new', { count: inbox.waiting })}
            </button>
          )}
        </span>
        <label className={styles.sort}>
          <span className="visually-hidden">{texts('sort')}</span>
          <select
            value={filters.sort}
            onChange={({ target }) =>
              void navigate(
                `${deskPath}?${withParams(params, { sort: target.value === 'newest' ? null : target.value })}`,
              )
            }
          >
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {texts(`sort.${sort}`)}
              </option>
            ))}
          </select>
        </label>
      </header>
      <Body inbox={inbox} filtered={filtered} selected={selected} />
    </section>
  );
};
