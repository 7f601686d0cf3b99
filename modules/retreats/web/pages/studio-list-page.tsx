import { useRef, useState } from 'react';
import { ApiError, api, Link, useNavigate, useSearchParams } from '#core/web';
import { PagedList } from '#core/web/lists/paged-list';
import { SearchField } from '#core/web/lists/search-field';
import { usePages } from '#core/web/lists/use-pages';
import { findKnown, toQuery } from '#core/web/search-params';
import { StaffPage } from '#core/web/staff-page/staff-page';
import { Badge, Button, buttonClass, EmptyState, Field, TextInput } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import { Select } from '#ui/select/select';
import { type Column, Table } from '#ui/table/table';
import { createRetreat, listStudioRetreats } from '../../schemas/endpoints';
import type { StudioRow } from '../../schemas/retreat';
import { retreatStatuses } from '../../schemas/values';
import { formatDay } from '../parts/format';
import styles from '../parts/studio/studio.module.css';
import { texts } from '../texts/studio-texts';

const path = '/team-portal/retreats';
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

const Empty = ({ isNarrowed }: { readonly isNarrowed: boolean }) =>
  isNarrowed ? (
    <EmptyState
      title={texts('noneFit')}
      action={
        <Link to={path} className={buttonClass('plain')}>
          {texts('clear')}
        </Link>
      }
    >
      <p>{texts('noneFit.more')}</p>
    </EmptyState>
  ) : (
    <EmptyState title={texts('none')}>
      <p>{texts('none.more')}</p>
    </EmptyState>
  );

const Retreats = () => {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const q = params.get('q') ?? '';
  const status = findKnown(retreatStatuses, params.get('status'));
  const [isNew, setNew] = useState(false);
  const pages = usePages(
    listStudioRetreats,
    { query: { limit: 50, ...(q && { q }), ...(status && { status }) } },
    { keep: true },
  );
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <search className={styles.filters}>
          <SearchField
            label={texts('search')}
            q={q}
            onSearch={(typed) => void navigate(`${path}?${toQuery({ q: typed, status })}`, { replace: true })}
          />
          <Field label={texts('status')}>
            <Select
              value={status ?? ''}
              onChange={({ target }) =>
                void navigate(`${path}?${toQuery({ q, status: findKnown(retreatStatuses, target.value) })}`)
              }
            >
              <option value="">{texts('status.current')}</option>
              {retreatStatuses.map((name) => (
                <option key={name} value={name}>
                  {texts(`status.${name}`)}
                </option>
              ))}
            </Select>
          </Field>
        </search>
        <Button variant="loud" onClick={() => setNew(true)}>
          {texts('new')}
        </Button>
      </div>
      <PagedList
        pages={pages}
        loading={texts('loading')}
        retry={texts('again')}
        empty={<Empty isNarrowed={q !== '' || status !== null} />}
      >
        {(rows) => (
          <Table caption={texts('title')} captionHidden columns={columns} rows={rows} rowKey={({ id }) => id} />
        )}
      </PagedList>
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
