import { createHmac, randomBytes } from 'node:crypto';
import { isbot } from 'isbot';
import type { Knex } from 'knex';
import type { RequestInfo, User } from '#core/contract/route';
import { isCountedReader } from '../policies/article';
import { getPublishedArticle } from '../queries/articles';

/** The day's salt, made by whoever needs it first; it is gone with the day, and with it whatever a digest could tell. */
const getSalt = async (trx: Knex.Transaction): Promise<Buffer> => {
  await trx('article_view_salts')
    .insert({ day: trx.raw('current_date'), salt: randomBytes(32) })
    .onConflict('day')
    .ignore();
  const { salt } = await trx('article_view_salts').where('day', trx.raw('current_date')).first();
  return salt as Buffer;
};

/** True of a call that a reader's own browser made from a page that is looked at. */
const isReading = ({ userAgent, header }: RequestInfo): boolean =>
  userAgent !== '' &&
  !isbot(userAgent) &&
  header('sec-fetch-site') === 'same-origin' &&
  !/prefetch|prerender|preview/i.test(`${header('sec-purpose')} ${header('purpose')} ${header('x-purpose')}`);

/**
 * Counts a reader of an article once a day. Nobody is stored: what is kept until midnight is a digest of address, browser and
 * article under a salt that is thrown away, so that not even two articles of one reader can be brought together.
 */
export const countView = async (
  trx: Knex.Transaction,
  slug: string,
  user: User | null,
  request: RequestInfo,
): Promise<void> => {
  const article = await getPublishedArticle(trx, slug);
  if (!isReading(request) || !isCountedReader(user, article)) return;
  const visitor = createHmac('sha256', await getSalt(trx))
    .update(JSON.stringify([request.address, request.userAgent, article.id]))
    .digest()
    .subarray(0, 16);
  const first: unknown[] = await trx('article_views_today')
    .insert({ day: trx.raw('current_date'), visitor })
    .onConflict(['day', 'visitor'])
    .ignore()
    .returning('day');
  if (first.length > 0) await trx('article_counts').where({ article_id: article.id }).increment('views', 1);
};
