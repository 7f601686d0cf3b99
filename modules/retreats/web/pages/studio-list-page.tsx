import { useRef, useState } from 'react';
import { ApiError, api, formatDate, Link, toPath, useNavigate, useSearchParams } from '#core/web';
import type { BulkAction } from '#core/web/lists/staff-list/bulk-bar';
import { changeRows } from '#core/web/lists/staff-list/change-rows';
import type { ListFilter } from '#core/web/lists/staff-list/list-address';
import { StaffList } from '#core/web/lists/staff-list/staff-list';
import { readRows, usePages } from '#core/web/lists/use-pages';
import { findKnown } from '#core/web/search-params';
import { StaffPage } from '#core/web/staff-page/staff-page';
import { Badge, Button, EmptyState, Field, TextInput } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import type { Column } from '#ui/table/table';
import { createRetreat, exportStudioRetreats, listStudioRetreats, moveRetreat } from '../../schemas/endpoints';
import type { StudioFilters, StudioRetreat, StudioRow } from '../../schemas/retreat';
import { type RetreatStatus, retreatStatuses, studioSorts } from '../../schemas/values';
import { formatDay } from '../parts/format';
import styles from '../parts/studio/studio.module.css';
import { texts } from '../texts/studio-texts';

const path = '/team-portal/retreats';
const aheads = ['yes', 'no'] as const;
const tones = { draft: 'pending', published: 'reviewed', archived: 'other' } as const;

const columns: readonly Column<StudioRow>[] = [
  {
    key: 'title',
    head: texts('name'),
    cell: ({ id, title, sample }) => (
      <span>
        <Link to={`${path}/${id}`}>{title}</Link> {sample && <Badge tone="sample">{texts('sample')}</Badge>}
      </span>
    ),
  },
  { key: 'place', head: texts('place'), cell: ({ placeName }) => placeName },
  {
    key: 'status',
    head: texts('status'),
    cell: ({ status }) => <Badge tone={tones[status]}>{texts(`status.${status}`)}</Badge>,
  },
  { key: 'next', head: texts('next'), cell: ({ next }) => (next ? formatDay(next) : texts('next.none')) },
  {
    key: 'taken',
    head: texts('taken'),
    cell: ({ taken, capacity, dates }) => (dates > 0 ? texts('taken.of', { taken, capacity }) : ''),
    numeric: true,
  },
  { key: 'changed', head: texts('changed'), cell: ({ updatedAt }) => formatDate(updatedAt, 'medium') },
];

const NewDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [failed, setFailed] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const key = useRef(crypto.randomUUID());
  const create = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFailed(null);
    try {
      const made = await api(createRetreat, { body: { title } }, { idempotencyKey: key.current });
      void navigate(`${path}/${made.id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailed(error.field('title') ?? error.message);
      key.current = crypto.randomUUID();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={texts('new')} description={texts('none.more')}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <Field label={texts('new.title')} error={failed}>
          <TextInput maxLength={120} value={title} onChange={({ target }) => setTitle(target.value)} />
        </Field>
        <div>
          <Button type="submit" variant="loud" pending={busy} pendingText={texts('new.busy')}>
            {texts('new.do')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

/** What the address says of the list, as the server takes it. */
const toStudioFilters = (params: URLSearchParams): StudioFilters => {
  const q = params.get('q')?.slice(0, 100);
  const status = findKnown(retreatStatuses, params.get('status'));
  const ahead = findKnown(aheads, params.get('ahead'));
  const sort = findKnown(studioSorts, params.get('sort'));
  return { ...(q && { q }), ...(status && { status }), ...(ahead && { ahead }), ...(sort && { sort }) };
};

const filters: readonly ListFilter[] = [
  {
    name: 'status',
    label: texts('status'),
    any: texts('status.current'),
    options: retreatStatuses.map((value) => ({ value, label: texts(`status.${value}`) })),
  },
  {
    name: 'ahead',
    label: texts('ahead'),
    any: texts('ahead.any'),
    options: aheads.map((value) => ({ value, label: texts(`ahead.${value}`) })),
  },
];

const move = ({ id, version }: Pick<StudioRow, 'id' | 'version'>, to: RetreatStatus): Promise<StudioRetreat> =>
  api(moveRetreat, { params: { id }, body: { to } }, { ifMatch: version });

/** Archives retreats, or brings archived ones back as drafts. */
const movesOf = (isArchive: boolean): readonly BulkAction<StudioRow>[] => [
  {
    key: 'move',
    label: texts(isArchive ? 'restore' : 'archive'),
    run: (rows) =>
      changeRows(rows, {
        name: ({ title }) => title,
        change: (row) => move(row, isArchive ? 'draft' : 'archived'),
        putBack: (moved, { status }) => move(moved, status),
        done: (count) => texts(isArchive ? 'bulk.restored' : 'bulk.archived', { count }),
        undone: (count) => texts('bulk.undone', { count }),
      }),
  },
];

const Retreats = () => {
  const [params] = useSearchParams();
  const query = toStudioFilters(params);
  const [isNew, setNew] = useState(false);
  const pages = usePages(listStudioRetreats, { query: { ...query, limit: 50 } }, { keep: true });
  return (
    <div className={styles.page}>
      <div>
        <Button variant="loud" onClick={() => setNew(true)}>
          {texts('new')}
        </Button>
      </div>
      <StaffList
        list="retreats"
        caption={texts('title')}
        columns={columns}
        pages={pages}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        search={{ label: texts('search') }}
        filters={filters}
        sorts={studioSorts.map((value) => ({ value, label: texts(`sort.${value}`) }))}
        csv={toPath(exportStudioRetreats, { query })}
        bulk={movesOf(query.status === 'archived')}
        readRows={(most) => readRows(listStudioRetreats, { query: { ...query, limit: 100 } }, most)}
        empty={
          <EmptyState title={texts('none')}>
            <p>{texts('none.more')}</p>
          </EmptyState>
        }
      />
      {isNew && <NewDialog onClose={() => setNew(false)} />}
    </div>
  );
};

/** `/team-portal/retreats`: all retreats of the house. */
export const StudioListPage = () => (
  <StaffPage title={texts('title')} lead={texts('lead')} of="admins" back={{ to: '/management', label: texts('back') }}>
    <Retreats />
  </StaffPage>
);
