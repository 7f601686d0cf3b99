import type { Knex } from 'knex';
import type { Core, PersonalData } from '#core/contract/server';
import { contentTranslations } from '#modules/studio/public';
import { Article } from './models/article';
import { ArticleRevision } from './models/article-revision';
import { articleTexts } from './queries/translations';

const slugsOf = (db: Knex, table: string, userId: string): Promise<{ slug: string; at: string }[]> =>
  db(table)
    .join('articles', 'articles.id', `${table}.article_id`)
    .where({ user_id: userId })
    .orderBy(`${table}.created_at`)
    .select('articles.slug', { at: `${table}.created_at` });

/** Byline of what a person wrote who is no longer here. */
const formerAuthor = 'A former author';

/** Likes, reading list, articles written and versions saved. */
export const personalData = (core: Core): PersonalData => ({
  export: async (userId) => ({
    likes: await slugsOf(core.db, 'article_likes', userId),
    bookmarks: await slugsOf(core.db, 'article_bookmarks', userId),
    articles: await Article.query(core.db)
      .where({ author_id: userId })
      .select('slug', 'title', 'status', 'body', 'created_at', 'published_at'),
    versions: await ArticleRevision.query(core.db)
      .where({ editor_id: userId })
      .select('article_id', 'version', 'action', 'saved_at'),
  }),
  erase: async (trx, userId) => {
    const liked: { article_id: string }[] = await trx('article_likes')
      .where({ user_id: userId })
      .delete()
      .returning('article_id');
    await trx('article_counts')
      .whereIn(
        'article_id',
        liked.map((one) => one.article_id),
      )
      .decrement('likes', 1);
    await trx('article_bookmarks').where({ user_id: userId }).delete();
    // What nobody has read yet goes; what is public stays without the name.
    const unread = await Article.query(trx).where({ author_id: userId }).whereNull('published_at').select('id');
    for (const { id } of unread) await core.port(contentTranslations).remove(trx, articleTexts, id);
    await Article.query(trx)
      .delete()
      .whereIn(
        'id',
        unread.map(({ id }) => id),
      );
    const own = Article.query(trx).select('id').where({ author_id: userId });
    await ArticleRevision.query(trx)
      .whereIn('article_id', own)
      .patch({
        content: trx.raw("jsonb_set(content, '{author}', to_jsonb(?::text))", [formerAuthor]) as never,
      });
    await ArticleRevision.query(trx).where({ editor_id: userId }).patch({ editorId: null });
    await trx('articles')
      .where({ author_id: userId })
      .whereNotNull('pending')
      .update({ pending: trx.raw("jsonb_set(pending, '{author}', to_jsonb(?::text))", [formerAuthor]) });
    await Article.query(trx).where({ author_id: userId }).patch({ author: formerAuthor, authorId: null });
  },
});
