import { Link } from '#core/web';
import type { RowPlace } from '#ui/live-list/live-list';
import type { ConsultationCard } from '../../../../schemas/inbox';
import { texts } from '../texts/texts';
import styles from './list.module.css';
import { GeneratedMark, StatusBadge } from './status-badge';
import { briefWhen } from './when';

/** Pixels of one row. */
export const rowHeight = 92;

interface RequestRowProps {
  readonly row: ConsultationCard;
  readonly to: string;
  readonly place: RowPlace;
}

/** True when an answer was promised for earlier than now. */
export const isLate = ({ status, dueAt }: Pick<ConsultationCard, 'status' | 'dueAt'>): boolean =>
  status === 'pending' && Date.parse(dueAt) < Date.now();

/** Who asks, since when, and how far the team is. */
export const RequestRow = ({ row, to, place }: RequestRowProps) => (
  <Link to={to} {...place}>
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
);
