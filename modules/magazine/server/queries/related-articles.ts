import type { Core } from '#core/contract/server';
import type { RelatedArticle } from '../../schemas/article';
import type { ArticleLanguage } from '../../schemas/values';
import type { Article } from '../models/article';
import { type CardRow, getCards, queryCards } from './article-cards';

const shown = 3;
/** Newest articles of a tag or category that are looked at. */
const considered = 60;

type Subject = Pick<Article, 'id' | 'tags' | 'category'>;

const common = (subject: Subject, row: CardRow): string[] => subject.tags.filter((tag) => row.tags.includes(tag));

const reasonOf = (subject: Subject, row: CardRow): RelatedArticle['reason'] => {
  const tag = common(subject, row)[0];
  if (tag !== undefined) return { kind: 'tag', word: tag };
  return row.category === subject.category ? { kind: 'category', word: row.category } : { kind: 'popular', word: null };
};

const closeness = (subject: Subject, row: CardRow): number =>
  common(subject, row).length * 2 + (row.category === subject.category ? 1 : 0);

/** Three other articles: most tags in common, then the same category, then what is read most; each with its reason. */
export const findRelated = async (
  core: Core,
  subject: Subject,
  reader: string | null,
  lang: ArticleLanguage | undefined,
): Promise<RelatedArticle[]> => {
  const { db } = core;
  const others = () => queryCards(db, reader, lang).whereRaw("a.status = 'published'").whereNot('a.id', subject.id);
  const near: CardRow[] = await others()
    .withMaterialized(
      'near',
      db('articles as n')
        .select('n.id')
        .whereRaw("n.status = 'published' and (n.tags && ?::text[] or n.category = ?)", [
          subject.tags,
          subject.category,
        ])
        .orderBy('n.published_at', 'desc')
        .limit(considered),
    )
    .join('near', 'near.id', 'a.id');
  near.sort(
    (one, other) =>
      closeness(subject, other) - closeness(subject, one) ||
      ((one.published_at ?? '') < (other.published_at ?? '') ? 1 : -1),
  );
  const picked = near.slice(0, shown);
  if (picked.length < shown) {
    const known = [subject.id, ...picked.map(({ id }) => id)];
    const popular: CardRow[] = await others()
      .whereNotIn('a.id', known)
      .orderByRaw('c.views desc, c.article_id desc')
      .limit(shown - picked.length);
    picked.push(...popular);
  }
  const cards = await getCards(core, picked);
  return picked.flatMap((row, at) => {
    const article = cards[at];
    return article ? [{ reason: reasonOf(subject, row), article }] : [];
  });
};
