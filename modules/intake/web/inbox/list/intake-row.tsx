import { formatInstant, Link } from '#core/web';
import type { RowPlace } from '#ui/live-list/live-list';
import type { IntakeCard } from '../../../schemas/admin';
import { texts } from '../texts/texts';
import { Due } from './due';
import styles from './list.module.css';
import { StateBadge } from './state-badge';

/** Pixels of one row. */
export const rowHeight = 92;

const short = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

interface IntakeRowProps {
  readonly row: IntakeCard;
  readonly to: string;
  readonly place: RowPlace;
}

/** Who wrote, how far the team is, what is due next, and in whose hands it is. */
export const IntakeRow = ({ row, to, place }: IntakeRowProps) => (
  <Link to={to} {...place}>
    <b>
      {row.firstName} {row.lastName}
    </b>
    <time dateTime={row.submittedAt}>{formatInstant(row.submittedAt, short)}</time>
    <span className={styles.more}>
      {[texts(`path.${row.journeyType}`), row.email, row.assignedTo?.name].filter(Boolean).join(' · ')}
    </span>
    <span className={styles.badges}>
      <StateBadge state={row.state} />
      {row.dueAt !== null && <Due card={row} />}
    </span>
  </Link>
);
