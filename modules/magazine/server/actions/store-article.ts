import type { Knex } from 'knex';
import { fn } from 'objection';
import type { Core } from '#core/contract/server';
import type { ArticleContent } from '../../schemas/editorial';
import { articleChanged } from '../../schemas/events';
import { Article } from '../models/article';
import { ArticleRevision } from '../models/article-revision';
import { rememberWords } from '../queries/known-words';
import { columnsOf, contentOf } from '../text/content';
import { derive } from '../text/derive';
import { foldedWords } from '../text/fold';
import { noteFiles } from './note-files';

/** Who did what; `editor` is null when the product itself did it. */
export interface Act {
  readonly editor: string | null;
  readonly action: ArticleRevision['action'];
}

/** Keeps the present state of an article as its version. */
export const keepRevision = async (trx: Knex.Transaction, row: Article, { editor, action }: Act): Promise<void> => {
  await ArticleRevision.query(trx).insert({
    articleId: row.id,
    version: row.version,
    editorId: editor,
    action,
    status: row.status,
    content: contentOf(row),
    words: row.words,
  });
};

/** Everything that follows when what readers see has changed: the words of the search, and who listens. */
export const tellReaders = async (core: Core, trx: Knex.Transaction, row: Article, shown: boolean): Promise<void> => {
  if (shown)
    await rememberWords(
      trx,
      foldedWords([row.title, row.excerpt, ...row.tags, row.plain.slice(0, 100_000)].join('\n')),
    );
  await core.events.emit(trx, articleChanged, { articleId: row.id, version: row.version, public: shown });
};

/** Writes new content as the next version of an article. The caller has checked rights, version and slug. */
export const writeContent = async (
  core: Core,
  trx: Knex.Transaction,
  row: Article,
  content: ArticleContent,
  act: Act,
): Promise<Article> => {
  const isPublic = row.status === 'published';
  if (content.slug !== row.slug) {
    await trx('article_former_slugs').where({ slug: content.slug, article_id: row.id }).delete();
    if (row.publishedAt !== null)
      await trx('article_former_slugs').insert({ slug: row.slug, article_id: row.id }).onConflict('slug').ignore();
  }
  const now = fn.now();
  const stored = await Article.query(trx).patchAndFetchById(row.id, {
    ...columnsOf(content),
    ...derive(core, content),
    version: row.version + 1,
    updatedAt: now,
    shipped: null,
    ...(isPublic ? { changedAt: now } : {}),
  });
  await noteFiles(core, trx, stored);
  await keepRevision(trx, stored, act);
  if (isPublic) await tellReaders(core, trx, stored, true);
  return stored;
};

/** Inserts an article with its counters and its first version. */
export const insertArticle = async (
  core: Core,
  trx: Knex.Transaction,
  content: ArticleContent,
  more: Partial<Pick<Article, 'id' | 'authorId' | 'status' | 'publishedAt' | 'shipped'>>,
): Promise<Article> => {
  const made = await Article.query(trx).insertAndFetch({
    ...columnsOf(content),
    ...derive(core, content),
    ...more,
  });
  await trx('article_counts').insert({ article_id: made.id });
  await noteFiles(core, trx, made);
  await keepRevision(trx, made, { editor: more.authorId ?? null, action: 'created' });
  if (made.status === 'published') await tellReaders(core, trx, made, true);
  return made;
};
