import { Type } from '@sinclair/typebox';
import { articleSorts, articleStatuses, articleTypes, categories } from './values';

export const Category = Type.Union(categories.map((name) => Type.Literal(name)));
export const ArticleType = Type.Union(articleTypes.map((name) => Type.Literal(name)));
export const ArticleSort = Type.Union(articleSorts.map((name) => Type.Literal(name)));
export const ArticleStatus = Type.Union(articleStatuses.map((name) => Type.Literal(name)));
