import type { ContentField, ContentFields, ContentLanguage, Entry } from '#modules/studio/public';
import { wordedSteps } from '../lib/form-words';
import { type Condition, type OwnForm, type OwnKind, type OwnQuestion, ownKinds } from '../lib/own-questions';
import { type Group, groups } from '../schemas/fields';

/** What is published of the form, by screen. */
export type Documents = ReadonlyMap<string, ContentFields>;

const languages = { En: 'English', De: 'German', Es: 'Spanish' } as const;
type Suffix = keyof typeof languages;
const suffixOf = (language: ContentLanguage): Suffix => (language === 'de' ? 'De' : language === 'es' ? 'Es' : 'En');
const inLanguages = (name: string, label: string, more: Omit<ContentField, 'name' | 'label'>): ContentField[] =>
  Object.entries(languages).map(([suffix, language]) => ({
    name: `${name}${suffix}`,
    label: `${label} (${language})`,
    ...more,
    isRequired: more.isRequired === true && suffix === 'En',
    ...(suffix === 'En' ? {} : { translates: { field: `${name}En`, language: suffix === 'De' ? 'de' : 'es' } }),
  }));

const kindNames: Readonly<Record<OwnKind, string>> = {
  text: 'One line of text',
  'long-text': 'Text over several lines',
  choice: 'One of several',
  choices: 'Several of several',
  number: 'A number',
  date: 'A date',
  yes: 'Yes or no',
};
const groupNames: Readonly<Record<Group, string>> = {
  general: 'The team',
  medical: 'Health: the team by break-glass alone',
  trauma: 'Painful experiences: the team by break-glass alone',
};

const conditionHint =
  'Name of an earlier question: journeyType, another specified one, or the short name of one of your own. Empty: always shown.';

/** What staff may add to a screen. Everything about a question stands together, whatever the language. */
export const questionFields: readonly ContentField[] = [
  {
    name: 'branchWhen',
    label: 'Optional and added questions of this screen: only when this was answered',
    hint: `${conditionHint} What must be answered for a journey is always asked.`,
    kind: 'text',
    most: 40,
    isShared: true,
  },
  {
    name: 'branchIs',
    label: 'with one of these answers',
    hint: 'One a line. Yes and no are written yes and no.',
    kind: 'long-text',
    most: 2000,
    rows: 2,
    isShared: true,
  },
  {
    name: 'questions',
    label: 'Questions of your own',
    hint: 'Shown after the other questions of this screen, in this order. Answers that were given stay when a question is changed or removed.',
    kind: 'list',
    most: 12,
    isShared: true,
    of: [
      {
        name: 'name',
        label: 'Short name',
        hint: 'Small letters, digits and dashes, such as favourite-season. Answers are stored under it: leave it when you word the question anew.',
        kind: 'text',
        most: 40,
        isRequired: true,
      },
      {
        name: 'kind',
        label: 'Takes',
        kind: 'choice',
        isRequired: true,
        choices: ownKinds.map((value) => ({ value, label: kindNames[value] })),
      },
      ...inLanguages('text', 'Question', { kind: 'text', most: 200, isRequired: true }),
      ...inLanguages('help', 'Help below it', { kind: 'long-text', most: 400, rows: 2 }),
      ...inLanguages('options', 'Answers to choose from', {
        kind: 'long-text',
        most: 4000,
        rows: 3,
        hint: 'One a line, in the same order in each language.',
      }),
      { name: 'isRequired', label: 'Must be answered', kind: 'switch' },
      {
        name: 'group',
        label: 'Who reads the answer',
        kind: 'choice',
        isRequired: true,
        choices: groups.map((value) => ({ value, label: groupNames[value] })),
      },
      { name: 'showWhen', label: 'Only when this was answered', hint: conditionHint, kind: 'text', most: 40 },
      {
        name: 'showIs',
        label: 'with one of these answers',
        hint: 'One a line.',
        kind: 'long-text',
        most: 2000,
        rows: 2,
      },
    ],
  },
];
export const noQuestions: ContentFields = { branchWhen: '', branchIs: '', questions: [] };

export const textIn = (fields: Entry | ContentFields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value.trim() : '';
};
export const linesIn = (fields: Entry | ContentFields, name: string): readonly string[] =>
  textIn(fields, name)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
export const entriesIn = (fields: ContentFields | undefined): readonly Entry[] =>
  Array.isArray(fields?.questions)
    ? fields.questions.filter((one): one is Entry => typeof one === 'object' && one !== null)
    : [];

export const readCondition = (fields: Entry | ContentFields, when: string, is: string): Condition | null => {
  const name = textIn(fields, when);
  return name === '' ? null : { name, is: linesIn(fields, is) };
};

export const hasOptions = (kind: string): boolean => kind === 'choice' || kind === 'choices';

export const readQuestion = (step: string, entry: Entry, language: ContentLanguage): OwnQuestion => {
  const suffix = suffixOf(language);
  const kind = ownKinds.find((one) => one === entry.kind) ?? 'text';
  const values = hasOptions(kind) ? linesIn(entry, 'optionsEn') : [];
  const translated = linesIn(entry, `options${suffix}`);
  return {
    name: textIn(entry, 'name'),
    step,
    kind,
    group: groups.find((one) => one === entry.group) ?? 'trauma',
    isRequired: entry.isRequired === true,
    text: textIn(entry, `text${suffix}`) || textIn(entry, 'textEn'),
    help: textIn(entry, `help${suffix}`) || textIn(entry, 'helpEn') || null,
    options: values.map((value, index) => ({
      value,
      text: translated.length === values.length ? (translated[index] ?? value) : value,
    })),
    when: readCondition(entry, 'showWhen', 'showIs'),
  };
};

/** What published documents add to the form; null where that is nothing. */
export const readOwnForm = (documents: Documents, language: ContentLanguage): OwnForm | null => {
  const taken = new Set<string>();
  const questions = wordedSteps.flatMap(({ id }) =>
    entriesIn(documents.get(id)).flatMap((entry) => {
      const question = readQuestion(id, entry, language);
      if (taken.has(question.name)) return [];
      taken.add(question.name);
      return [question];
    }),
  );
  const branches = wordedSteps.flatMap(({ id }): [string, Condition][] => {
    const condition = readCondition(documents.get(id) ?? {}, 'branchWhen', 'branchIs');
    return condition ? [[id, condition]] : [];
  });
  return questions.length + branches.length === 0 ? null : { questions, branches: Object.fromEntries(branches) };
};
