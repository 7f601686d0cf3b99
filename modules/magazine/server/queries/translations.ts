import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import {
  type ContentDocument,
  type ContentField,
  type ContentFields,
  type ContentTranslation,
  contentTranslations,
} from '#modules/studio/public';
import { longestBody } from '../../schemas/editorial';
import { type ArticleLanguage, articleLanguages } from '../../schemas/values';
import type { Article } from '../models/article';

/** The noun of the studio under which articles are translated. */
export const articleTexts = 'article-texts';

/** What has to be translated of an article, and what it says there; what it leaves empty has nothing to translate. */
const fieldsOf = (row: Article): readonly (ContentField & { readonly value: string | null })[] => [
  { name: 'title', label: 'Title', kind: 'text', most: 160, value: row.title },
  { name: 'excerpt', label: 'Excerpt', kind: 'text', most: 400, value: row.excerpt },
  { name: 'body', label: 'Text', kind: 'markdown', most: longestBody, rows: 24, value: row.body },
  { name: 'transcript', label: 'Transcript', kind: 'markdown', most: longestBody, value: row.transcript },
  { name: 'disclosure', label: 'Disclosure', kind: 'long-text', most: 600, value: row.disclosure },
  { name: 'studyType', label: 'Kind of study', kind: 'text', most: 120, value: row.evidence?.studyType ?? null },
  { name: 'sample', label: 'Sample of the study', kind: 'text', most: 200, value: row.evidence?.sample ?? null },
];

/** An article as the studio translates it: what everybody sees. */
export const toDocument = (row: Article): ContentDocument => {
  const fields = fieldsOf(row).filter(({ value }) => value !== null && value.trim() !== '');
  return {
    key: row.id,
    title: row.title,
    path: `/magazine/${row.slug}`,
    sourcePath: `/magazine/desk/${row.id}`,
    source: row.language,
    fields: fields.map(({ value: _, ...field }) => ({ ...field, isRequired: true })),
    builtIn: { [row.language]: Object.fromEntries(fields.map(({ name, value }) => [name, value])) },
  };
};

/** The languages in which an article can be read, its own first. */
export const languagesOf = ({ language, translated }: Pick<Article, 'language' | 'translated'>): ArticleLanguage[] => [
  language,
  ...articleLanguages.filter((one) => one !== language && translated[one] !== undefined),
];

/** What is published of an article in languages besides its own. */
export const readTranslations = async (core: Core, db: Knex, row: Article): Promise<readonly ContentTranslation[]> =>
  (await core.port(contentTranslations).read(db, articleTexts, [toDocument(row)])).get(row.id) ?? [];

const textOf = (fields: ContentFields, name: string): string | null => {
  const value = fields[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** The words of a translation; where it lacks some that the original has got since, those of the original. */
export const translateArticle = <T extends Article>(row: T, { fields, language }: ContentTranslation) => ({
  language,
  title: textOf(fields, 'title') ?? row.title,
  excerpt: textOf(fields, 'excerpt') ?? row.excerpt,
  body: textOf(fields, 'body') ?? row.body,
  transcript: row.transcript === null ? null : (textOf(fields, 'transcript') ?? row.transcript),
  disclosure: row.disclosure === null ? null : (textOf(fields, 'disclosure') ?? row.disclosure),
  evidence: row.evidence && {
    ...row.evidence,
    studyType: textOf(fields, 'studyType') ?? row.evidence.studyType,
    sample: textOf(fields, 'sample') ?? row.evidence.sample,
  },
});

/** The translation that somebody who reads a language gets; null: the original. */
export const findTranslation = (
  translations: readonly ContentTranslation[],
  lang: ArticleLanguage | undefined,
): ContentTranslation | null => translations.find(({ language }) => language === lang) ?? null;
