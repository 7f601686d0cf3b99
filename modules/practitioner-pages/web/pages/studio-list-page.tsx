import { formatDate, Link, useNavigate, useSearchParams } from '#core/web';
import { PagedList } from '#core/web/lists/paged-list';
import { usePages } from '#core/web/lists/use-pages';
import { findKnown, toQuery } from '#core/web/search-params';
import { StaffPage } from '#core/web/staff-page/staff-page';
import { Badge, EmptyState, Field } from '#ui';
import { Select } from '#ui/select/select';
import { type Column, Table } from '#ui/table/table';
import { listStudioPages } from '../../schemas/endpoints';
import type { StudioPageRow } from '../../schemas/studio';
import { pageStates } from '../../schemas/values';
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

const Pages = () => {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const state = findKnown(pageStates, params.get('state'));
  const pages = usePages(listStudioPages, { query: { limit: 50, ...(state && { state }) } }, { keep: true });
  return (
    <div className={styles.page}>
      <StudioNav />
      <div className={styles.pair}>
        <Field label={texts('filter.state')}>
          <Select
            value={state ?? ''}
            onChange={({ target }) =>
              void navigate(`${studioPath}?${toQuery({ state: findKnown(pageStates, target.value) })}`)
            }
          >
            <option value="">{texts('filter.all')}</option>
            {pageStates.map((name) => (
              <option key={name} value={name}>
                {texts(`state.${name}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <PagedList
        pages={pages}
        loading={texts('loading')}
        retry={texts('again')}
        empty={
          <EmptyState title={texts('studio.none')}>
            <p>{texts('studio.none.more')}</p>
          </EmptyState>
        }
      >
        {(rows) => (
          <Table caption={texts('studio.title')} captionHidden columns={columns} rows={rows} rowKey={({ id }) => id} />
        )}
      </PagedList>
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
