import type { Core, Job } from '#core/contract/server';
import { matches, relations } from '#modules/matching/public';
import { freshDays, mostRetryMinutes, readMinutes, retryMinutes } from '../../schemas/values';
import type { FeedRef } from '../context';
import { Feed } from '../models/feed';
import type { FeedReading } from '../outgoing/read-feed';
import { findWindow, storeBusyTimes, toStretches } from '../queries/busy-times';
import { addressPlace } from '../queries/feeds';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** When to try again after so many failures one after another: later each time, at most half a day. */
export const findNextTry = (failures: number): string =>
  new Date(Date.now() + Math.min(retryMinutes * 2 ** (failures - 1), mostRetryMinutes) * minuteMs).toISOString();

/** Whose calendar it is in matching, and on which clock; null once they are no practitioner, or gone. */
export const findOwner = async (
  core: Core,
  userId: string,
): Promise<{ readonly practitionerId: string; readonly zone: string } | null> => {
  const practitionerId = await core.port(matches).findPractitionerId(core.db, userId);
  if (!practitionerId || !(await core.people.contact(core.db, userId))) return null;
  const hours = await core.port(relations).hoursOf(practitionerId, core.db);
  return { practitionerId, zone: hours?.zone ?? 'UTC' };
};

const ask = async (core: Core, feed: Feed, zone: string, allowPrivate: boolean): Promise<FeedReading> => {
  const isFresh = feed.readAt !== null && Date.parse(feed.readAt) > Date.now() - freshDays * dayMs;
  return core.inThread<typeof import('../thread')>()('readFeed', {
    address: await core.vault.decryptText(core.db, feed.userId, addressPlace(feed.id), feed.addressSealed),
    etag: isFresh ? feed.etag : null,
    lastModified: isFresh ? feed.lastModified : null,
    window: findWindow(),
    ...{ zone, allowPrivate },
  });
};

/** Reads a calendar elsewhere. When it fails, the times it had before stay closed, and it is tried again later. */
export const createReadFeed = (core: Core, allowPrivate: boolean): Job<FeedRef> => ({
  name: 'read-feed',
  run: async ({ feedId }) => {
    const feed = feedId ? await Feed.query(core.db).findById(feedId) : undefined;
    if (!feed) return;
    const owner = await findOwner(core, feed.userId);
    if (!owner) {
      await Feed.query(core.db)
        .findById(feedId)
        .patch({ nextAt: new Date(Date.now() + dayMs).toISOString() });
      return;
    }
    const reading = await ask(core, feed, owner.zone, allowPrivate);
    await core.db.transaction(async (trx) => {
      // Removed meanwhile: nothing of it is written.
      const locked = await Feed.query(trx).findById(feedId).forUpdate();
      if (!locked) return;
      const now = new Date().toISOString();
      if (reading.kind === 'failed') {
        const failures = locked.failures + 1;
        const { reason } = reading;
        await Feed.query(trx)
          .findById(feedId)
          .patch({ state: 'failed', reason, failures, checkedAt: now, nextAt: findNextTry(failures) });
        return;
      }
      const nextAt = new Date(Date.now() + readMinutes * minuteMs).toISOString();
      const well = { state: 'ok', reason: null, failures: 0, checkedAt: now, nextAt } as const;
      await Feed.query(trx).findById(feedId).patch(well);
      if (reading.kind === 'unchanged') return;
      const { etag, lastModified, busy } = reading;
      const { entries, leftOut } = busy;
      await Feed.query(trx).findById(feedId).patch({ etag, lastModified, entries, leftOut, readAt: now });
      const stretches = toStretches(core, busy, owner.zone, findWindow());
      await storeBusyTimes(trx, { feed_id: feedId }, owner.practitionerId, stretches);
    });
    core.realtime.publish(`user:${feed.userId}`, 'calendars.changed', { feedId });
  },
});
