import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { FeedView } from '../../schemas/feeds';
import { mostFeeds } from '../../schemas/values';
import { Feed } from '../models/feed';
import { toFeedView } from '../views/feed';

/** Where the address of a calendar is encrypted. */
export const addressPlace = (id: string): string => `calendar_feeds:address:${id}`;

export const listFeedViews = async (db: Knex, userId: string): Promise<FeedView[]> =>
  (await Feed.query(db).where({ user_id: userId }).orderBy(['created_at', 'id']).limit(mostFeeds)).map(toFeedView);

/** One of a practitioner's own calendars. Throws 404. */
export const getOwnFeed = async (db: Knex, userId: string, id: string): Promise<Feed> => {
  const feed = await Feed.query(db).findOne({ id, user_id: userId });
  if (!feed) throw notFound('calendar');
  return feed;
};
