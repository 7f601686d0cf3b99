import { formatDate, useParams, useSession } from '#core/web';
import { PagedList } from '#core/web/lists/paged-list';
import { usePages } from '#core/web/lists/use-pages';
import { findKnown } from '#core/web/search-params';
import { StaffPage } from '#core/web/staff-page/staff-page';
import { Alert, Badge, EmptyState } from '#ui';
import { Table } from '#ui/table/table';
import { listFigurePeople } from '../../schemas/endpoints';
import type { FigurePerson } from '../../schemas/metrics';
import { type FigureName, figureNames } from '../../schemas/values';
import { ofPeriod, toPeriodQuery, usePeriod } from '../parts/period';
import { analyticsPath } from '../paths';
import { texts } from '../texts/texts';
import styles from './figure-people-page.module.css';

const columnsOf = () => [
  {
    key: 'name',
    head: texts('people.name'),
    cell: ({ name, suspended }: FigurePerson) => (
      <span className={styles.name}>
        {name} {suspended && <Badge>{texts('people.suspended')}</Badge>}
      </span>
    ),
  },
  {
    key: 'since',
    head: texts('people.since'),
    cell: ({ since }: FigurePerson) => (since === null ? texts('people.closed') : formatDate(since)),
  },
];

const List = ({ name, admin }: { readonly name: FigureName; readonly admin: boolean }) => {
  const [days] = usePeriod();
  const pages = usePages(listFigurePeople, { params: { name }, query: toPeriodQuery(days) });
  if (pages.error?.status === 404)
    return (
      <EmptyState title={texts('people.untold')}>
        <p>{texts('people.untold.more')}</p>
      </EmptyState>
    );
  return (
    <PagedList
      pages={pages}
      loading={texts('people.loading')}
      retry={texts('again')}
      empty={
        <EmptyState title={texts('people.none')}>
          <p>{texts(admin ? 'people.none.admin' : 'people.none.own')}</p>
        </EmptyState>
      }
    >
      {(rows) => (
        <Table
          caption={texts('people.caption')}
          captionHidden
          rows={rows}
          rowKey={({ id }) => id}
          columns={columnsOf()}
        />
      )}
    </PagedList>
  );
};

const Behind = ({ name }: { readonly name: FigureName }) => {
  const admin = useSession(({ user }) => user?.role === 'admin');
  return (
    <div className={styles.page}>
      {name !== 'practitioners' && <Alert tone="info">{texts(admin ? 'people.audited' : 'people.own')}</Alert>}
      <List name={name} admin={admin} />
    </div>
  );
};

/** `/team-portal/figures/:name`: those who count in a figure, as far as this member of the team may know of them. */
export const FigurePeoplePage = () => {
  const [days] = usePeriod();
  const name = findKnown(figureNames, useParams().name ?? null);
  const title = name ? texts('people.title', { name: texts(`figure.${name}`) }) : texts('people.untold');
  return (
    <StaffPage
      title={title}
      lead={texts(`period.${days}`)}
      of="team"
      back={{ to: ofPeriod(analyticsPath, days), label: texts('people.back') }}
    >
      {name ? <Behind name={name} /> : <p>{texts('people.untold.more')}</p>}
    </StaffPage>
  );
};
