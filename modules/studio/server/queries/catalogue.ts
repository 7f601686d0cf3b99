import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { ContentField, ContentFields, ContentLanguage } from '../../lib/content';
import { type ContentDocument, type ContentNoun, contentNouns } from '../../public';
import type { DocumentParams } from '../../schemas/content';
import { reservedNouns } from '../../schemas/values';
import { AdditionRow } from '../models/document';

/** A document in one language, as its module describes it. */
export interface Target {
  readonly noun: ContentNoun;
  readonly document: ContentDocument;
  readonly language: ContentLanguage;
}

/** What modules let staff edit: what is built in, listed once when the product starts, and what staff added. */
export interface Catalogue {
  load(): Promise<void>;
  /** Reads anew what staff added. */
  loadAdditions(): Promise<void>;
  /** False for what is built in. */
  isAdded(noun: string, key: string): boolean;
  nouns(): readonly ContentNoun[];
  /** 404 for a noun that nobody registered. */
  getNoun(noun: string): ContentNoun;
  /** Those in memory: without objects of modules. */
  listDocuments(noun: string): readonly ContentDocument[];
  /** All of them, with the objects of modules. */
  readDocuments(noun: ContentNoun, db: Knex): Promise<readonly ContentDocument[]>;
  /** Null for what was edited in a release that still had it, and for an object that is gone. */
  findTarget(params: DocumentParams): Promise<Target | null>;
  /** 404 for a document or a language that does not exist, also among what another process added in this moment. */
  loadTarget(params: DocumentParams): Promise<Target>;
}

export const fieldsOf = ({ noun, document }: Pick<Target, 'noun' | 'document'>): readonly ContentField[] =>
  document.fields ?? noun.fields;
export const sourceOf = ({ noun, document }: Pick<Target, 'noun' | 'document'>): ContentLanguage =>
  document.source ?? noun.languages[0];

const nounPattern = /^[a-z][a-z-]{1,39}$/;
const keyPattern = /^[a-z0-9][a-z0-9-]{0,59}$/;

/** What is wrong with the nouns of modules, before anybody can edit them. */
const checkNouns = (nouns: readonly ContentNoun[]): void => {
  const names = nouns.map(({ noun }) => noun);
  for (const name of names) {
    if (!nounPattern.test(name)) throw new Error(`"${name}" is no name for a noun of the studio`);
    if ((reservedNouns as readonly string[]).includes(name)) throw new Error(`the noun ${name} is reserved`);
    if (names.indexOf(name) !== names.lastIndexOf(name)) throw new Error(`two modules register the noun ${name}`);
  }
};

const checkDocuments = (noun: ContentNoun, documents: readonly ContentDocument[]): void => {
  const keys = new Set<string>();
  for (const document of documents) {
    const { key, builtIn } = document;
    const source = sourceOf({ noun, document });
    if (!keyPattern.test(key) || keys.has(key)) throw new Error(`${noun.noun} cannot have a document "${key}"`);
    if (!builtIn[source]) throw new Error(`${noun.noun}/${key} lacks its text in ${source}`);
    keys.add(key);
  }
};

export const createCatalogue = (core: Pick<Core, 'ports' | 'db'>): Catalogue => {
  const builtIn = new Map<string, readonly ContentDocument[]>();
  let documents = new Map<string, readonly ContentDocument[]>();
  let nouns: readonly ContentNoun[] = [];
  const getNoun = (name: string): ContentNoun => {
    const found = nouns.find(({ noun }) => noun === name);
    if (!found) throw notFound('content');
    return found;
  };
  const findTarget = async ({ noun: name, key, language }: DocumentParams): Promise<Target | null> => {
    const noun = nouns.find((one) => one.noun === name);
    if (!noun?.languages.includes(language)) return null;
    const found = noun.listObjects ? await noun.listObjects(core.db, key) : (documents.get(name) ?? []);
    const document = found.find((one) => one.key === key);
    if (!document) return null;
    // The source of an object is edited by its module alone.
    const target = { noun, document, language };
    return noun.listObjects && language === sourceOf(target) ? null : target;
  };
  const loadAdditions = async (): Promise<void> => {
    const rows = await AdditionRow.query(core.db).orderBy('id');
    documents = new Map(
      nouns.map(({ noun, additions }) => {
        const added = additions ? rows.filter((row) => row.noun === noun) : [];
        const described = added.flatMap(({ key, title }) => additions?.describe(key, title) ?? []);
        return [noun, [...(builtIn.get(noun) ?? []), ...described]];
      }),
    );
  };
  return {
    loadAdditions,
    isAdded: (name, key) =>
      !getNoun(name).listObjects && !(builtIn.get(name) ?? []).some((document) => document.key === key),
    load: async () => {
      // The studio's own come last, its rules at the end.
      const rank = ({ noun }: ContentNoun): number => ['mails', 'settings'].indexOf(noun);
      const found = [...core.ports(contentNouns)].sort((one, other) => rank(one) - rank(other));
      checkNouns(found);
      for (const noun of found) {
        const listed = await noun.list();
        checkDocuments(noun, listed);
        builtIn.set(noun.noun, listed);
      }
      nouns = found;
      await loadAdditions();
    },
    nouns: () => nouns,
    getNoun,
    listDocuments: (noun) => documents.get(noun) ?? [],
    readDocuments: async (noun, db) => (await noun.listObjects?.(db)) ?? documents.get(noun.noun) ?? [],
    findTarget,
    loadTarget: async (params) => {
      const known = await findTarget(params);
      if (known) return known;
      await loadAdditions();
      const target = await findTarget(params);
      if (!target) throw notFound('document');
      return target;
    },
  };
};

/** Digest of what has to be translated of a source text. */
export const digestOf = (description: readonly ContentField[], fields: ContentFields): string => {
  const words = description
    .filter(({ isShared }) => !isShared)
    .map(({ name }) => [name, fields[name] ?? null] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 32);
};
