import { Link } from '#core/web';
import type { ConsultationCard } from '../../../schemas/desk';
import { texts } from '../texts/texts';
import styles from './list.module.css';
import { GeneratedMark, StatusBadge } from './status-badge';
import { briefWhen } from './when';

/** Pixels of one row, as in the stylesheet. */
export const rowHeight = 92;

interface RequestRowProps {
  readonly row: ConsultationCard;
  /** Where it stands in the list, from 0. */
  readonly at: number;
  readonly of: number;
  readonly to: string;
  readonly open: boolean;
  /** The one row that Tab reaches; arrows and letters go on from there. */
  readonly reached: boolean;
  readonly onFocus: (id: string) => void;
}

/** True when an answer was promised for earlier than now. */
export const isLate = ({ status, dueAt }: Pick<ConsultationCard, 'status' | 'dueAt'>): boolean =>
  status === 'pending' && Date.parse(dueAt) < Date.now();

/** Who asks, since when, and how far the team is. */
export const RequestRow = ({ row, at, of, to, open, reached, onFocus }: RequestRowProps) => (
  <li
    className={styles.item}
    style={{ transform: `translateY(${at * rowHeight}px)` }}
    aria-setsize={of}
    aria-posinset={at + 1}
  >
    <Link
      to={to}
      className={styles.row}
      data-request={row.id}
      aria-current={open ? 'true' : undefined}
      tabIndex={reached ? 0 : -1}
      onFocus={() => onFocus(row.id)}
    >
      <b>{row.name}</b>
      <time dateTime={row.createdAt}>{briefWhen(row.createdAt)}</time>
      <span className={styles.email}>{row.email || texts('noEmail')}</span>
      <span className={styles.badges}>
        <StatusBadge status={row.status} />
        {row.profileGenerated && <GeneratedMark />}
        {row.kind !== 'consultation' && <span className={styles.kind}>{texts(`kind.${row.kind}`)}</span>}
        {isLate(row) && <span className={styles.late}>{texts('overdue')}</span>}
      </span>
    </Link>
  </li>
);
