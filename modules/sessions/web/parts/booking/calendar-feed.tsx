import { useState } from 'react';
import { ApiError, api, failure, formatDate, useApi } from '#core/web';
import { Button, Field, TextInput, toast } from '#ui';
import type { FeedView } from '../../../schemas/bookings';
import { createFeed, getFeed, revokeFeed } from '../../../schemas/endpoints';
import { texts } from '../../texts/texts';
import styles from './booking.module.css';

/** A person's own calendar address: made, shown once, switched off. */
export const CalendarFeed = () => {
  const { data, set } = useApi(getFeed);
  const [busy, setBusy] = useState(false);
  const [address, setAddress] = useState<string | null>(null);
  const run = async (work: () => Promise<FeedView>): Promise<void> => {
    setBusy(true);
    try {
      const feed = await work();
      setAddress(feed.address);
      set({ ...feed, address: null });
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      toast(failure(reason, texts('failed')));
    } finally {
      setBusy(false);
    }
  };
  const revoke = async (): Promise<FeedView> => {
    await api(revokeFeed);
    toast({ title: texts('feed.revoked'), tone: 'success' });
    return { exists: false, createdAt: null, address: null };
  };
  if (!data) return null;
  return (
    <section className={styles.form} aria-labelledby="calendar-feed">
      <h2 id="calendar-feed">{texts('feed')}</h2>
      <p>{texts('feed.hint')}</p>
      {address && (
        <div className={styles.address}>
          <Field label={texts('feed.address')} hint={texts('feed.once')}>
            <TextInput readOnly value={address} onFocus={({ target }) => target.select()} />
          </Field>
          <Button
            onClick={() =>
              void navigator.clipboard
                .writeText(address)
                .then(() => toast({ title: texts('feed.copied'), tone: 'success' }))
            }
          >
            {texts('feed.copy')}
          </Button>
        </div>
      )}
      {data.exists && data.createdAt && !address && (
        <p className="quiet">{texts('feed.exists', { when: formatDate(data.createdAt) })}</p>
      )}
      <div className={styles.acts}>
        <Button pending={busy} onClick={() => void run(() => api(createFeed))}>
          {texts(data.exists ? 'feed.new' : 'feed.make')}
        </Button>
        {data.exists && (
          <Button variant="bare" onClick={() => void run(revoke)}>
            {texts('feed.revoke')}
          </Button>
        )}
      </div>
    </section>
  );
};
