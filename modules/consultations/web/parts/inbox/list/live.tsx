import { Alert, Button } from '#ui';
import type { Poll } from '#ui/live-list/use-poll';
import { texts } from '../texts/texts';
import { agoText, useNowMs } from './ago';
import styles from './live.module.css';

/** How fresh the list is; nothing before it was read once. */
export const Live = ({ poll }: { readonly poll: Poll }) => {
  const now = useNowMs();
  if (poll.at === null) return null;
  return (
    <span className={styles.live} data-failed={poll.failed}>
      <i aria-hidden="true" />
      {texts('updated', { ago: agoText(poll.at, now) })}
    </span>
  );
};

const StaleSince = ({ at, onTry }: { readonly at: number; readonly onTry: () => void }) => {
  const now = useNowMs();
  return (
    // The seconds go on by themselves; a screen reader hears the banner once.
    <Alert tone="attention" action={<Button onClick={onTry}>{texts('again')}</Button>}>
      {texts('stale')} <span aria-hidden="true">{texts('stale.from', { ago: agoText(at, now) })}</span>
    </Alert>
  );
};

/** One quiet banner while the list cannot be renewed; the old one stays. */
export const Stale = ({ poll }: { readonly poll: Poll }) =>
  poll.failed && poll.at !== null ? (
    <div className={styles.stale}>
      <StaleSince at={poll.at} onTry={() => poll.now()} />
    </div>
  ) : null;
