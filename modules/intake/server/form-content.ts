import type { Knex } from 'knex';
import type { ContentFields, ContentLanguage, ContentNoun } from '#modules/studio/public';
import de from '../data/form/texts/de.json';
import en from '../data/form/texts/en.json';
import es from '../data/form/texts/es.json';
import {
  describeStep,
  fieldNameOf,
  formNoun,
  hideable,
  hideFieldOf,
  keysOfSteps,
  listWholeStep,
  wordedSteps,
} from '../lib/form-words';
import type { FieldName } from '../schemas/fields';
import { entriesIn, noQuestions, questionFields, textIn } from './form-questions';
import { IntakeForm } from './models/intake';
import { checkQuestions, type StoredQuestion } from './policies/questions';

const catalogues: Readonly<Record<ContentLanguage, Readonly<Record<string, string>>>> = { en, de, es };

const builtInOf = (id: string, language: ContentLanguage): ContentFields => ({
  ...Object.fromEntries((keysOfSteps.get(id) ?? []).map((key) => [fieldNameOf(key), catalogues[language][key] ?? ''])),
  ...(language === 'en'
    ? {
        ...Object.fromEntries(describeStep(id).flatMap(({ name, kind }) => (kind === 'switch' ? [[name, false]] : []))),
        ...noQuestions,
      }
    : {}),
});

/** What published documents say otherwise than the built-in form, by keys of the catalogue. */
export const findChangedWords = (
  documents: ReadonlyMap<string, ContentFields>,
  language: ContentLanguage,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...keysOfSteps].flatMap(([id, keys]) =>
      keys.flatMap((key) => {
        const said = documents.get(id)?.[fieldNameOf(key)];
        return typeof said === 'string' && said !== catalogues[language][key] ? [[key, said]] : [];
      }),
    ),
  );

/** Questions that published documents leave out. */
export const listHidden = (documents: ReadonlyMap<string, ContentFields>): readonly FieldName[] =>
  hideable.filter((name) => [...documents.values()].some((fields) => fields[hideFieldOf(name)] === true));

/** The questions of these names in every form that people were shown. */
const listStored = async (fields: ContentFields, db: Knex): Promise<readonly StoredQuestion[]> => {
  const names = entriesIn(fields).map((entry) => textIn(entry, 'name'));
  if (names.length === 0) return [];
  const { rows } = await db.raw<{ rows: StoredQuestion[] }>(
    `select distinct one->>'name' as name, one->>'kind' as kind from ${IntakeForm.tableName},
       jsonb_array_elements(coalesce(own->'questions', '[]'::jsonb)) one where one->>'name' = any(?)`,
    [names],
  );
  return rows;
};

/** The screens of the questionnaire as staff word them: a specified question keeps its name, its place and what it takes. */
export const formContent = (listPublished: () => ReadonlyMap<string, ContentFields>): ContentNoun => ({
  noun: formNoun,
  label: 'Steps of the questionnaire',
  about:
    'Questions, help and options of the long questionnaire, questions of your own, and when they are shown. Answers keep the form they were given to; none is lost when its question changes.',
  languages: ['en', 'de', 'es'],
  inPages: null,
  fields: [],
  list: async () =>
    wordedSteps.map(({ step, id, heading }) => ({
      key: id,
      title: `${step}. ${heading}`,
      path: '/enhanced-intake',
      fields: [...describeStep(id), ...questionFields],
      builtIn: { en: builtInOf(id, 'en'), de: builtInOf(id, 'de'), es: builtInOf(id, 'es') },
    })),
  check: async ({ key, fields }, db) => {
    const whole = listWholeStep(key);
    const last = whole.at(-1);
    const isEmpty = last !== undefined && whole.every((name) => fields[name] === true);
    return [
      ...(isEmpty ? [{ path: last, message: 'Leave at least one question on this screen.' }] : []),
      ...checkQuestions(key, fields, listPublished(), await listStored(fields, db)),
    ];
  },
});
