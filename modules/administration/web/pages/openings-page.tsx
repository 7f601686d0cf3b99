import { listGrants } from '#core/schemas/endpoints';
import { PagedList } from '#core/web/lists/paged-list';
import { usePages } from '#core/web/lists/use-pages';
import { StaffPage } from '#core/web/staff-page/staff-page';
import { EmptyState } from '#ui';
import frame from '../parts/audit/audit.module.css';
import { backToManagement } from '../parts/back';
import { Opening } from '../parts/openings/opening';
import styles from '../parts/openings/openings.module.css';
import { texts } from '../parts/openings/texts/texts';
import { texts as frameTexts } from '../texts/texts';

const List = () => {
  const pages = usePages(listGrants, { query: { limit: 25 } });
  return (
    <div className={frame.blocks}>
      <p className={frame.note}>{texts('recorded')}</p>
      <PagedList
        pages={pages}
        loading={texts('loading')}
        retry={frameTexts('again')}
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
  <StaffPage title={texts('title')} lead={texts('lead')} of="admins" back={backToManagement()}>
    <List />
  </StaffPage>
);
