import { Link, toPath, useSearchParams } from '#core/web';
import { PagedList } from '#core/web/lists/paged-list';
import { SavedViews } from '#core/web/lists/staff-list/saved-views';
import { usePages } from '#core/web/lists/use-pages';
import { toQuery } from '#core/web/search-params';
import { StaffPage } from '#core/web/staff-page/staff-page';
import { buttonClass, EmptyState } from '#ui';
import type { AuditView } from '../../schemas/audit';
import { exportAuditChain, exportAuditEntries, listAuditEntries } from '../../schemas/endpoints';
import { filtersOf, toFileQuery, toListQuery, toPeriod } from '../parts/audit/audit';
import styles from '../parts/audit/audit.module.css';
import { Entry } from '../parts/audit/entry';
import { Filters } from '../parts/audit/filters';
import { backToManagement } from '../parts/back';
import { auditPath, openingsPath } from '../paths';
import { texts } from '../texts/texts';

const namesOf = (rows: readonly AuditView[] | null | undefined): ReadonlyMap<string, string> =>
  new Map(
    (rows ?? [])
      .flatMap(({ actor, subject }) => [actor, subject])
      .flatMap((person): [string, string][] => (person && person.name !== '' ? [[person.id, person.name]] : [])),
  );

const chainNoteId = 'audit-chain-note';

const toAddress = (address: string): string => `${auditPath}?${address}`;

const Log = () => {
  const [params] = useSearchParams();
  const filters = filtersOf(params);
  const pages = usePages(listAuditEntries, { query: toListQuery(filters) }, { keep: true });
  return (
    <div className={styles.blocks}>
      <p className={styles.note}>
        {texts('audit.recorded')} <Link to={openingsPath}>{texts('audit.openings')}</Link>
      </p>
      <Filters filters={filters} names={namesOf(pages.rows)} />
      <div className={styles.tools}>
        <SavedViews list="audit" address={toQuery({ ...filters })} toHref={toAddress} />
        <a href={toPath(exportAuditEntries, { query: toFileQuery(filters) })} className={buttonClass('bare')} download>
          {texts('audit.csv')}
        </a>
        <a
          href={toPath(exportAuditChain, { query: toPeriod(filters) })}
          className={buttonClass('bare')}
          aria-describedby={chainNoteId}
          download
        >
          {texts('audit.jsonl')}
        </a>
      </div>
      <p id={chainNoteId} className={styles.note}>
        {texts('audit.jsonl.note')}
      </p>
      <PagedList
        pages={pages}
        loading={texts('audit.loading')}
        retry={texts('again')}
        empty={
          <EmptyState title={texts('audit.empty')} action={<Link to={auditPath}>{texts('people.clear')}</Link>}>
            <p>{texts('audit.empty.more')}</p>
          </EmptyState>
        }
      >
        {(rows) => (
          <ol className={styles.log} aria-label={texts('audit.list')}>
            {rows.map((row) => (
              <Entry key={row.id} row={row} />
            ))}
          </ol>
        )}
      </PagedList>
    </div>
  );
};

/** `/management/audit`: who did what, to whom and when. */
export const AuditPage = () => (
  <StaffPage title={texts('audit.title')} lead={texts('audit.lead')} of="admins" back={backToManagement()}>
    <Log />
  </StaffPage>
);
