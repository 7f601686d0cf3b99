import type { FieldError } from '#core/contract/errors';
import type { ContentFields, Entry } from '#modules/studio/public';
import { wordedSteps } from '../../lib/form-words';
import type { Condition, OwnQuestion } from '../../lib/own-questions';
import { type FieldName, fieldNames, fieldOf } from '../../schemas/fields';
import { type Documents, entriesIn, hasOptions, linesIn, readCondition, readQuestion, textIn } from '../form-questions';

/** A question of any form that people were shown. */
export interface StoredQuestion {
  readonly name: string;
  readonly kind: string;
}

interface Earlier {
  /** What may be compared, by name: null where every number may. */
  readonly values: ReadonlyMap<string, readonly string[] | null>;
}

const yesNo = ['yes', 'no'];
const valuesOfField = (name: FieldName): readonly string[] | null | undefined => {
  const { kind, options } = fieldOf(name);
  if (kind === 'yes') return yesNo;
  if (kind === 'choice' || kind === 'choices') return options ?? [];
  return kind === 'whole' ? null : undefined;
};
const valuesOfOwn = ({ kind, options }: OwnQuestion): readonly string[] | null | undefined => {
  if (kind === 'yes') return yesNo;
  if (hasOptions(kind)) return options.map(({ value }) => value);
  return kind === 'number' ? null : undefined;
};

const findConditionFault = ({ name, is }: Condition, { values }: Earlier): readonly ['when' | 'is', string] | null => {
  const possible = values.get(name);
  if (possible === undefined)
    return [
      'when',
      `No earlier question with answers to choose from is called '${name}'. There are: ${[...values.keys()].join(', ')}.`,
    ];
  if (is.length === 0) return ['is', 'Write the answers with which it is shown, one a line.'];
  const other = possible?.length ? is.find((value) => !possible.includes(value)) : undefined;
  return other === undefined
    ? null
    : ['is', `'${other}' is no answer to '${name}'. There are: ${possible?.join(', ')}.`];
};

const findEntryFaults = (entry: Entry, at: string): FieldError[] => {
  const name = textIn(entry, 'name');
  const kind = textIn(entry, 'kind');
  const faults: FieldError[] = [];
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(name))
    faults.push({ path: `${at}.name`, message: 'Begin with a small letter; then small letters, digits and dashes.' });
  if (fieldNames.some((one) => one === name))
    faults.push({ path: `${at}.name`, message: 'A specified question has this name. Choose another one.' });
  if (entry.isRequired === true && entry.group !== 'general')
    faults.push({
      path: `${at}.isRequired`,
      message: 'Answers about health and painful experiences need a consent of their own, so this has to be optional.',
    });
  if (!hasOptions(kind)) return faults;
  const options = linesIn(entry, 'optionsEn');
  if (options.length < 2) faults.push({ path: `${at}.optionsEn`, message: 'Give at least two answers, one a line.' });
  if (options.length > 40 || options.some((line) => line.length > 200))
    faults.push({ path: `${at}.optionsEn`, message: 'Give at most 40 answers of at most 200 characters.' });
  if (new Set(options).size < options.length)
    faults.push({ path: `${at}.optionsEn`, message: 'Give each answer once.' });
  for (const suffix of ['De', 'Es'] as const) {
    const count = linesIn(entry, `options${suffix}`).length;
    if (count > 0 && count !== options.length)
      faults.push({
        path: `${at}.options${suffix}`,
        message: `Give as many answers as in English: ${options.length}.`,
      });
  }
  return faults;
};

/** What is wrong with conditions on a screen, given what is asked before; adds what this screen asks. */
const checkConditions = (
  id: string,
  fields: ContentFields,
  values: Map<string, readonly string[] | null>,
): FieldError[] => {
  const step = wordedSteps.find((one) => one.id === id);
  const add = (name: string, of: readonly string[] | null | undefined): void => {
    if (of !== undefined) values.set(name, of);
  };
  const faultAt = (
    condition: Condition | null,
    paths: { readonly when: string; readonly is: string },
  ): FieldError[] => {
    const fault = condition && findConditionFault(condition, { values });
    return fault ? [{ path: paths[fault[0]], message: fault[1] }] : [];
  };
  const faults = faultAt(readCondition(fields, 'branchWhen', 'branchIs'), { when: 'branchWhen', is: 'branchIs' });
  for (const name of fieldNames) if (fieldOf(name).step === step?.step) add(name, valuesOfField(name));
  for (const [index, entry] of entriesIn(fields).entries()) {
    const question = readQuestion(id, entry, 'en');
    const at = `questions.${index}`;
    faults.push(...faultAt(question.when, { when: `${at}.showWhen`, is: `${at}.showIs` }));
    if (values.has(question.name)) faults.push({ path: `${at}.name`, message: 'Another question has this name.' });
    add(question.name, valuesOfOwn(question));
  }
  return faults;
};

/** Faults of questions under whose name answers of another kind are stored. */
const findReused = (fields: ContentFields, stored: readonly StoredQuestion[]): FieldError[] =>
  entriesIn(fields).flatMap((entry, index) =>
    stored.some(({ name, kind }) => name === textIn(entry, 'name') && kind !== entry.kind)
      ? [{ path: `questions.${index}.name`, message: 'Answers of another kind have this name. Choose another one.' }]
      : [],
  );

/** What is wrong with the questions and branches of one screen, next to what is published of the others. */
export const checkQuestions = (
  key: string,
  fields: ContentFields,
  published: Documents,
  stored: readonly StoredQuestion[],
): readonly FieldError[] => {
  const own = entriesIn(fields).flatMap((entry, index) => findEntryFaults(entry, `questions.${index}`));
  const names = new Map<string, string>();
  const values = new Map<string, readonly string[] | null>();
  const faults: FieldError[] = [];
  for (const { id, heading } of wordedSteps) {
    const document = id === key ? fields : (published.get(id) ?? {});
    for (const [index, entry] of entriesIn(document).entries()) {
      const name = textIn(entry, 'name');
      const other = names.get(name);
      if (other !== undefined && (id === key || other === key))
        faults.push({
          path: id === key ? `questions.${index}.name` : 'questions',
          message: `Two questions are called '${name}'.`,
        });
      names.set(name, id);
    }
    for (const fault of checkConditions(id, document, values)) {
      if (id === key) faults.push(fault);
      else if (/(?:when|is)$/i.test(fault.path))
        faults.push({
          path: 'questions',
          message: `A condition on '${heading}' depends on this screen. ${fault.message}`,
        });
    }
  }
  return [...own, ...faults, ...findReused(fields, stored)];
};
