import type { Knex } from 'knex';
import type { FieldError } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { type ContentField, type ContentFields, type ContentNoun, studio } from '#modules/studio/public';
import { enteredPrefix } from '../lib/measures';
import { mostOptions, mostQuestions } from '../schemas/values';
import { readForm } from './policies/form';

/** Under which noun staff enter questionnaires. */
export const questionnairesNoun = 'questionnaires';

const figures = 'The English figures and switches count in every language.';

const fields: readonly ContentField[] = [
  { name: 'title', label: 'Name', kind: 'text', isRequired: true, most: 80 },
  {
    name: 'licence',
    label: 'Licence',
    hint: 'By which permission the house uses this text for its business, from whom, and since when. Clients read it below the questions.',
    kind: 'long-text',
    most: 1000,
    rows: 3,
    isRequired: true,
    isShared: true,
  },
  { name: 'period', label: 'Period', hint: '"Over the last two weeks".', kind: 'text', isRequired: true, most: 120 },
  { name: 'lead', label: 'Instructions', kind: 'long-text', isRequired: true, most: 2000, rows: 4 },
  {
    name: 'questions',
    label: 'Questions',
    hint: figures,
    kind: 'list',
    isRequired: true,
    least: 1,
    most: mostQuestions,
    of: [
      { name: 'text', label: 'Question', kind: 'text', isRequired: true, most: 300 },
      { name: 'isReversed', label: 'Points count the other way round', kind: 'switch' },
      {
        name: 'showsHelp',
        label: 'Asks about death or hurting oneself',
        hint: 'An answer above the lowest shows help at once.',
        kind: 'switch',
      },
    ],
  },
  {
    name: 'options',
    label: 'Answers',
    hint: `The same for each question. ${figures}`,
    kind: 'list',
    isRequired: true,
    least: 2,
    most: mostOptions,
    of: [
      { name: 'label', label: 'Answer', kind: 'text', isRequired: true, most: 120 },
      { name: 'points', label: 'Points', kind: 'number', isRequired: true, least: -100, most: 100 },
    ],
  },
  {
    name: 'summary',
    label: 'The score is',
    kind: 'choice',
    isRequired: true,
    isShared: true,
    choices: [
      { value: 'sum', label: 'The sum of all points' },
      { value: 'mean', label: 'The mean of all points' },
    ],
  },
  {
    name: 'factor',
    label: 'Multiplied by',
    hint: '1 leaves it as it is.',
    kind: 'number',
    isRequired: true,
    isShared: true,
    least: 1,
    most: 100,
  },
  {
    name: 'bands',
    label: 'Ranges of the score',
    hint: `From the lowest to the highest, as the questionnaire names them. ${figures}`,
    kind: 'list',
    most: 10,
    of: [
      { name: 'from', label: 'From', kind: 'number', isRequired: true, least: -10_000, most: 100_000, step: 0.25 },
      { name: 'name', label: 'Name', kind: 'text', isRequired: true, most: 80 },
    ],
  },
  {
    name: 'isHidden',
    label: 'Not offered',
    hint: 'Nobody is asked any more. Who was asked can still answer, and answers stay.',
    kind: 'switch',
    isShared: true,
  },
];

const before = { summary: 'sum', factor: 1, questions: [], options: [], bands: [], isHidden: false } as const;

const findFaults = (said: ContentFields): FieldError[] => {
  const { options, bands } = readForm('en', said, said);
  const faults: FieldError[] = [];
  if (options.length > 1 && options.every(({ points }) => points === options[0]?.points))
    faults.push({ path: 'options', message: 'Give at least two answers different points.' });
  bands.forEach(({ from }, index) => {
    const last = bands[index - 1];
    if (last && from <= last.from)
      faults.push({ path: `bands.${index}.from`, message: 'Begin each range above the one before it.' });
  });
  return faults;
};

const findUntranslated = (source: ContentFields, said: ContentFields): FieldError[] =>
  (['questions', 'options', 'bands'] as const).flatMap((name) => {
    const [asked, found] = [readForm('en', source, source)[name].length, readForm('en', said, said)[name].length];
    return asked === found ? [] : [{ path: name, message: `Give ${asked} entries, as in English.` }];
  });

/** Whether somebody was asked it. Who is about to be keeps it as it was given, whatever becomes of it. */
const isAsked = async (key: string, trx: Knex.Transaction): Promise<boolean> =>
  (await trx('practice_measures')
    .where({ measure: `${enteredPrefix}${key}` })
    .first('id')) !== undefined;

/** Questionnaires that staff enter, by a licence which they name. The product brings none of them along. */
export const createQuestionnaires = (core: Core): ContentNoun => ({
  noun: questionnairesNoun,
  label: 'Outcome questionnaires',
  about:
    'Questionnaires with a score that practitioners may give to their clients, besides PHQ-9 and GAD-7. Whoever was asked keeps the version they were given.',
  languages: ['en', 'de', 'es'],
  inPages: null,
  fields,
  list: async () => [],
  check: ({ key, language, fields: said }) => {
    if (language === 'en') return findFaults(said);
    const source = core.port(studio).find(questionnairesNoun, key, 'en');
    return source ? findUntranslated(source, said) : [];
  },
  additions: {
    label: 'Add a questionnaire',
    hint: 'Enter only a text that the house may use for its business. Nobody is offered it until you have published it.',
    describe: (key, title) => ({ key, title, fields, builtIn: { en: { title, ...before } } }),
    isUsed: isAsked,
  },
});
