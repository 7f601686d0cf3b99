import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { type ContentFields, type ContentLanguage, studio } from '#modules/studio/public';
import { type FormWords, formNoun } from '../../lib/form-words';
import type { OwnAnswer, OwnForm, OwnQuestion } from '../../lib/own-questions';
import type { Answers } from '../../schemas/answers';
import type { Group } from '../../schemas/fields';
import { findChangedWords, listHidden } from '../form-content';
import { readOwnForm } from '../form-questions';
import { IntakeForm } from '../models/intake';
import type { Kept, Origin, Origins } from './encrypted-answers';

/** An answer to an added question, in the words of the form that was answered. */
export interface AddedAnswer {
  readonly name: string;
  readonly group: Group;
  readonly question: string;
  readonly text: string;
}
/** The forms that people are shown and were shown. */
export interface Forms {
  /** What the present form says otherwise than the built-in one; null where that is nothing. From memory. */
  read(language: ContentLanguage): FormWords | null;
  /** The version, if a form of that name was ever shown. */
  findVersion(db: Knex, version: string | undefined): Promise<string | null>;
  /** The words of a form that was shown; none for the built-in one. */
  listWords(db: Knex, version: string | null): Promise<Readonly<Record<string, string>>>;
  /** What staff had added to a form that was shown. */
  findOwn(db: Knex, version: string | null): Promise<OwnForm | null>;
  /** Where these answers come from: the form that was answered, else the present one. */
  readOrigins(db: Knex, version: string | undefined, additional: Answers['additional']): Promise<Origins>;
  /** Answers to added questions as these were worded; one whose question is not known goes by its name. */
  listAdded(db: Knex, kept: Kept): Promise<readonly AddedAnswer[]>;
  /** Of these the ones that are no longer asked. */
  listFormer(db: Knex, kept: Kept): Promise<readonly Omit<AddedAnswer, 'group'>[]>;
}

const textOf = (value: OwnAnswer, question: OwnQuestion | undefined): string => {
  const wordOf = (one: string): string => question?.options.find((option) => option.value === one)?.text ?? one;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return wordOf(value);
  return typeof value === 'number' ? String(value) : value.map(wordOf).join(', ');
};

const nameOf = (form: object): string => createHash('sha256').update(JSON.stringify(form)).digest('hex').slice(0, 24);

export const createForms = (core: Core): Forms => {
  // A publication makes a new map, so each form is put together once.
  const made = new WeakMap<ReadonlyMap<string, ContentFields>, FormWords | null>();
  const stored = new Set<string>();
  /** Written before anybody can answer it: the page that shows it is still on its way. Tried again with the next page. */
  const store = ({ version, words, own }: FormWords, language: ContentLanguage): void => {
    if (stored.has(version)) return;
    stored.add(version);
    IntakeForm.query(core.db)
      .insert({ version, language, words, ...(own && { own }) })
      .onConflict('version')
      .ignore()
      .catch((error: Error) => {
        stored.delete(version);
        core.log.warn('intake: a form could not be stored', { message: error.message });
      });
  };
  const published = (language: ContentLanguage) => core.port(studio).read(formNoun, language);
  const findOwn: Forms['findOwn'] = async (db, version) =>
    version === null ? null : ((await IntakeForm.query(db).findById(version))?.own ?? null);
  const listAdded: Forms['listAdded'] = async (db, { answers, origins }) => {
    const given = Object.entries(answers.additional ?? {});
    if (given.length === 0) return [];
    const versions = [...new Set(given.flatMap(([name]) => origins[name]?.form ?? []))];
    const rows = await IntakeForm.query(db).findByIds(versions);
    const known = new Map(rows.map(({ version, own }) => [version, own?.questions ?? []]));
    return given.flatMap(([name, value]) => {
      const { form, group } = origins[name] ?? { form: null, group: 'trauma' as const };
      const question = known.get(form ?? '')?.find((one) => one.name === name);
      return value === null ? [] : [{ name, group, question: question?.text ?? name, text: textOf(value, question) }];
    });
  };
  return {
    findOwn,
    listAdded,
    listFormer: async (db, kept) => {
      const asked = new Set(readOwnForm(published('en'), 'en')?.questions.map(({ name }) => name));
      const added = await listAdded(db, kept);
      return added.filter(({ name }) => !asked.has(name)).map(({ group: _, ...one }) => one);
    },
    readOrigins: async (db, version, additional) => {
      const names = Object.keys(additional ?? {});
      if (names.length === 0) return {};
      const answered = (await findOwn(db, version ?? null))?.questions ?? [];
      const present = readOwnForm(published('en'), 'en')?.questions ?? [];
      return Object.fromEntries(
        names.flatMap((name): [string, Origin][] => {
          const question = answered.find((one) => one.name === name);
          const { group } = question ?? present.find((one) => one.name === name) ?? {};
          return group ? [[name, { form: question ? (version ?? null) : null, group }]] : [];
        }),
      );
    },
    read: (language) => {
      const documents = published(language);
      const known = made.get(documents);
      if (known !== undefined) {
        if (known) store(known, language);
        return known;
      }
      const words = findChangedWords(documents, language);
      const hidden = listHidden(documents);
      const own = readOwnForm(documents, language);
      const isBuiltIn = Object.keys(words).length === 0 && hidden.length === 0 && !own;
      const said = { words, hidden, ...(own && { own }) };
      const form = isBuiltIn ? null : { version: nameOf({ language, ...said }), ...said };
      made.set(documents, form);
      if (form) store(form, language);
      return form;
    },
    findVersion: async (db, version) => {
      if (version === undefined) return null;
      return (await IntakeForm.query(db).findById(version).select('version'))?.version ?? null;
    },
    listWords: async (db, version) =>
      version === null ? {} : ((await IntakeForm.query(db).findById(version))?.words ?? {}),
  };
};
