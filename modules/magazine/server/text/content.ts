import type { ArticleContent } from '../../schemas/editorial';
import type { Article } from '../models/article';

/** What an editor writes, out of a stored article. */
export const contentOf = (row: Article): ArticleContent => ({
  title: row.title,
  slug: row.slug,
  excerpt: row.excerpt,
  author: row.author,
  category: row.category,
  type: row.type,
  tags: row.tags,
  featured: row.featured,
  language: row.language,
  partner: row.partner,
  disclosure: row.disclosure,
  body: row.body,
  references: row.refs,
  evidence: row.evidence,
  media: row.media,
  transcript: row.transcript,
  cover: row.cover,
});

/** The same as columns. */
export const columnsOf = ({ references, ...rest }: ArticleContent) => ({ ...rest, refs: references });
