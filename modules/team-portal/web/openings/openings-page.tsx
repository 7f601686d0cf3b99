import { listGrants } from '#core/schemas/endpoints';
import { usePages } from '#core/web/lists/use-pages';
import { EmptyState } from '#ui';
import frame from '../audit/audit.module.css';
import { PagedList } from '../frame/paged-list';
import { Room } from '../frame/room';
import { Opening } from './opening';
import styles from './openings.module.css';
import { texts } from './texts/texts';

const List = () => {
  const pages = usePages(listGrants, { query: { limit: 25 } });
  return (
    <div className={frame.blocks}>
      <p className={frame.note}>{texts('recorded')}</p>
      <PagedList
        pages={pages}
        loading={texts('loading')}
        empty={
          <EmptyState title={texts('empty')}>
            <p>{texts('empty.more')}</p>
          </EmptyState>
        }
      >
        {(rows) => (
          <ol className={styles.list} aria-label={texts('list')}>
            {rows.map((row) => (
              <Opening key={row.id} row={row} />
            ))}
          </ol>
        )}
      </PagedList>
    </div>
  );
};

/** `/management/openings`: what was opened of what is closed to staff, with the reasons that were given. */
export const OpeningsPage = () => (
  <Room title={texts('title')} lead={texts('lead')} of="admins">
    <List />
  </Room>
);
