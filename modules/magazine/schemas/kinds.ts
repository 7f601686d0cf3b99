import { Type } from '@sinclair/typebox';
import { articleLanguages, articleSorts, articleStatuses, articleTypes, categories } from './values';

export const Category = Type.Union(categories.map((name) => Type.Literal(name)));
export const ArticleType = Type.Union(articleTypes.map((name) => Type.Literal(name)));
export const ArticleSort = Type.Union(articleSorts.map((name) => Type.Literal(name)));
export const ArticleStatus = Type.Union(articleStatuses.map((name) => Type.Literal(name)));
export const Language = Type.Union(articleLanguages.map((name) => Type.Literal(name)));
