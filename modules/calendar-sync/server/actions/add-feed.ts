import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { conflict, invalid } from '#core/contract/errors';
import { findUrlFault } from '#modules/integrations/public-server';
import type { FeedInput } from '../../schemas/feeds';
import { mostFeeds } from '../../schemas/values';
import type { Context } from '../context';
import { Feed } from '../models/feed';
import { addressPlace } from '../queries/feeds';
import { refreshFeed } from './refresh-feed';

/** The address as it is asked; calendars hand out `webcal:`, which means https. Throws 422. */
const checkAddress = (typed: string, allowPrivate: boolean): URL => {
  const address = typed.trim().replace(/^webcals?:\/\//i, 'https://');
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.username || url?.password)
    throw invalid('address', 'Leave name and password out of the address. Use the secret or public address instead.');
  const fault = findUrlFault(address, allowPrivate);
  if (fault || !url) throw invalid('address', fault ?? 'Enter a whole web address that begins with https://.');
  return url;
};

/** Subscribes to a calendar elsewhere; it is read at once. Throws 422, and 409 when there are enough. */
export const addFeed = async (
  context: Context,
  trx: Knex.Transaction,
  userId: string,
  { name, address }: FeedInput,
): Promise<Feed> => {
  const { core } = context;
  const url = checkAddress(address, context.allowPrivate);
  if (name.trim() === '') throw invalid('name', 'Give the calendar a name by which you know it.');
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`calendar-feeds:${userId}`]);
  if ((await Feed.query(trx).where({ user_id: userId }).resultSize()) >= mostFeeds)
    throw conflict(
      'enough-calendars',
      `You have ${mostFeeds} calendars here. Remove one that you do not need any more.`,
    );
  const id = randomUUID();
  const feed = await Feed.query(trx).insertAndFetch({
    id,
    userId,
    name: name.trim(),
    host: url.host,
    addressSealed: await core.vault.encrypt(trx, userId, addressPlace(id), url.href),
  });
  await core.audit.record(trx, {
    actor: userId,
    action: 'calendars.feed-added',
    subject: userId,
    object: `feed:${id}`,
  });
  await refreshFeed(context, trx, id);
  return feed;
};
