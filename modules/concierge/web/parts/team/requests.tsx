import { type ReactNode, Suspense, useState } from 'react';
import { formatDate, refreshAnswers, toPath, useApi, useSearchParams } from '#core/web';
import type { ListFilter } from '#core/web/lists/staff-list/list-address';
import { StaffList } from '#core/web/lists/staff-list/staff-list';
import { createUsualFilter, everyState, readUsualState } from '#core/web/lists/staff-list/usual-filter';
import { usePages } from '#core/web/lists/use-pages';
import { findKnown } from '#core/web/search-params';
import { Badge, Button, EmptyState } from '#ui';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import type { Column } from '#ui/table/table';
import type { BookingCounts, BookingFilters, BookingRow } from '../../../schemas/booking';
import { countBookings, exportBookings, listBookings } from '../../../schemas/endpoints';
import { type BookingState, bookingSorts, bookingStates } from '../../../schemas/values';
import { dayText } from '../bookings/day-text';
import { StatusBadge } from '../bookings/status-badge';
import { texts as trips } from '../bookings/texts/texts';
import styles from './team.module.css';
import { texts } from './texts/texts';

const RequestDialog = lazyPart(() => import('./request-dialog').then((module) => module.RequestDialog));

const columnsOf = (open: (id: string) => void): readonly Column<BookingRow>[] => [
  {
    key: 'trip',
    head: texts('col.trip'),
    cell: (row) => (
      <span className={styles.trip}>
        {row.title}
        <small>{row.reference}</small>
        {row.sample && <Badge tone="sample">{texts('sample')}</Badge>}
      </span>
    ),
  },
  {
    key: 'when',
    head: texts('col.when'),
    cell: ({ startDate, endDate }) => trips('when', { from: dayText(startDate), to: dayText(endDate) }),
  },
  { key: 'guests', head: texts('col.guests'), cell: ({ guests }) => guests, numeric: true },
  { key: 'status', head: texts('col.status'), cell: (row) => <StatusBadge of={row} /> },
  { key: 'asked', head: texts('col.asked'), cell: ({ createdAt }) => formatDate(createdAt, 'medium') },
  {
    key: 'open',
    head: texts('col.open'),
    cell: ({ id, reference }) => (
      <Button variant="bare" onClick={() => open(id)} aria-label={texts('open.of', { reference })}>
        {texts('open')}
      </Button>
    ),
  },
];

/** Those who wait for a quote are what the list is opened for. */
const usual = 'requested';

/** Says what the filter leaves out, so that nobody takes a filtered list for all there is. */
const Hidden = ({ count, onAll }: { readonly count: number; readonly onAll: () => void }) =>
  count > 0 && (
    <>
      {texts('requests.hidden', { count })}{' '}
      <Button variant="bare" onClick={onAll}>
        {texts('requests.all')}
      </Button>
    </>
  );

/** What the address says of the list; without a status those who wait for a quote. */
const toFilters = (params: URLSearchParams): BookingFilters => {
  const q = params.get('q')?.slice(0, 100);
  const status = readUsualState(params, 'status', bookingStates, usual);
  const sort = findKnown(bookingSorts, params.get('sort'));
  return { ...(q && { q }), ...(status && { status }), ...(sort && { sort }) };
};

const statusFilter = (counts: BookingCounts | undefined): ListFilter => {
  const nameOf = (state: BookingState): string =>
    counts
      ? texts('requests.of', { status: trips(`status.${state}`), count: counts[state] })
      : trips(`status.${state}`);
  const total = counts && bookingStates.reduce((sum, state) => sum + counts[state], 0);
  return createUsualFilter({
    name: 'status',
    label: texts('requests.status'),
    states: bookingStates,
    usual,
    nameOf,
    all: total === undefined ? texts('requests.any') : texts('requests.any.count', { count: total }),
  });
};

/** Everybody who asked for a quote, those who waited longest first; what follows is drawn once it is known how long they are. */
export const Requests = ({ children }: { readonly children?: ReactNode }) => {
  const [params, setParams] = useSearchParams();
  const query = toFilters(params);
  const [open, setOpen] = useState<string | null>(null);
  const pages = usePages(listBookings, { query: { ...query, limit: 50 } }, { keep: true });
  const { data: counts, error: countsError } = useApi(countBookings);
  const total = counts && bookingStates.reduce((sum, state) => sum + counts[state], 0);
  const hidden = counts && query.status ? (total ?? 0) - counts[query.status] : 0;
  const showAll = (): void =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      next.set('status', everyState);
      return next;
    });
  const reload = async (): Promise<void> => {
    await Promise.all([pages.reload(), refreshAnswers(countBookings)]);
  };
  const none =
    query.status && hidden > 0 ? (
      <p className="quiet">{texts('requests.none.of', { status: trips(`status.${query.status}`) })}</p>
    ) : (
      <EmptyState title={texts('requests.none')} level={3}>
        <p>{texts('requests.none.more')}</p>
      </EmptyState>
    );
  const settled = pages.error !== null || (pages.rows && (counts || countsError));
  return (
    <>
      <section className={styles.tab} aria-labelledby="quote-requests">
        <h2 id="quote-requests">{texts('requests')}</h2>
        {/* Each request is answered with a price of its own, so nothing is done with several at once. */}
        <StaffList
          list="quote-requests"
          caption={texts('requests.caption')}
          columns={columnsOf(setOpen)}
          pages={pages}
          rowKey={({ id }) => id}
          search={{ label: texts('requests.search') }}
          filters={[statusFilter(counts)]}
          sorts={bookingSorts.map((value) => ({ value, label: texts(`requests.sort.${value}`) }))}
          csv={toPath(exportBookings, { query })}
          count={<Hidden count={hidden} onAll={showAll} />}
          empty={none}
        />
        {open && (
          <Suspense>
            <RequestDialog id={open} onChanged={() => void reload()} onClose={() => setOpen(null)} />
          </Suspense>
        )}
      </section>
      {settled && children}
    </>
  );
};
