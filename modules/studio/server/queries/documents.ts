import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { pickKnown } from '../../lib/merge-fields';
import type { ContentNoun } from '../../public';
import type { DocumentList, DocumentView, LanguageState, NounView } from '../../schemas/content';
import { DocumentRow } from '../models/document';
import { type Catalogue, fieldsOf, sourceOf, type Target } from './catalogue';
import type { Published } from './published';
import { createTexts, readShown, type Texts } from './texts';

/** What everything in the studio works with. */
export interface StudioParts {
  readonly core: Core;
  readonly catalogue: Catalogue;
  readonly published: Published;
}

/** Whether a second person has to approve what is published. */
export const isReviewed = ({ published }: Pick<StudioParts, 'published'>): boolean =>
  published.read('settings', 'en').get('editing')?.['isReviewed'] === true;

/** The source first. */
const inOrder = (of: Pick<Target, 'noun' | 'document'>) => {
  const source = sourceOf(of);
  return [source, ...of.noun.languages.filter((language) => language !== source)];
};

const languagesOf = (
  texts: Texts,
  of: Pick<Target, 'noun' | 'document'>,
  rows: readonly DocumentRow[],
): LanguageState[] =>
  inOrder(of).map((language) => {
    const row = rows.find((one) => one.language === language && one.key === of.document.key);
    return {
      language,
      translation: texts.translation(of, language),
      published: texts.shown(of, language)?.number ?? 0,
      draft: row?.draftState ?? null,
      publishAt: row?.publishAt ?? null,
    };
  });

/** Every kind of content, with what waits. */
export const listNouns = async ({ catalogue }: StudioParts, db: Knex): Promise<NounView[]> => {
  const [rows, shown] = await Promise.all([DocumentRow.query(db).whereNotNull('draft_state'), readShown(db)]);
  const texts = createTexts(shown);
  const view = async (noun: ContentNoun): Promise<NounView> => {
    const documents = await catalogue.readDocuments(noun, db);
    const own = rows.filter((row) => row.noun === noun.noun);
    const states = documents.flatMap((document) => languagesOf(texts, { noun, document }, own));
    const count = (isOne: (state: LanguageState) => boolean): number => states.filter(isOne).length;
    return {
      noun: noun.noun,
      label: noun.label,
      about: noun.about,
      documents: documents.length,
      drafts: count(({ draft }) => draft === 'draft'),
      inReview: count(({ draft }) => draft === 'in-review'),
      scheduled: count(({ draft }) => draft === 'scheduled'),
      missing: count(({ translation }) => translation === 'missing' || translation === 'incomplete'),
      outOfDate: count(({ translation }) => translation === 'out-of-date'),
    };
  };
  return Promise.all(catalogue.nouns().map(view));
};

/** The documents of a noun with the states of their languages. */
export const listDocuments = async ({ catalogue }: StudioParts, db: Knex, name: string): Promise<DocumentList> => {
  const noun = catalogue.getNoun(name);
  const [rows, shown] = await Promise.all([DocumentRow.query(db).where({ noun: name }), readShown(db, { noun: name })]);
  const texts = createTexts(shown);
  return {
    noun: name,
    label: noun.label,
    about: noun.about,
    additions: noun.additions ? { label: noun.additions.label, hint: noun.additions.hint } : null,
    documents: (await catalogue.readDocuments(noun, db)).map((document) => ({
      key: document.key,
      title: document.title,
      languages: languagesOf(texts, { noun, document }, rows),
      isAdded: catalogue.isAdded(name, document.key),
      sourcePath: document.sourcePath ?? null,
    })),
  };
};

/** The name of somebody among these; null for nobody and for an account that is gone. */
export const nameIn = (names: Awaited<ReturnType<Core['people']['names']>>, id: string | null): string | null => {
  const person = id === null ? undefined : names.get(id);
  return person ? `${person.firstName} ${person.lastName}`.trim() : null;
};

/** What a document says now: the texts with the versions that this transaction sees. */
export const readTexts = async (db: Knex, { noun, document }: Target): Promise<Texts> =>
  createTexts(await readShown(db, { noun: noun.noun, key: document.key }));

/** A document as its editor needs it. */
export const viewDocument = async (
  parts: StudioParts,
  db: Knex,
  target: Target,
  reader: Pick<User, 'id'>,
): Promise<DocumentView> => {
  const { noun, document, language } = target;
  const [rows, texts] = await Promise.all([
    DocumentRow.query(db).where({ noun: noun.noun, key: document.key }),
    readTexts(db, target),
  ]);
  const row = rows.find((one) => one.language === language);
  const shown = texts.shown(target, language);
  const names = await parts.core.people.names(
    [row?.editedBy, shown?.publishedBy].filter((id) => typeof id === 'string'),
  );
  return {
    noun: noun.noun,
    nounLabel: noun.label,
    key: document.key,
    title: document.title,
    language,
    languages: languagesOf(texts, target, rows),
    path: document.path ?? null,
    sourcePath: document.sourcePath ?? null,
    description: [...fieldsOf(target)],
    current: texts.own(target, language),
    source: language === sourceOf(target) ? null : texts.own(target, sourceOf(target)),
    published: shown && { number: shown.number, at: shown.at, by: nameIn(names, shown.publishedBy) },
    draft:
      row?.draft && row.draftState
        ? {
            fields: pickKnown(fieldsOf(target), row.draft),
            state: row.draftState,
            publishAt: row.publishAt,
            editedBy: nameIn(names, row.editedBy),
            editedAt: row.editedAt ?? '',
            isOwn: row.editors.includes(reader.id),
          }
        : null,
    isMail: noun.previewMail !== undefined,
    isReviewed: isReviewed(parts),
    version: row?.version ?? 0,
  };
};
