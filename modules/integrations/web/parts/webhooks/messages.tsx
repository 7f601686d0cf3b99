import { useState } from 'react';
import { api, failure, formatDateTime, toPath, useSearchParams } from '#core/web';
import type { BulkAction } from '#core/web/lists/staff-list/bulk-bar';
import { changeRows } from '#core/web/lists/staff-list/change-rows';
import type { ListFilter } from '#core/web/lists/staff-list/list-address';
import { StaffList } from '#core/web/lists/staff-list/staff-list';
import { readRows, usePages } from '#core/web/lists/use-pages';
import { findKnown } from '#core/web/search-params';
import { Badge, Button, EmptyState, toast } from '#ui';
import type { Column } from '#ui/table/table';
import { exportDeliveries, listDeliveries, resendDelivery } from '../../../schemas/endpoints';
import { deliverySorts, deliveryStates } from '../../../schemas/values';
import type { DeliveryFilters, DeliveryView } from '../../../schemas/webhooks';
import { texts } from '../../texts/texts';
import styles from '../integrations.module.css';

const tones = { waiting: 'pending', delivered: 'reviewed', failed: 'booked' } as const;
const nameOf = ({ event, createdAt }: DeliveryView): string => `${event}, ${formatDateTime(createdAt)}`;

const Resend = ({ delivery, onSent }: { readonly delivery: DeliveryView; readonly onSent: () => void }) => {
  const [busy, setBusy] = useState(false);
  const { id, event, createdAt } = delivery;
  const go = async (): Promise<void> => {
    setBusy(true);
    try {
      await api(resendDelivery, { params: { id } });
      toast({ title: texts('log.resent'), tone: 'success' });
      onSent();
    } catch (error) {
      toast(failure(error, texts('failed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="bare"
      flush
      pending={busy}
      aria-label={texts('log.resend.of', { event, when: formatDateTime(createdAt) })}
      onClick={() => void go()}
    >
      {texts('log.resend')}
    </Button>
  );
};

const Answer = ({ delivery: { status, excerpt, reason } }: { readonly delivery: DeliveryView }) => (
  <span className={styles.who}>
    {reason}
    {(status !== null || excerpt !== '') && (
      <small>
        {status} <span className={styles.mono}>{excerpt}</span>
      </small>
    )}
  </span>
);

const columnsOf = (onSent: () => void): readonly Column<DeliveryView>[] => [
  {
    key: 'event',
    head: texts('log.event'),
    cell: ({ event, createdAt, payload }) => (
      <span className={styles.who}>
        <code className={styles.mono}>{event}</code>
        <small>{formatDateTime(createdAt)}</small>
        <details>
          <summary>{texts('log.show')}</summary>
          <code className={styles.secret}>{JSON.stringify(payload, null, 1)}</code>
        </details>
      </span>
    ),
  },
  {
    key: 'state',
    head: texts('log.state'),
    cell: ({ state }) => <Badge tone={tones[state]}>{texts(`log.${state}`)}</Badge>,
  },
  {
    key: 'tries',
    head: texts('log.tried'),
    cell: ({ attempts, nextTryAt }) => (
      <span className={styles.who}>
        {texts('log.tries', { count: attempts })}
        {nextTryAt && <small>{texts('log.next', { when: formatDateTime(nextTryAt) })}</small>}
      </span>
    ),
  },
  { key: 'answer', head: texts('log.answer'), cell: (delivery) => <Answer delivery={delivery} /> },
  {
    key: 'acts',
    head: texts('log.acts'),
    actions: true,
    cell: (delivery) => delivery.state !== 'waiting' && <Resend delivery={delivery} onSent={onSent} />,
  },
];

const filters: readonly ListFilter[] = [
  {
    name: 'state',
    label: texts('log.state'),
    any: texts('any'),
    options: deliveryStates.map((value) => ({ value, label: texts(`log.${value}`) })),
  },
];

const toFilters = (params: URLSearchParams): DeliveryFilters => {
  const q = params.get('q')?.slice(0, 100);
  const state = findKnown(deliveryStates, params.get('state'));
  const sort = findKnown(deliverySorts, params.get('sort'));
  return { ...(q && { q }), ...(state && { state }), ...(sort && { sort }) };
};

/** What was sent cannot be called back, so that nothing undoes it. */
const bulk: readonly BulkAction<DeliveryView>[] = [
  {
    key: 'resend',
    label: texts('log.bulk'),
    run: (rows) =>
      changeRows(rows, {
        name: nameOf,
        change: ({ id }) => api(resendDelivery, { params: { id } }),
        done: (count) => texts('log.bulk.done', { count }),
      }),
  },
];

/** What was sent to a webhook and what it answered. */
export const Messages = ({ id }: { readonly id: string }) => {
  const [params] = useSearchParams();
  const query = toFilters(params);
  const pages = usePages(listDeliveries, { params: { id }, query: { ...query, limit: 50 } }, { keep: true });
  return (
    <StaffList
      list="webhook-messages"
      caption={texts('log.caption')}
      columns={columnsOf(() => void pages.reload())}
      pages={pages}
      rowKey={(delivery) => delivery.id}
      rowName={nameOf}
      search={{ label: texts('log.search') }}
      filters={filters}
      sorts={deliverySorts.map((value) => ({ value, label: texts(`log.sort.${value}`) }))}
      csv={toPath(exportDeliveries, { params: { id }, query })}
      bulk={bulk}
      readRows={(most) => readRows(listDeliveries, { params: { id }, query }, most)}
      empty={
        <EmptyState title={texts('log.none')}>
          <p>{texts('log.none.more')}</p>
        </EmptyState>
      }
    />
  );
};
