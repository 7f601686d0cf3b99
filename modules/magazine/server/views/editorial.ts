import type { User } from '#core/contract/route';
import type { EditorialRow, EditorialView } from '../../schemas/editorial';
import type { Article } from '../models/article';
import { canEdit, listMoves } from '../policies/article';
import { missingFor } from '../policies/publishable';
import { contentOf } from '../text/content';

/** An article as those who work on it see it. */
export const toEditorialView = (row: Article, user: User): EditorialView => {
  const content = row.pending ?? contentOf(row);
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    content,
    shown: row.pending && contentOf(row),
    publishAt: row.publishAt,
    publishedAt: row.publishedAt,
    updatedAt: row.updatedAt,
    words: row.words,
    readTime: row.readMinutes,
    missing: missingFor(content),
    can: { edit: canEdit(user, row), move: listMoves(user, row) },
  };
};

/** A line of the editors' list. */
export const toEditorialRow = (row: Article & { readonly waits: boolean }): EditorialRow => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  author: row.author,
  category: row.category,
  type: row.type,
  status: row.status,
  version: row.version,
  waits: row.waits,
  publishAt: row.publishAt,
  publishedAt: row.publishedAt,
  updatedAt: row.updatedAt,
});
