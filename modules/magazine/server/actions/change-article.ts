import type { Knex } from 'knex';
import { denied } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ArticleChange, ArticleContent } from '../../schemas/editorial';
import type { Article } from '../models/article';
import type { ArticleRevision } from '../models/article-revision';
import { canEdit } from '../policies/article';
import { requirePublishable } from '../policies/publishable';
import { requireFreeSlug } from '../queries/slugs';
import { contentOf } from '../text/content';
import { writeContent } from './store-article';

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
  return writeContent(core, trx, row, content, { editor: user.id, action });
};

/** Changes some fields and keeps the version; the same content again changes nothing. */
export const changeArticle = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  row: Article,
  change: ArticleChange,
): Promise<Article> => {
  const before = contentOf(row);
  const content = { ...before, ...change };
  if (JSON.stringify(before) === JSON.stringify(content)) return row;
  return writeChange(core, trx, user, row, content, 'changed');
};
