import { Type } from '@sinclair/typebox';
import { ArticleList, ArticleView } from './article';
import {
  ArticleChange,
  ArticleInput,
  ArticlePatch,
  EditorialList,
  EditorialQuery,
  EditorialView,
  PreviewInput,
  PreviewView,
  RestoreInput,
  RevisionContent,
  RevisionList,
  StatusInput,
} from './editorial';
import { ArticleCounts, ArticleQuery, CountsQuery, LanguageQuery } from './list';
import { SearchQuery, SearchView } from './search';

const strict = { additionalProperties: false } as const;
const SlugText = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 100 });
const AtSlug = Type.Object({ slug: SlugText }, strict);
const AtFile = Type.Object({ slug: SlugText, file: Type.String({ pattern: '^[a-z0-9][a-z0-9.-]{0,120}$' }) }, strict);
const AtId = Type.Object({ id: Type.String({ format: 'uuid' }) }, strict);
const AtVersion = Type.Object(
  { id: Type.String({ format: 'uuid' }), version: Type.Integer({ minimum: 1, maximum: 1_000_000 }) },
  strict,
);

export const listArticles = { query: ArticleQuery, reply: ArticleList } as const;
export const countArticles = { query: CountsQuery, reply: ArticleCounts } as const;
export const searchArticles = { query: SearchQuery, reply: SearchView } as const;
export const getArticle = { params: AtSlug, query: LanguageQuery, reply: ArticleView } as const;
export const getMediaFile = { params: AtFile, content: '*/*', errors: { 'range-not-satisfiable': 416 } } as const;

export const listBookmarks = { query: LanguageQuery, reply: ArticleList } as const;
const reaction = { params: AtSlug, status: 204 } as const;
export const likeArticle = reaction;
export const unlikeArticle = reaction;
export const bookmarkArticle = reaction;
export const unbookmarkArticle = reaction;
export const countView = reaction;
export const countLead = reaction;

export const listArticlesInWork = { query: EditorialQuery, reply: EditorialList } as const;
export const createDraft = { body: ArticleInput, reply: EditorialView } as const;
export const getArticleInWork = { params: AtId, reply: EditorialView } as const;
export const changeArticle = {
  params: AtId,
  body: ArticleChange,
  reply: EditorialView,
  ifMatch: 'required',
  errors: { 'not-publishable': 422 },
} as const;
export const moveArticle = {
  params: AtId,
  body: StatusInput,
  reply: EditorialView,
  status: 200,
  ifMatch: 'required',
  errors: { 'no-such-step': 409, 'own-draft': 409, 'not-publishable': 422 },
} as const;
export const listVersions = { params: AtId, reply: RevisionList } as const;
export const getVersion = { params: AtVersion, reply: RevisionContent } as const;
export const restoreArticle = {
  params: AtId,
  body: RestoreInput,
  reply: EditorialView,
  status: 200,
  ifMatch: 'required',
  errors: { 'not-publishable': 422 },
} as const;
export const previewText = { body: PreviewInput, reply: PreviewView, status: 200 } as const;

export const createArticle = { body: ArticleInput, reply: EditorialView } as const;
export const changePublicArticle = {
  params: AtSlug,
  body: ArticlePatch,
  reply: EditorialView,
  ifMatch: 'required',
  errors: { 'no-such-step': 409, 'own-draft': 409, 'not-publishable': 422 },
} as const;
