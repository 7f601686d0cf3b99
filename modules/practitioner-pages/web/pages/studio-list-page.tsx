import { formatDate, Link, toPath, useSearchParams } from '#core/web';
import type { ListFilter } from '#core/web/lists/staff-list/list-address';
import { StaffList } from '#core/web/lists/staff-list/staff-list';
import { usePages } from '#core/web/lists/use-pages';
import { findKnown } from '#core/web/search-params';
import { StaffPage } from '#core/web/staff-page/staff-page';
import { Badge, EmptyState } from '#ui';
import type { Column } from '#ui/table/table';
import { exportStudioPages, listStudioPages } from '../../schemas/endpoints';
import type { StudioPageFilters, StudioPageRow } from '../../schemas/studio';
import { pageStates, pageVisibilities, studioSorts } from '../../schemas/values';
import styles from '../parts/staff/staff.module.css';
import { StudioNav, studioPath } from '../parts/staff/studio-nav';
import { texts } from '../texts/staff-texts';

const tones = { draft: 'other', submitted: 'pending', returned: 'booked', approved: 'reviewed' } as const;

const columns: readonly Column<StudioPageRow>[] = [
  {
    key: 'name',
    head: texts('p.name'),
    cell: ({ id, name, sample }) => (
      <span>
        <Link to={`${studioPath}/${id}`}>{name}</Link> {sample && <Badge tone="sample">{texts('sample')}</Badge>}
      </span>
    ),
  },
  {
    key: 'state',
    head: texts('p.state'),
    cell: ({ state }) => <Badge tone={tones[state]}>{texts(`state.${state}`)}</Badge>,
  },
  {
    key: 'public',
    head: texts('p.public'),
    cell: ({ isPublished, isHidden }) => texts(isPublished ? (isHidden ? 'taken' : 'yes') : 'no'),
  },
  { key: 'credentials', head: texts('p.credentials'), cell: (row) => row.credentialsWaiting, numeric: true },
  { key: 'changed', head: texts('p.changed'), cell: ({ changedAt }) => formatDate(changedAt, 'medium') },
];

const toFilters = (params: URLSearchParams): StudioPageFilters => {
  const q = params.get('q')?.slice(0, 100);
  const state = findKnown(pageStates, params.get('state'));
  const shown = findKnown(pageVisibilities, params.get('shown'));
  const sort = findKnown(studioSorts, params.get('sort'));
  return {
    ...(q && { q }),
    ...(state && { state }),
    ...(shown && { shown }),
    ...(params.get('credentials') === 'waiting' && { credentials: 'waiting' as const }),
    ...(sort && { sort }),
  };
};

const filters: readonly ListFilter[] = [
  {
    name: 'state',
    label: texts('filter.state'),
    any: texts('filter.all'),
    options: pageStates.map((value) => ({ value, label: texts(`state.${value}`) })),
  },
  {
    name: 'shown',
    label: texts('p.public'),
    any: texts('filter.shown.any'),
    options: pageVisibilities.map((value) => ({ value, label: texts(`filter.shown.${value}`) })),
  },
  {
    name: 'credentials',
    label: texts('p.credentials'),
    any: texts('filter.credentials.any'),
    options: [{ value: 'waiting', label: texts('filter.credentials.waiting') }],
  },
];

// No act on several pages at once: whoever approves a page has read it.
const Pages = () => {
  const [params] = useSearchParams();
  const query = toFilters(params);
  const pages = usePages(listStudioPages, { query: { ...query, limit: 50 } }, { keep: true });
  return (
    <div className={styles.page}>
      <StudioNav />
      <StaffList
        list="practitioner-pages"
        caption={texts('studio.title')}
        columns={columns}
        pages={pages}
        rowKey={({ id }) => id}
        search={{ label: texts('search') }}
        filters={filters}
        sorts={studioSorts.map((value) => ({ value, label: texts(`sort.${value}`) }))}
        csv={toPath(exportStudioPages, { query })}
        empty={
          <EmptyState title={texts('studio.none')}>
            <p>{texts('studio.none.more')}</p>
          </EmptyState>
        }
      />
    </div>
  );
};

/** `/team-portal/practitioner-pages`: all pages of practitioners, those that wait longest first. */
export const StudioListPage = () => (
  <StaffPage
    title={texts('studio.title')}
    lead={texts('studio.lead')}
    of="admins"
    back={{ to: '/management', label: texts('back') }}
  >
    <Pages />
  </StaffPage>
);
