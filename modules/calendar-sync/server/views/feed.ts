import type { FeedView } from '../../schemas/feeds';
import type { Feed } from '../models/feed';

export const toInstant = (at: string | null): string | null => (at === null ? null : new Date(at).toISOString());

export const toFeedView = (feed: Feed): FeedView => {
  const { id, name, host, state, reason, entries, leftOut } = feed;
  return {
    ...{ id, name, host, state, reason, entries, leftOut },
    checkedAt: toInstant(feed.checkedAt),
    readAt: toInstant(feed.readAt),
    nextAt: new Date(feed.nextAt).toISOString(),
  };
};
