import { formatDate, Link, toPath, useSearchParams, useSession } from '#core/web';
import type { ListFilter } from '#core/web/lists/staff-list/list-address';
import { StaffList } from '#core/web/lists/staff-list/staff-list';
import { usePages } from '#core/web/lists/use-pages';
import { findKnown } from '#core/web/search-params';
import { Badge, EmptyState } from '#ui';
import type { Column } from '#ui/table/table';
import type { PlanLine, PlanLineFilters } from '../../../schemas/aftercare';
import { exportPlans, listPlans } from '../../../schemas/endpoints';
import { dueFilters, planSorts } from '../../../schemas/values';
import { clientPlansPath } from '../../paths';
import { texts } from '../../texts/texts';
import styles from '../aftercare.module.css';

const statuses = ['active', 'closed'] as const;

const columns: readonly Column<PlanLine>[] = [
  {
    key: 'client',
    head: texts('line.client'),
    cell: ({ client, clientId, sample }) => (
      <span className={styles.who}>
        {clientId ? <Link to={clientPlansPath(clientId)}>{client}</Link> : client}
        {sample && <Badge tone="sample">{texts('sample')}</Badge>}
      </span>
    ),
  },
  { key: 'author', head: texts('line.author'), cell: ({ author }) => author ?? texts('line.gone') },
  { key: 'status', head: texts('line.status'), cell: ({ status }) => texts(`status.${status}`) },
  {
    key: 'done',
    head: texts('line.done'),
    cell: ({ done, total, overdue }) => (
      <span className={styles.numbers}>
        {texts('line.done.of', { done, total })}
        {overdue > 0 && <small>{texts('line.overdue', { count: overdue })}</small>}
      </span>
    ),
  },
  {
    key: 'next',
    head: texts('line.next'),
    cell: ({ nextDue }) => (nextDue ? formatDate(nextDue, 'medium') : texts('line.next.none')),
  },
];

const filters: readonly ListFilter[] = [
  {
    name: 'status',
    label: texts('status'),
    any: texts('status.all'),
    options: statuses.map((value) => ({ value, label: texts(`status.${value}`) })),
  },
  {
    name: 'due',
    label: texts('due'),
    any: texts('due.any'),
    options: dueFilters.map((value) => ({ value, label: texts(`due.${value}`) })),
  },
];

const toFilters = (params: URLSearchParams): PlanLineFilters => {
  const q = params.get('q')?.slice(0, 100);
  const status = findKnown(statuses, params.get('status'));
  const due = findKnown(dueFilters, params.get('due'));
  const sort = findKnown(planSorts, params.get('sort'));
  return { ...(q && { q }), ...(status && { status }), ...(due && { due }), ...(sort && { sort }) };
};

/** Plans of the team: for each how far it is, and what is due. A plan belongs to two people, so nothing is done with several at once. */
export const AftercareTab = () => {
  const [params] = useSearchParams();
  const admin = useSession(({ user }) => user?.role === 'admin');
  const query = toFilters(params);
  const pages = usePages(listPlans, { query: { ...query, limit: 50 } }, { keep: true });
  return (
    <div className={styles.tab}>
      <div className={styles.intro}>
        <h2>{texts('title')}</h2>
        <p className="quiet">{texts('tab.lead')}</p>
      </div>
      <StaffList
        list="aftercare"
        caption={texts('title')}
        columns={columns}
        pages={pages}
        rowKey={({ id }) => id}
        search={{ label: texts(admin ? 'search.admin' : 'search.practitioner') }}
        filters={filters}
        sorts={planSorts.map((value) => ({ value, label: texts(`sort.${value}`) }))}
        csv={toPath(exportPlans, { query })}
        empty={
          <EmptyState title={texts('none')}>
            <p>{texts(admin ? 'none.admin' : 'none.practitioner')}</p>
          </EmptyState>
        }
      />
    </div>
  );
};
