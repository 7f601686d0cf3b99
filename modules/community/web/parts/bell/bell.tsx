import { Link, useApi, useChannel } from '#core/web';
import { toast } from '#ui';
import { countNotices } from '../../../schemas/endpoints';
import { texts } from '../../texts/texts';
import styles from './bell.module.css';

/** The bell in the header, with the number of unread notifications; it counts up by itself. */
export const Bell = () => {
  const { data, reload } = useApi(countNotices);
  useChannel(null, (event, message) => {
    if (event === 'notices.changed' || event === 'reconnected') void reload();
    if (event === 'announcement') toast({ title: texts('announcement'), description: String(message.text ?? '') });
  });
  const unread = data?.unread ?? 0;
  return (
    <Link to="/community/notifications" className={styles.bell} aria-label={texts('bell', { count: unread })}>
      <svg
        width="22"
        height="22"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M6 16.5V11a6 6 0 0 1 12 0v5.500l1.500 2h-15zM10 21h4" />
      </svg>
      {unread > 0 && (
        <span className={styles.count} aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </Link>
  );
};
