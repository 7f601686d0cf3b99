import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { type ContentNoun, contentLanguages, contentTranslations } from '#modules/studio/public';
import type { RetreatContent } from '../../schemas/content';
import type { RetreatLanguage, TranslatedPart } from '../../schemas/values';
import { Retreat } from '../models/retreat';
import { retreatTexts, toDocument, translateContent } from '../views/translation';

/** What a retreat says to somebody who reads a language. */
export interface ReadableContent {
  readonly content: RetreatContent;
  readonly language: RetreatLanguage;
  /** The language that it was translated from, and whether that text is still the same; null for the original. */
  readonly translated: { readonly from: RetreatLanguage; readonly isCurrent: boolean } | null;
  /** Parts that are only there in the original's language. */
  readonly lacking: readonly TranslatedPart[];
  /** The languages in which it can be read, that of the original first. */
  readonly languages: readonly RetreatLanguage[];
}

/** What retreats say in a language, by id: the original where they are not translated into it, and where none is asked for. */
export const readContents = async (
  core: Core,
  db: Knex,
  rows: readonly Retreat[],
  language: RetreatLanguage | undefined,
): Promise<ReadonlyMap<string, ReadableContent>> => {
  const found = await core.port(contentTranslations).read(db, retreatTexts, rows.map(toDocument));
  return new Map(
    rows.map(({ id, content }): readonly [string, ReadableContent] => {
      const translations = found.get(id) ?? [];
      const languages = [content.language, ...translations.map((one) => one.language)];
      const own = translations.find((one) => one.language === language);
      const original = { content, language: content.language, translated: null, lacking: [], languages };
      if (!own) return [id, original];
      const translated = { from: content.language, isCurrent: own.isCurrent };
      return [id, { ...translateContent(content, own), language: own.language, translated, languages }];
    }),
  );
};

/** What a retreat says in a language. */
export const readContent = async (
  core: Core,
  row: Retreat,
  language: RetreatLanguage | undefined,
): Promise<ReadableContent> => {
  const read = (await readContents(core, core.db, [row], language)).get(row.id);
  if (!read) throw new Error('a retreat without a text');
  return read;
};

/** Retreats in the studio, where they are translated. */
export const retreatNoun: ContentNoun = {
  noun: retreatTexts,
  label: 'Retreats',
  about: 'What is said about each retreat, in the languages besides the one that it was written in.',
  languages: contentLanguages,
  fields: [],
  inPages: null,
  list: async () => [],
  listObjects: async (db, key) =>
    (
      await Retreat.query(db)
        .modify((query) =>
          key === undefined ? query.whereNot({ status: 'archived' }) : query.whereRaw('id::text = ?', [key]),
        )
        .orderBy(['title', 'id'])
    ).map(toDocument),
};
