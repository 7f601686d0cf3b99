import type { Knex } from 'knex';
import { denied, notFound, preconditionFailed, preconditionRequired } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { media } from '#modules/media/public';
import type { ArticleChange, ArticleContent, ArticleInput } from '../../schemas/editorial';
import { Article } from '../models/article';
import { ArticleRevision } from '../models/article-revision';
import { mayEdit } from '../policies/article';
import { requirePublishable } from '../policies/publishable';
import { requireFreeSlug, slugFor } from '../queries/slugs';
import { contentOf } from '../text/content';
import { presentEditorial } from '../views/editorial';
import { insertArticle, writeContent } from './store-article';

/** The article for writing, locked; 428 without a version, 412 with the present one when it is stale. */
export const locked = async (
  trx: Knex.Transaction,
  id: string,
  user: User,
  ifMatch: string | null,
): Promise<Article> => {
  const row = await Article.query(trx).findById(id).forUpdate();
  if (!row) throw notFound('article');
  if (ifMatch === null) throw preconditionRequired();
  if (ifMatch !== String(row.version)) throw preconditionFailed(presentEditorial(row, user));
  return row;
};

/** Makes a draft; whoever writes it signs it unless told. */
export const createDraft = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  input: ArticleInput,
): Promise<Article> => {
  if (input.slug !== undefined) await requireFreeSlug(trx, input.slug, null);
  const content: ArticleContent = {
    slug: input.slug ?? (await slugFor(trx, input.title)),
    excerpt: '',
    author: `${user.firstName} ${user.lastName}`.trim().slice(0, 100) || 'Hedo',
    category: 'Integration',
    type: 'article',
    tags: [],
    featured: false,
    language: 'en',
    partner: null,
    disclosure: null,
    body: '',
    references: [],
    evidence: null,
    media: null,
    transcript: null,
    cover: null,
    ...input,
  };
  return insertArticle(core, trx, content, { authorId: user.id });
};

const write = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  row: Article,
  content: ArticleContent,
  action: ArticleRevision['action'],
): Promise<Article> => {
  if (!mayEdit(user, row)) throw denied('magazine.write');
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
  return write(core, trx, user, row, content, 'changed');
};

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
  return write(core, trx, user, row, { ...kept.content, cover: isThere ? cover : null }, 'restored');
};
