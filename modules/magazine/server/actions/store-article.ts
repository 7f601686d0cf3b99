import type { Knex } from 'knex';
import { fn } from 'objection';
import { invalid } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { foldedWords, shortestCorrected } from '#core/contract/spelling';
import { media } from '#modules/media/public';
import type { ArticleContent } from '../../schemas/editorial';
import { articleChanged } from '../../schemas/events';
import type { ArticleLanguage } from '../../schemas/values';
import { Article } from '../models/article';
import { ArticleRevision } from '../models/article-revision';
import { readTranslations, translateArticle } from '../queries/translations';
import { columnsOf, contentOf } from '../text/content';
import { derive, type Translated } from '../text/derive';
import { listFileKeys } from '../text/file-keys';

/** Who did what; `editor` is null when the product itself did it. */
export interface Act {
  readonly editor: string | null;
  readonly action: ArticleRevision['action'];
}

/** Keeps the present state of an article as its version; changes that wait are in review. */
export const saveRevision = async (trx: Knex.Transaction, row: Article, { editor, action }: Act): Promise<void> => {
  await ArticleRevision.query(trx).insert({
    articleId: row.id,
    version: row.version,
    editorId: editor,
    action,
    status: row.pending ? 'review' : row.status,
    content: row.pending ?? contentOf(row),
    words: row.words,
  });
};

/** Everything that follows when what readers see has changed: the words of the search, and who listens. */
export const notifyReaders = async (core: Core, trx: Knex.Transaction, row: Article, shown: boolean): Promise<void> => {
  if (shown)
    await rememberWords(
      trx,
      foldedWords([row.title, row.excerpt, ...row.tags, row.plain.slice(0, 100_000)].join('\n')),
    );
  await core.events.emit(trx, articleChanged, { articleId: row.id, version: row.version, public: shown });
};

/** The words of an article in other languages, by which it is found too. */
const readTranslated = async (core: Core, trx: Knex.Transaction, row: Article): Promise<readonly Translated[]> =>
  Object.keys(row.translated).length === 0
    ? []
    : (await readTranslations(core, trx, row)).map((translation) => translateArticle(row, translation));

/** Takes in what the studio published of an article in another language: lists and searches know it from now on. */
export const storeTranslation = async (
  core: Core,
  trx: Knex.Transaction,
  id: string,
  language: ArticleLanguage,
): Promise<void> => {
  const row = await Article.query(trx).findById(id).forUpdate();
  if (!row) return;
  const translations = (await readTranslations(core, trx, row)).map((one) => translateArticle(row, one));
  const own = translations.find((one) => one.language === language);
  if (!own) return;
  const { plain, readMinutes } = derive(core, { ...contentOf(row), ...own });
  const { haystack, search, searchTitle } = derive(core, contentOf(row), translations);
  await Article.query(trx)
    .findById(id)
    .patch({
      ...{ haystack, search, searchTitle },
      translated: { ...row.translated, [language]: { title: own.title, excerpt: own.excerpt, readMinutes } },
      updatedAt: fn.now(),
    } as never);
  if (row.status !== 'published') return;
  await rememberWords(trx, foldedWords([own.title, own.excerpt, plain.slice(0, 100_000)].join('\n')));
  await notifyReaders(core, trx, row, true);
};

/** Tells the library which files the changes show that wait: nobody can delete these, and they are not public yet. */
export const saveWaitingUses = async (
  core: Core,
  trx: Knex.Transaction,
  { id, title, pending }: Article,
): Promise<void> => {
  const library = core.port(media);
  const keys = pending ? listFileKeys(core.markdown(pending.body)) : [];
  const files = keys.length > 0 ? await library.files(trx, { ids: [], keys }) : [];
  const cover = pending?.cover ?? null;
  await library.setUses(
    trx,
    { id: `article-changes:${id}`, label: title, path: `/magazine/desk/${id}`, isPublic: false },
    [...(cover === null ? [] : [cover]), ...files.map((file) => file.id)],
  );
};

/** Keeps changes of a published article until a second person publishes them; readers see what was there before. */
export const storeWaiting = async (
  core: Core,
  trx: Knex.Transaction,
  row: Article,
  content: ArticleContent | null,
  act: Act,
): Promise<Article> => {
  // Refuses what could not be drawn.
  if (content) derive(core, content);
  const stored = await Article.query(trx).patchAndFetchById(row.id, {
    pending: content,
    version: row.version + 1,
    updatedAt: fn.now(),
    shipped: null,
  } as never);
  await saveWaitingUses(core, trx, stored);
  await saveRevision(trx, stored, act);
  return stored;
};

/** Writes new content as the next version of an article. The caller has checked rights, version and slug. */
export const writeContent = async (
  core: Core,
  trx: Knex.Transaction,
  row: Article,
  content: ArticleContent,
  act: Act,
  more: Partial<Pick<Article, 'status' | 'publishAt'>> = {},
): Promise<Article> => {
  const isPublic = (more.status ?? row.status) === 'published';
  if (content.slug !== row.slug) {
    await trx('article_former_slugs').where({ slug: content.slug, article_id: row.id }).delete();
    if (row.publishedAt !== null)
      await trx('article_former_slugs').insert({ slug: row.slug, article_id: row.id }).onConflict('slug').ignore();
  }
  const now = fn.now();
  const stored = await Article.query(trx).patchAndFetchById(row.id, {
    ...columnsOf(content),
    ...derive(core, content, await readTranslated(core, trx, row)),
    version: row.version + 1,
    updatedAt: now,
    shipped: null,
    pending: null,
    ...more,
    ...(isPublic ? { changedAt: now } : {}),
  });
  await saveFileUses(core, trx, stored);
  if (row.pending) await saveWaitingUses(core, trx, stored);
  await saveRevision(trx, stored, act);
  if (isPublic) await notifyReaders(core, trx, stored, true);
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
  await saveFileUses(core, trx, made);
  await saveRevision(trx, made, { editor: more.authorId ?? null, action: 'created' });
  if (made.status === 'published') await notifyReaders(core, trx, made, true);
  return made;
};

/** Adds the words of an article that readers can see now. */
export const rememberWords = async (db: Knex, words: readonly string[]): Promise<void> => {
  const fit = [...new Set(words)].filter(
    (word) => word.length >= shortestCorrected && word.length <= 30 && /\p{L}/u.test(word),
  );
  if (fit.length === 0) return;
  await db.raw('insert into article_words (word) select unnest(?::text[]) order by 1 on conflict do nothing', [fit]);
};

/**
 * Tells the library which of its files an article shows: these are public with it, and nobody can delete them. Throws 422 for a
 * file that lacks its description, and for one that is gone where readers would look for it.
 */
export const saveFileUses = async (core: Core, trx: Knex.Transaction, row: Article): Promise<void> => {
  const library = core.port(media);
  const keys = listFileKeys(core.markdown(row.body));
  const files = keys.length > 0 ? await library.files(trx, { ids: [], keys }) : [];
  if (files.length < keys.length && (row.status === 'published' || row.status === 'scheduled'))
    throw invalid('body', 'A file in the text is no longer in the library. Take its line out, or choose another file.');
  const { id, title, cover, status } = row;
  await library.setUses(
    trx,
    { id: `article:${id}`, label: title, path: `/magazine/desk/${id}`, isPublic: status === 'published' },
    [...(cover === null ? [] : [cover]), ...files.map((file) => file.id)],
  );
};
