import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ArticleCard } from '../../schemas/article';
import type { ArticleLanguage } from '../../schemas/values';
import { type CardRow, getCards, queryCards } from './article-cards';

/** Most articles of a reading list that are shown. */
const longestList = 200;

/** The person's reading list, newest entry first, at most 200; what is no longer published is left out. */
export const listReadingList = async (
  core: Core,
  user: User,
  lang: ArticleLanguage | undefined,
): Promise<ArticleCard[]> => {
  const rows: CardRow[] = await queryCards(core.db, user.id, lang)
    .join('article_bookmarks as b', 'b.article_id', 'a.id')
    .where('b.user_id', user.id)
    .whereRaw("a.status = 'published'")
    .orderBy([
      { column: 'b.created_at', order: 'desc' },
      { column: 'a.id', order: 'desc' },
    ])
    .limit(longestList);
  return getCards(core, rows);
};
