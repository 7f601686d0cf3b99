import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { media } from '#modules/media/public';
import type { Article } from '../models/article';
import { ArticleRevision } from '../models/article-revision';
import { writeChange } from './change-article';

/** Brings an earlier version's content back, as a new version; the stage stays. */
export const restoreArticle = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  row: Article,
  version: number,
): Promise<Article> => {
  const kept = await ArticleRevision.query(trx).findById([row.id, version]);
  if (!kept) throw notFound('version');
  // Versions from before there were covers have none, and a picture may have been deleted since.
  const { cover = null } = kept.content;
  const isThere = cover !== null && (await core.port(media).pictures(trx, [cover])).has(cover);
  return writeChange(core, trx, user, row, { ...kept.content, cover: isThere ? cover : null }, 'restored');
};
