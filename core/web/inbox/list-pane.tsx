import { type ReactNode, useId } from 'react';
import { Link } from '#core/web';
import { Alert, Button, EmptyState, Icon, Skeleton } from '#ui';
import type { Row } from '#ui/live-list/chunks';
import { LiveList, type RowPlace } from '#ui/live-list/live-list';
import type { LiveRows } from '#ui/live-list/use-live-list';
import styles from './list-pane.module.css';
import type { Words } from './words';

interface ListPaneProps<R extends Row, S extends string> {
  readonly words: Words<
    | 'recent'
    | 'recent.atLeast'
    | 'new'
    | 'list'
    | 'loading'
    | 'again'
    | 'moreFailed'
    | 'none'
    | 'none.more'
    | 'none.link'
    | 'none.found'
    | 'none.found.more'
    | 'none.clear'
    | 'sort'
    | `sort.${NoInfer<S>}`
  >;
  readonly inbox: LiveRows<R>;
  /** How many rows fit the filters; those that are loaded where nobody counted. */
  readonly count: { readonly rows: number; readonly atLeast: boolean };
  readonly selected: string | null;
  /** Address without filters while some are set; null without any. */
  readonly unfiltered: string | null;
  /** Address of the page from which the rows come. */
  readonly source: string;
  readonly sorts: readonly S[];
  readonly sort: S;
  readonly onSort: (sort: string) => void;
  /** Pixels of each row. */
  readonly rowHeight: number;
  /** What stands in a row; `place` belongs onto its one link. */
  readonly children: (row: R, place: RowPlace) => ReactNode;
}

const Body = <R extends Row, S extends string>(props: ListPaneProps<R, S>) => {
  const { words, inbox, unfiltered, source, selected, rowHeight, children } = props;
  if (inbox.loading)
    return (
      <div className={styles.waiting}>
        <p role="status">{words('loading')}</p>
        <Skeleton lines={9} />
      </div>
    );
  if (inbox.error)
    return (
      <div className={styles.waiting}>
        <Alert tone="error" action={<Button onClick={() => inbox.poll.now()}>{words('again')}</Button>}>
          {inbox.error.message}
        </Alert>
      </div>
    );
  if (inbox.rows.length === 0) {
    const none = unfiltered === null ? 'none' : 'none.found';
    return (
      <EmptyState
        level={3}
        className={styles.empty}
        title={words(none)}
        action={<Link to={unfiltered ?? source}>{words(unfiltered === null ? 'none.link' : 'none.clear')}</Link>}
      >
        <p>{words(`${none}.more`)}</p>
      </EmptyState>
    );
  }
  return (
    <LiveList
      list={inbox}
      label={words('list')}
      rowHeight={rowHeight}
      selected={selected}
      moreFailed={
        <p className={styles.failed} role="alert">
          {words('moreFailed')} <Button onClick={inbox.loadMore}>{words('again')}</Button>
        </p>
      }
    >
      {children}
    </LiveList>
  );
};

/** The list of an inbox with its figure, what came in meanwhile, and its order. */
export const ListPane = <R extends Row, S extends string>(props: ListPaneProps<R, S>) => {
  const { words, inbox, count, sorts, sort, onSort } = props;
  const id = useId();
  return (
    <section className={styles.pane} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{words(count.atLeast ? 'recent.atLeast' : 'recent', { count: count.rows })}</h2>
        <span role="status">
          {inbox.waiting > 0 && (
            <button type="button" className={styles.pill} onClick={inbox.showWaiting}>
              <Icon name="down" size={14} className={styles.up} />
              {words('new', { count: inbox.waiting })}
            </button>
          )}
        </span>
        <label className={styles.sort}>
          <span className="visually-hidden">{words('sort')}</span>
          <select value={sort} onChange={({ target }) => onSort(target.value)}>
            {sorts.map((one) => (
              <option key={one} value={one}>
                {words(`sort.${one}`)}
              </option>
            ))}
          </select>
        </label>
      </header>
      <Body {...props} />
    </section>
  );
};
