import { useState } from 'react';
import { formatDate, Link, toPath, useSearchParams } from '#core/web';
import type { ListFilter } from '#core/web/lists/staff-list/list-address';
import { StaffList } from '#core/web/lists/staff-list/staff-list';
import { createUsualFilter, readUsualState } from '#core/web/lists/staff-list/usual-filter';
import { usePages } from '#core/web/lists/use-pages';
import { findKnown } from '#core/web/search-params';
import { StaffPage } from '#core/web/staff-page/staff-page';
import { Badge, Button, EmptyState } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import type { Column } from '#ui/table/table';
import type { CredentialFilters, CredentialRow } from '../../schemas/credential';
import { exportStudioCredentials, listStudioCredentials } from '../../schemas/endpoints';
import { credentialExpiries, credentialSorts, credentialStates } from '../../schemas/values';
import { formatDate as formatDay } from '../parts/format';
import { CheckCredential } from '../parts/staff/check-credential';
import styles from '../parts/staff/staff.module.css';
import { StudioNav, studioPath } from '../parts/staff/studio-nav';
import { texts } from '../texts/staff-texts';

const usual = 'uploaded';
const tones = { uploaded: 'pending', checked: 'reviewed', refused: 'other', expired: 'other' } as const;

const columnsOf = (open: (row: CredentialRow) => void): readonly Column<CredentialRow>[] => [
  {
    key: 'credential',
    head: texts('check.credential'),
    cell: (row) => (
      <Button variant="bare" onClick={() => open(row)}>
        {row.title}
      </Button>
    ),
  },
  {
    key: 'name',
    head: texts('p.name'),
    cell: ({ name, pageId }) => (pageId ? <Link to={`${studioPath}/${pageId}`}>{name}</Link> : name),
  },
  { key: 'issuer', head: texts('check.issuer'), cell: ({ issuer, year }) => `${issuer}, ${year}` },
  {
    key: 'state',
    head: texts('p.state'),
    cell: ({ state }) => <Badge tone={tones[state]}>{texts(`check.state.${state}`)}</Badge>,
  },
  {
    key: 'until',
    head: texts('check.until'),
    cell: ({ expiresOn }) => (expiresOn ? formatDay(expiresOn) : texts('check.expiry.never')),
  },
  { key: 'added', head: texts('check.added'), cell: ({ createdAt }) => formatDate(createdAt, 'medium') },
];

const filters: readonly ListFilter[] = [
  createUsualFilter({
    name: 'state',
    label: texts('p.state'),
    states: credentialStates,
    usual,
    nameOf: (state) => texts(`check.state.${state}`),
    all: texts('check.all'),
  }),
  {
    name: 'expiry',
    label: texts('check.expiry'),
    any: texts('check.expiry.any'),
    options: credentialExpiries.map((value) => ({ value, label: texts(`check.expiry.${value}`) })),
  },
];

const toFilters = (params: URLSearchParams): CredentialFilters => {
  const q = params.get('q')?.slice(0, 100);
  const state = readUsualState(params, 'state', credentialStates, usual);
  const expiry = findKnown(credentialExpiries, params.get('expiry'));
  const sort = findKnown(credentialSorts, params.get('sort'));
  return { ...(q && { q }), ...(state && { state }), ...(expiry && { expiry }), ...(sort && { sort }) };
};

// No act on several credentials at once: whoever marks one as checked has opened its document.
const Credentials = () => {
  const [params] = useSearchParams();
  const query = toFilters(params);
  const pages = usePages(listStudioCredentials, { query: { ...query, limit: 50 } }, { keep: true });
  const [open, setOpen] = useState<CredentialRow | null>(null);
  const none = query.state === usual ? 'check.none' : 'check.none.any';
  return (
    <div className={styles.page}>
      <StudioNav />
      <StaffList
        list="practitioner-credentials"
        caption={texts('check.title')}
        columns={columnsOf(setOpen)}
        pages={pages}
        rowKey={({ id }) => id}
        search={{ label: texts('check.search') }}
        filters={filters}
        sorts={credentialSorts.map((value) => ({ value, label: texts(`check.sort.${value}`) }))}
        csv={toPath(exportStudioCredentials, { query })}
        empty={
          <EmptyState title={texts(none)}>
            <p>{texts(`${none}.more`)}</p>
          </EmptyState>
        }
      />
      {open && (
        <Dialog open onOpenChange={(isOpen) => isOpen || setOpen(null)} title={texts('check.credential')}>
          <CheckCredential
            row={open}
            onDone={() => {
              setOpen(null);
              void pages.reload();
            }}
          />
        </Dialog>
      )}
    </div>
  );
};

/** `/team-portal/practitioner-pages/credentials`: all credentials, those that wait for a check at first. */
export const StudioCredentialsPage = () => (
  <StaffPage
    title={texts('check.title')}
    lead={texts('studio.lead')}
    of="admins"
    back={{ to: '/management', label: texts('back') }}
  >
    <Credentials />
  </StaffPage>
);
