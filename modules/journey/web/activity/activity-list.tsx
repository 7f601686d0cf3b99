import { Link } from '#core/web';
import { dayText, shortDayText } from '#core/web/day-text';
import type { JourneyOverview } from '#modules/profile/schemas/overview';
import { FaceIcon } from '#ui/gem/face-icon';
import styles from './activity-list.module.css';

type Entry = JourneyOverview['activity'][number];

const Words = ({ entry }: { readonly entry: Entry }) => {
  const [title = '', detail] = entry.label.split(/: (.*)/);
  return (
    <div className={styles.words}>
      {entry.href ? (
        <Link className={styles.title} to={entry.href}>
          {title}
        </Link>
      ) : (
        <span className={styles.title}>{title}</span>
      )}
      {detail && <span className={styles.detail}>{detail}</span>}
    </div>
  );
};

/** What happened on a person's way, the newest first, on a line with its days. */
export const ActivityList = ({ entries }: { readonly entries: readonly Entry[] }) => (
  <ol className={styles.list}>
    {entries.map((entry) => (
      <li key={`${entry.kind} ${entry.at} ${entry.label}`}>
        <time dateTime={entry.at} title={dayText(entry.at)}>
          {shortDayText(entry.at)}
        </time>
        <span className={styles.point} aria-hidden="true">
          {entry.kind === 'labor' ? <FaceIcon state="completed" size={25} /> : <i />}
        </span>
        <Words entry={entry} />
      </li>
    ))}
  </ol>
);
