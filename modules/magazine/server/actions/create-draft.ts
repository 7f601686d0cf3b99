import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ArticleContent, ArticleInput } from '../../schemas/editorial';
import type { Article } from '../models/article';
import { createSlug, requireFreeSlug } from '../queries/slugs';
import { insertArticle } from './store-article';

/** Makes a draft; whoever writes it signs it by default. */
export const createDraft = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  input: ArticleInput,
): Promise<Article> => {
  if (input.slug !== undefined) await requireFreeSlug(trx, input.slug, null);
  const content: ArticleContent = {
    slug: input.slug ?? (await createSlug(trx, input.title)),
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
