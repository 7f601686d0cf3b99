import { Link, useNavigate, useSearchParams } from '#core/web';
import { Alert, Button, EmptyState, Icon, Skeleton } from '#ui';
import { LiveList } from '#ui/live-list/live-list';
import { type IntakeCounts, intakeSorts } from '../../../schemas/admin';
import { type InboxFilters, inboxAt, inboxPath, isFiltered } from '../paths';
import { texts } from '../texts/texts';
import { IntakeRow, rowHeight } from './intake-row';
import styles from './list-pane.module.css';
import type { Inbox } from './use-inbox';

interface ListPaneProps {
  readonly inbox: Inbox;
  readonly filters: InboxFilters;
  readonly counts: IntakeCounts | undefined;
  readonly selected: string | null;
}

/** How many intakes fit the filters: the server's figure where it counts them, else those that are loaded. */
const countOf = ({ inbox, filters, counts }: Omit<ListPaneProps, 'selected'>): number => {
  const { q, state, overdue, path, assigned } = filters;
  const alone = !q && !path && !assigned && !(state && overdue);
  const figure = alone ? counts?.[overdue ? 'overdue' : (state ?? 'total')] : undefined;
  return inbox.more ? Math.max(figure ?? 0, inbox.rows.length) : inbox.rows.length + inbox.waiting;
};

const Nothing = ({ filtered }: { readonly filtered: boolean }) => (
  <EmptyState
    level={3}
    className={styles.empty}
    title={texts(filtered ? 'none.found' : 'none')}
    action={<Link to={filtered ? inboxPath : '/enhanced-intake'}>{texts(filtered ? 'none.clear' : 'none.link')}</Link>}
  >
    <p>{texts(filtered ? 'none.found.more' : 'none.more')}</p>
  </EmptyState>
);

const Body = ({ inbox, filters, selected }: Omit<ListPaneProps, 'counts'>) => {
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
  if (inbox.rows.length === 0) return <Nothing filtered={isFiltered(filters)} />;
  return (
    <LiveList
      list={inbox}
      label={texts('list')}
      rowHeight={rowHeight}
      selected={selected}
      moreFailed={
        <p className={styles.failed} role="alert">
          {texts('moreFailed')} <Button onClick={inbox.loadMore}>{texts('again')}</Button>
        </p>
      }
    >
      {(row, place) => <IntakeRow row={row} to={inboxAt(params, { intake: row.id })} place={place} />}
    </LiveList>
  );
};

/** The list with its figure, what came in meanwhile, and its order. */
export const ListPane = ({ inbox, filters, counts, selected }: ListPaneProps) => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <section className={styles.pane} aria-labelledby="intakes-found">
      <header className={styles.head}>
        <h2 id="intakes-found">{texts('recent', { count: countOf({ inbox, filters, counts }) })}</h2>
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
              void navigate(inboxAt(params, { sort: target.value === intakeSorts[0] ? null : target.value }))
            }
          >
            {intakeSorts.map((sort) => (
              <option key={sort} value={sort}>
                {texts(`sort.${sort}`)}
              </option>
            ))}
          </select>
        </label>
      </header>
      <Body inbox={inbox} filters={filters} selected={selected} />
    </section>
  );
};
