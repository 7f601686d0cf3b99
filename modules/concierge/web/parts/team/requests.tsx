import { type ReactNode, Suspense, useState } from 'react';
import { formatDate, refreshAnswers, useApi } from '#core/web';
import { usePages } from '#core/web/lists/use-pages';
import { Badge, Button, EmptyState, Field } from '#ui';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import { Select } from '#ui/select/select';
import { type Column, Table } from '#ui/table/table';
import type { BookingRow } from '../../../schemas/booking';
import { countBookings, listBookings } from '../../../schemas/endpoints';
import { type BookingState, bookingStates } from '../../../schemas/values';
import { dayText } from '../bookings/day-text';
import { StatusBadge } from '../bookings/status-badge';
import { texts as trips } from '../bookings/texts/texts';
import { ListFrame } from '../lists/list-frame';
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

/** Says what the filter leaves out, so that nobody takes a filtered list for all there is. */
const Hidden = ({ count, onAll }: { readonly count: number; readonly onAll: () => void }) => (
  <p role="status" className={styles.hidden}>
    {count > 0 && (
      <>
        <span>{texts('requests.hidden', { count })}</span>
        <Button variant="bare" onClick={onAll}>
          {texts('requests.all')}
        </Button>
      </>
    )}
  </p>
);

/** Everybody who asked for a quote, those who waited longest first; what follows is drawn once it is known how long they are. */
export const Requests = ({ children }: { readonly children?: ReactNode }) => {
  const [status, setStatus] = useState<BookingState | ''>('requested');
  const [open, setOpen] = useState<string | null>(null);
  const pages = usePages(listBookings, { query: { limit: 50, ...(status && { status }) } }, { keep: true });
  const { data: counts, error: countsError } = useApi(countBookings);
  const total = counts && bookingStates.reduce((sum, state) => sum + counts[state], 0);
  const hidden = counts && status ? (total ?? 0) - counts[status] : 0;
  const reload = async (): Promise<void> => {
    await Promise.all([pages.reload(), refreshAnswers(countBookings)]);
  };
  const none =
    status && hidden > 0 ? (
      <p className="quiet">{texts('requests.none.of', { status: trips(`status.${status}`) })}</p>
    ) : (
      <EmptyState title={texts('requests.none')} level={3}>
        <p>{texts('requests.none.more')}</p>
      </EmptyState>
    );
  const settled = pages.error !== null || (pages.rows && (counts || countsError));
  const list = (
    <section className={styles.tab} aria-labelledby="quote-requests">
      <h2 id="quote-requests">{texts('requests')}</h2>
      <Field label={texts('requests.status')} className={styles.filter}>
        <Select
          value={status}
          onChange={({ target }) => setStatus(bookingStates.find((state) => state === target.value) ?? '')}
        >
          <option value="">
            {total === undefined ? texts('requests.any') : texts('requests.any.count', { count: total })}
          </option>
          {bookingStates.map((one) => (
            <option key={one} value={one}>
              {counts
                ? texts('requests.of', { status: trips(`status.${one}`), count: counts[one] })
                : trips(`status.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Hidden count={hidden} onAll={() => setStatus('')} />
      <ListFrame pages={pages} loading={texts('loading')} empty={none}>
        {(rows) => (
          <Table
            caption={texts('requests.caption')}
            captionHidden
            columns={columnsOf(setOpen)}
            rows={rows}
            rowKey={({ id }) => id}
          />
        )}
      </ListFrame>
      {open && (
        <Suspense>
          <RequestDialog id={open} onChanged={() => void reload()} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </section>
  );
  return (
    <>
      {list}
      {settled && children}
    </>
  );
};
