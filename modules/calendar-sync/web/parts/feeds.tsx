import { useState } from 'react';
import { api, formatDateTime, useApi } from '#core/web';
import { ConfirmDialog } from '#core/web/forms/confirm-dialog';
import { Alert, Badge, Button, EmptyState, Icon, Skeleton } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import { listFeeds, refreshFeed, removeFeed } from '../../schemas/endpoints';
import type { FeedView } from '../../schemas/feeds';
import { useCalendarNews } from '../api/use-calendar-news';
import { useRequest } from '../api/use-request';
import { texts } from '../texts/texts';
import styles from './calendars.module.css';
import { FeedForm } from './feed-form';

const tones = { waiting: 'pending', ok: 'reviewed', failed: 'booked' } as const;

const describeFailure = ({ reason, readAt, nextAt }: FeedView): string =>
  readAt
    ? texts('feed.failed', { reason: reason ?? '', when: formatDateTime(readAt), next: formatDateTime(nextAt) })
    : texts('feed.failed.never', { reason: reason ?? '', next: formatDateTime(nextAt) });

const Item = ({ feed, onChanged }: { readonly feed: FeedView; readonly onChanged: () => void }) => {
  const { id, name, host, state, entries, leftOut, readAt } = feed;
  const { busy, run } = useRequest(onChanged);
  const params = { id };
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <h3>{name}</h3>
        <Badge tone={tones[state]}>{texts(`feed.state.${state}`)}</Badge>
      </div>
      <p className={styles.facts}>
        <span>{host}</span>
        {readAt && <span>{texts('feed.entries', { count: entries })}</span>}
        {readAt && <span>{texts('feed.read', { when: formatDateTime(readAt) })}</span>}
      </p>
      {state === 'failed' && <Alert tone="attention">{describeFailure(feed)}</Alert>}
      {leftOut > 0 && <p className={styles.facts}>{texts('feed.leftOut', { count: leftOut })}</p>}
      <div className={styles.acts}>
        <Button
          variant="bare"
          flush
          pending={busy}
          aria-label={texts('feed.refresh.of', { name })}
          onClick={() => void run(() => api(refreshFeed, { params }), texts('feed.refreshed'))}
        >
          {texts('feed.refresh')}
        </Button>
        <ConfirmDialog
          opener={texts('feed.remove')}
          of={texts('feed.remove.of', { name })}
          title={texts('feed.remove.title', { name })}
          more={texts('feed.remove.more')}
          done={texts('feed.removed')}
          act={async () => {
            await api(removeFeed, { params });
            onChanged();
          }}
        />
      </div>
    </li>
  );
};

/** Calendars whose busy times close times for booking. */
export const Feeds = () => {
  const { data, error, reload } = useApi(listFeeds, {}, { everySeconds: 60 });
  const [isAdding, setAdding] = useState(false);
  const changed = (): void => void reload();
  useCalendarNews(changed);
  const add = (
    <Dialog
      title={texts('feed.add')}
      open={isAdding}
      onOpenChange={setAdding}
      trigger={
        <Button>
          <Icon name="plus" size={18} />
          {texts('feed.add')}
        </Button>
      }
    >
      <FeedForm
        onAdded={() => {
          setAdding(false);
          changed();
        }}
        onCancel={() => setAdding(false)}
      />
    </Dialog>
  );
  return (
    <section className={styles.section} aria-labelledby="calendar-feeds">
      <h2 id="calendar-feeds">{texts('feeds')}</h2>
      <p className={styles.lead}>{texts('feeds.lead')}</p>
      {error && !data && (
        <Alert tone="error" action={<Button onClick={changed}>{texts('again')}</Button>}>
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton lines={3} label={texts('loading')} />}
      {data?.length === 0 && (
        <EmptyState level={3} title={texts('feeds.none')} action={add}>
          <p>{texts('feeds.none.more')}</p>
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <>
          <ul className={styles.list}>
            {data.map((feed) => (
              <Item key={feed.id} feed={feed} onChanged={changed} />
            ))}
          </ul>
          <div>{add}</div>
        </>
      )}
    </section>
  );
};
