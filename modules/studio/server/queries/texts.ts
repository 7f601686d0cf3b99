import type { Knex } from 'knex';
import type { ContentFields, ContentLanguage } from '../../lib/content';
import { hasUntranslated } from '../../lib/has-untranslated';
import { mergeFields, mergeOwn } from '../../lib/merge-fields';
import type { TranslationState } from '../../schemas/values';
import { DocumentRow } from '../models/document';
import { digestOf, fieldsOf, sourceOf, type Target } from './catalogue';

/** The version of a document that is shown. */
export interface Shown {
  readonly number: number;
  readonly fields: ContentFields;
  /** Digest of the source text that it was translated from; null for a source. */
  readonly source: string | null;
  /** ISO instant. */
  readonly at: string;
  readonly publishedBy: string | null;
}
const nameOf = (noun: string, key: string, language: string): string => `${noun}/${key}/${language}`;

interface ShownRow extends Shown {
  readonly noun: string;
  readonly key: string;
  readonly language: string;
}

/** The versions that are shown, of everything, of one noun or document, or of some of a noun; not those of nouns left out. */
export const readShown = async (
  db: Knex,
  which: { readonly noun?: string; readonly key?: string } = {},
  { keys, without = [] }: { readonly keys?: readonly string[]; readonly without?: readonly string[] } = {},
): Promise<ReadonlyMap<string, Shown>> => {
  const rows = (await DocumentRow.query(db)
    .join('studio_versions as v', (join) =>
      join.on('v.document_id', 'studio_documents.id').andOn('v.number', 'studio_documents.published'),
    )
    .where(which)
    .whereNotIn('noun', without)
    .modify((query) => keys && query.whereIn('key', keys))
    .select('noun', 'key', 'language', 'v.number', 'v.fields', 'v.source', 'v.published_at as at', 'v.published_by')
    .castTo<ShownRow[]>()) satisfies ShownRow[];
  return new Map(rows.map((row) => [nameOf(row.noun, row.key, row.language), row]));
};

type Document = Pick<Target, 'noun' | 'document'>;

/** What documents say, with these versions shown. */
export interface Texts {
  shown(document: Document, language: ContentLanguage): Shown | null;
  /** What a language says by itself; empty where a translation is missing. */
  own(document: Document, language: ContentLanguage): ContentFields;
  /** What is shown in a language: its own words, and the source's where it has none. */
  fields(document: Document, language: ContentLanguage): ContentFields;
  sourceDigest(document: Document): string;
  translation(document: Document, language: ContentLanguage): TranslationState;
}

export const createTexts = (versions: ReadonlyMap<string, Shown>): Texts => {
  const shown: Texts['shown'] = ({ noun, document }, language) =>
    versions.get(nameOf(noun.noun, document.key, language)) ?? null;
  const own: Texts['own'] = (of, language) =>
    mergeOwn(fieldsOf(of), { builtIn: of.document.builtIn[language], published: shown(of, language)?.fields });
  const sourceDigest: Texts['sourceDigest'] = (of) => digestOf(fieldsOf(of), own(of, sourceOf(of)));
  return {
    shown,
    own,
    fields: (of, language) => {
      const source = own(of, sourceOf(of));
      return language === sourceOf(of) ? source : mergeFields(fieldsOf(of), source, own(of, language));
    },
    sourceDigest,
    translation: (of, language) => {
      if (language === sourceOf(of)) return 'source';
      const version = shown(of, language);
      if (!version && !of.document.builtIn[language]) return 'missing';
      const madeFrom = version?.source ?? builtInTexts.sourceDigest(of);
      if (madeFrom !== sourceDigest(of)) return 'out-of-date';
      const isLacking = hasUntranslated(fieldsOf(of), own(of, sourceOf(of)), language);
      return isLacking ? 'incomplete' : 'current';
    },
  };
};

/** What documents say where nothing was published. */
export const builtInTexts: Texts = createTexts(new Map());
