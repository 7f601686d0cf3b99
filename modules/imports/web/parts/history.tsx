import { formatDate, Link, toPath, useApi, useSearchParams } from '#core/web';
import type { ListFilter } from '#core/web/lists/staff-list/list-address';
import { StaffList } from '#core/web/lists/staff-list/staff-list';
import { usePages } from '#core/web/lists/use-pages';
import { findKnown } from '#core/web/search-params';
import { Badge, type BadgeTone, EmptyState, Skeleton } from '#ui';
import type { Column } from '#ui/table/table';
import { exportImports, listImports, listKinds } from '../../schemas/endpoints';
import type { ImportRowView, ImportsFilters, KindView } from '../../schemas/imports';
import { type ImportState, importSorts, importStates } from '../../schemas/values';
import { texts } from '../texts/texts';
import styles from './imports.module.css';

export const stateTones: Readonly<Record<ImportState, BadgeTone>> = {
  uploading: 'pending',
  uploaded: 'pending',
  checking: 'pending',
  checked: 'pending',
  unreadable: 'other',
  running: 'pending',
  done: 'reviewed',
  cancelled: 'other',
  failed: 'other',
};

const columns: readonly Column<ImportRowView>[] = [
  {
    key: 'file',
    head: texts('row.file'),
    cell: ({ id, fileName, kind }) => (
      <span className={styles.who}>
        <Link to={`/management/imports/${id}`}>{fileName}</Link>
        <small>{kind}</small>
      </span>
    ),
  },
  {
    key: 'state',
    head: texts('row.state'),
    cell: ({ state }) => <Badge tone={stateTones[state]}>{texts(`state.${state}`)}</Badge>,
  },
  {
    key: 'counts',
    head: texts('row.counts'),
    cell: ({ written }) => (written ? texts('counts', { ...written }) : texts('row.nothing')),
  },
  { key: 'by', head: texts('row.by'), cell: ({ createdBy }) => createdBy ?? texts('row.nobody') },
  { key: 'at', head: texts('row.at'), cell: ({ createdAt }) => formatDate(createdAt) },
];

const shownStates = importStates.filter((state) => state !== 'uploading');

const stateFilter: ListFilter = {
  name: 'state',
  label: texts('row.state'),
  any: texts('history.any'),
  options: shownStates.map((value) => ({ value, label: texts(`state.${value}`) })),
};

const toFilters = (params: URLSearchParams, kinds: readonly KindView[]): ImportsFilters => {
  const q = params.get('q')?.slice(0, 100);
  const state = findKnown(shownStates, params.get('state'));
  const kind = kinds.find(({ id }) => id === params.get('contents'))?.id;
  const sort = findKnown(importSorts, params.get('sort'));
  return { ...(q && { q }), ...(state && { state }), ...(kind && { kind }), ...(sort && { sort }) };
};

const List = ({ kinds }: { readonly kinds: readonly KindView[] }) => {
  const [params] = useSearchParams();
  const query = toFilters(params, kinds);
  const pages = usePages(listImports, { query: { ...query, limit: 50 } }, { keep: true });
  const kindFilter: ListFilter = {
    // `kind` chooses what the next file contains.
    name: 'contents',
    label: texts('kind'),
    any: texts('history.any'),
    options: kinds.map(({ id, label }) => ({ value: id, label })),
  };
  return (
    <StaffList
      list="imports"
      caption={texts('history')}
      columns={columns}
      pages={pages}
      rowKey={({ id }) => id}
      search={{ label: texts('history.search') }}
      filters={[stateFilter, kindFilter]}
      sorts={importSorts.map((value) => ({ value, label: texts(`history.sort.${value}`) }))}
      csv={toPath(exportImports, { query })}
      empty={
        <EmptyState title={texts('history.none')}>
          <p>{texts('history.none.more')}</p>
        </EmptyState>
      }
    />
  );
};

/** Every file that was brought. A file is checked and written by itself, so nothing is done with several at once. */
export const History = () => {
  const { data: kinds, error } = useApi(listKinds);
  return (
    <section className={styles.panel} aria-labelledby="imports-history">
      <h2 id="imports-history">{texts('history')}</h2>
      {kinds || error ? <List kinds={kinds ?? []} /> : <Skeleton lines={8} label={texts('loading')} />}
    </section>
  );
};
