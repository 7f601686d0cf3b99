import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import { denied } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { keptVersions } from '#modules/studio/public';
import type { ArticleChange, ArticleContent } from '../../schemas/editorial';
import type { Article } from '../models/article';
import type { ArticleRevision } from '../models/article-revision';
import { canEdit } from '../policies/article';
import { requirePublishable } from '../policies/publishable';
import { requireFreeSlug } from '../queries/slugs';
import { contentOf } from '../text/content';
import { storeWaiting, writeContent } from './store-article';

/**
 * Writes what somebody changed. Where the house asks for a second person, changes of a published article wait until somebody else
 * publishes them.
 */
export const writeChange = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  row: Article,
  content: ArticleContent,
  action: ArticleRevision['action'],
): Promise<Article> => {
  if (!canEdit(user, row)) throw denied('magazine.write');
  if (content.slug !== row.slug) await requireFreeSlug(trx, content.slug, row.id);
  // What readers see, or will see without anybody looking again, must stay complete.
  if (row.status === 'published' || row.status === 'scheduled') requirePublishable(content);
  const act = { editor: user.id, action };
  const isReviewed = core.port(keptVersions).isReviewed();
  if (row.status === 'published' && (isReviewed || row.pending))
    return storeWaiting(core, trx, row, isDeepStrictEqual(content, contentOf(row)) ? null : content, act);
  // What somebody approved is another text now: it goes out when it was approved again.
  const isTakenBack = row.status === 'scheduled' && isReviewed;
  return writeContent(core, trx, row, content, act, isTakenBack ? { status: 'review', publishAt: null } : {});
};

/** Changes some fields and keeps the version; the same content again changes nothing. */
export const changeArticle = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  row: Article,
  change: ArticleChange,
): Promise<Article> => {
  const before = row.pending ?? contentOf(row);
  const content = { ...before, ...change };
  if (isDeepStrictEqual(before, content)) return row;
  return writeChange(core, trx, user, row, content, 'changed');
};
