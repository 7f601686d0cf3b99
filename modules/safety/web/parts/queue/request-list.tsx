import { formatDateTime, Link } from '#core/web';
import { Badge, Button, EmptyState } from '#ui';
import type { ContactRequestRow } from '../../../schemas/contact-requests';
import { contactRequestsPage } from '../../../schemas/values';
import { formatDue, formatWait, useClock } from './clock';
import styles from './queue.module.css';
import { texts } from './texts/texts';

/** The address of the queue with one request open. */
export const pageOf = (state: 'open' | 'closed', id: string | null = null): string =>
  `${contactRequestsPage}?${new URLSearchParams({ state, ...(id ? { request: id } : {}) })}`;

const formatTaken = ({ acknowledgedBy, acknowledgedAt }: ContactRequestRow): string | null => {
  if (!acknowledgedAt) return null;
  const when = formatDateTime(acknowledgedAt);
  return acknowledgedBy ? texts('takenBy', { name: acknowledgedBy.name, when }) : texts('takenBy.former', { when });
};

/** Where a request stands: its clock while nobody has it, else who has it or how it ended. */
export const RequestState = ({ row }: { readonly row: ContactRequestRow }) => {
  const now = useClock();
  if (row.withdrawnAt)
    return (
      <Badge className={styles.badge} tone="other">
        {texts('withdrawnAt', { when: formatDateTime(row.withdrawnAt) })}
      </Badge>
    );
  if (row.closedAt)
    return (
      <Badge className={styles.badge} tone="contacted">
        {texts('closedAt', { when: formatDateTime(row.closedAt) })}
      </Badge>
    );
  if (row.acknowledgedAt)
    return (
      <Badge className={styles.badge} tone="reviewed">
        {formatTaken(row)}
      </Badge>
    );
  const isLate = Date.parse(row.dueAt) < now;
  return (
    <span className={isLate ? styles.late : styles.clock}>
      {formatWait(row.requestedAt, now)}, {formatDue(row.dueAt, now)}
    </span>
  );
};

interface RequestListProps {
  readonly state: 'open' | 'closed';
  readonly rows: readonly ContactRequestRow[];
  readonly selected: string | null;
  readonly more: (() => Promise<void>) | null;
}

/** Requests by when and where they were made; who asks is shown where it is logged. */
export const RequestList = ({ state, rows, selected, more }: RequestListProps) => {
  if (rows.length === 0)
    return (
      <EmptyState title={texts(`empty.${state}`)}>{state === 'open' && <p>{texts('empty.open.more')}</p>}</EmptyState>
    );
  return (
    <>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.id}>
            <Link
              to={pageOf(state, row.id)}
              className={styles.row}
              aria-current={row.id === selected ? 'true' : undefined}
            >
              <b>{texts(`origin.${row.origin}`)}</b>
              <span className="quiet small">{texts('requestedAt', { when: formatDateTime(row.requestedAt) })}</span>
            </Link>
            <RequestState row={row} />
          </li>
        ))}
      </ul>
      {more && <Button onClick={() => void more()}>{texts('more')}</Button>}
    </>
  );
};
