import { useState } from 'react';
import { ApiError, api, failure, Link, toPath, useSearchParams, useSession } from '#core/web';
import type { BulkAction } from '#core/web/lists/staff-list/bulk-bar';
import { changeRows } from '#core/web/lists/staff-list/change-rows';
import type { ListFilter } from '#core/web/lists/staff-list/list-address';
import { StaffList } from '#core/web/lists/staff-list/staff-list';
import { readRows, usePages } from '#core/web/lists/use-pages';
import { findKnown } from '#core/web/search-params';
import { Badge, Button, EmptyState, TextInput, toast } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import type { Column } from '#ui/table/table';
import { cancelParticipant, changeParticipant, downloadRoster, listParticipants } from '../../../schemas/endpoints';
import type { Participant, ParticipantChange, RosterFilters } from '../../../schemas/roster';
import { paperFilters, placeStatuses, rosterSorts } from '../../../schemas/values';
import { texts } from '../../texts/studio-texts';
import { formatPrice } from '../format';
import styles from '../studio/studio.module.css';
import { PaperChecks } from './paper-checks';

const arrivals = ['yes', 'no'] as const;

type OnChanged = (participant: Participant) => void;

const change = async (one: Participant, body: ParticipantChange, onChanged: OnChanged): Promise<void> => {
  try {
    onChanged(await api(changeParticipant, { params: { id: one.id }, body }, { ifMatch: one.version }));
  } catch (error) {
    toast(failure(error, texts('failed')));
  }
};

const Rooming = ({ one, onChanged }: { readonly one: Participant; readonly onChanged: OnChanged }) => {
  const [typed, setTyped] = useState(one.rooming);
  return (
    <TextInput
      aria-label={texts('r.rooming.of', { name: one.name })}
      className={styles.rooming}
      maxLength={60}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => typed.trim() !== one.rooming && void change(one, { rooming: typed }, onChanged)}
    />
  );
};

const paymentText = ({ payment, price, paid, due }: Participant): string =>
  payment === null
    ? texts('r.pay.none')
    : texts('r.paid', {
        paid: formatPrice({ minor: paid, currency: price.currency }),
        due: formatPrice({ minor: due, currency: price.currency }),
      });

/** What was paid; for admins, who alone see the money of the house, with the way to the invoice. */
const Payment = ({ one }: { readonly one: Participant }) => {
  const role = useSession(({ user }) => user?.role);
  if (role !== 'admin' || one.invoiceId === null) return paymentText(one);
  return <Link to={`/team-portal/money/${one.invoiceId}`}>{paymentText(one)}</Link>;
};

const columnsOf = (onChanged: OnChanged, onCancel: (one: Participant) => void): readonly Column<Participant>[] => [
  {
    key: 'name',
    head: texts('r.name'),
    cell: (one) => (
      <span className={styles.cell}>
        {one.name}
        <small className={styles.quiet}>{one.reference}</small>
        {one.status === 'cancelled' && <Badge tone="other">{texts('r.cancelled')}</Badge>}
        {one.details.answers.length > 0 && (
          <details>
            <summary>{texts('r.answers', { name: one.name })}</summary>
            {one.details.answers.map(({ label, text }) => (
              <p key={label}>
                <b>{label}</b> {text}
              </p>
            ))}
          </details>
        )}
        {one.details.emergencyContact && (
          <small>
            {texts('r.emergency')}: {one.details.emergencyContact}
          </small>
        )}
      </span>
    ),
  },
  { key: 'room', head: texts('r.room'), cell: ({ roomName }) => roomName },
  {
    key: 'rooming',
    head: texts('r.rooming'),
    cell: (one) => (one.status === 'booked' ? <Rooming key={one.version} one={one} onChanged={onChanged} /> : ''),
  },
  {
    key: 'diet',
    head: texts('r.diet'),
    cell: ({ details }) => [details.diet.join(', '), details.dietNote].filter(Boolean).join('. '),
  },
  { key: 'payment', head: texts('r.payment'), cell: (one) => <Payment one={one} /> },
  {
    key: 'papers',
    head: texts('r.papers'),
    cell: (one) => <PaperChecks papers={one.checklist} onChanged={(checklist) => onChanged({ ...one, checklist })} />,
  },
  {
    key: 'arrived',
    head: texts('r.arrived'),
    cell: (one) =>
      one.status === 'booked' ? (
        <input
          type="checkbox"
          aria-label={texts('r.arrived.of', { name: one.name })}
          checked={one.arrivedAt !== null}
          onChange={({ target }) => void change(one, { arrived: target.checked }, onChanged)}
        />
      ) : (
        ''
      ),
  },
  {
    key: 'acts',
    head: '',
    actions: true,
    cell: (one) =>
      one.status === 'booked' ? (
        <Button variant="bare" aria-label={texts('r.cancel.of', { name: one.name })} onClick={() => onCancel(one)}>
          {texts('r.cancel')}
        </Button>
      ) : (
        ''
      ),
  },
];

const CancelDialog = ({
  one,
  onChanged,
  onClose,
}: {
  readonly one: Participant;
  readonly onChanged: OnChanged;
  readonly onClose: () => void;
}) => {
  const [busy, setBusy] = useState(false);
  const go = async (): Promise<void> => {
    setBusy(true);
    try {
      onChanged(await api(cancelParticipant, { params: { id: one.id } }, { ifMatch: one.version }));
      toast({ title: texts('r.cancel.done'), tone: 'success' });
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(failure(error, texts('failed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={texts('r.cancel')}
      description={texts('r.cancel.ask', { name: one.name })}
    >
      <div>
        <Button variant="loud" pending={busy} onClick={() => void go()}>
          {texts('r.cancel')}
        </Button>
      </div>
    </Dialog>
  );
};

const filters: readonly ListFilter[] = [
  {
    name: 'status',
    label: texts('r.status'),
    any: texts('r.status.any'),
    options: placeStatuses.map((value) => ({ value, label: texts(`r.status.${value}`) })),
  },
  {
    name: 'arrived',
    label: texts('r.arrived'),
    any: texts('r.arrived.any'),
    options: arrivals.map((value) => ({ value, label: texts(`r.arrived.${value}`) })),
  },
  {
    name: 'papers',
    label: texts('r.papers'),
    any: texts('r.papers.any'),
    options: paperFilters.map((value) => ({ value, label: texts(`r.papers.${value}`) })),
  },
];

const toFilters = (params: URLSearchParams): RosterFilters => {
  const q = params.get('q')?.slice(0, 100);
  const status = findKnown(placeStatuses, params.get('status'));
  const arrived = findKnown(arrivals, params.get('arrived'));
  const papers = findKnown(paperFilters, params.get('papers'));
  const sort = findKnown(rosterSorts, params.get('sort'));
  return {
    ...(q && { q }),
    ...(status && { status }),
    ...(arrived && { arrived }),
    ...(papers && { papers }),
    ...(sort && { sort }),
  };
};

const setArrived = ({ id, version }: Participant, arrived: boolean): Promise<Participant> =>
  api(changeParticipant, { params: { id }, body: { arrived } }, { ifMatch: version });

const checkIn: BulkAction<Participant> = {
  key: 'arrived',
  label: texts('r.bulk.arrived'),
  run: (rows) =>
    changeRows(rows, {
      name: ({ name }) => name,
      change: (row) => setArrived(row, true),
      // Who was there before stays there.
      putBack: async (changed, before) => before.arrivedAt === null && setArrived(changed, false),
      done: (count) => texts('r.bulk.done', { count }),
      undone: (count) => texts('r.bulk.undone', { count }),
    }),
};

interface ParticipantTableProps {
  readonly dateId: string;
  /** After a place was cancelled: the rest of the page counts places. */
  readonly onCancelled: () => void;
}

/** Everybody who booked, with what staff note about them. */
export const ParticipantTable = ({ dateId, onCancelled }: ParticipantTableProps) => {
  const [searchParams] = useSearchParams();
  const [cancelling, setCancelling] = useState<Participant | null>(null);
  const params = { id: dateId };
  const query = toFilters(searchParams);
  const pages = usePages(listParticipants, { params, query: { ...query, limit: 50 } }, { keep: true });
  const put = (changed: Participant): void =>
    pages.change((rows) => rows.map((one) => (one.id === changed.id ? changed : one)));
  return (
    <>
      <StaffList
        list="retreat-roster"
        caption={texts('r.title')}
        columns={columnsOf(put, setCancelling)}
        pages={pages}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        search={{ label: texts('r.search') }}
        filters={filters}
        sorts={rosterSorts.map((value) => ({ value, label: texts(`r.sort.${value}`) }))}
        csv={toPath(downloadRoster, { params, query })}
        bulk={[checkIn]}
        readRows={(most) => readRows(listParticipants, { params, query: { ...query, limit: 100 } }, most)}
        empty={
          <EmptyState title={texts('r.none')}>
            <p>{texts('r.none.more')}</p>
          </EmptyState>
        }
      />
      {cancelling && (
        <CancelDialog
          one={cancelling}
          onChanged={(changed) => {
            put(changed);
            onCancelled();
          }}
          onClose={() => setCancelling(null)}
        />
      )}
    </>
  );
};
