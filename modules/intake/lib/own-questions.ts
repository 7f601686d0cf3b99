import type { Answers } from '../schemas/answers';
import { answerOf, type Misfit, visible } from '../schemas/check';
import { isDay } from '../schemas/dates';
import { fieldNames, type Group, isAsked, type OwnName } from '../schemas/fields';
import { type JourneyType, journeyTypes } from '../schemas/options';
import { type Step, stepsOf } from '../schemas/steps';
import { limits, sentences } from '../schemas/values';

/** What a question that staff added takes. */
export const ownKinds = ['text', 'long-text', 'choice', 'choices', 'number', 'date', 'yes'] as const;
export type OwnKind = (typeof ownKinds)[number];
export type OwnAnswer = string | number | boolean | readonly string[];

/** Met when the answer to an earlier question is one of these. Yes and no are `yes` and `no`. */
export interface Condition {
  /** A specified question, or one that staff added. */
  readonly name: string;
  readonly is: readonly string[];
}
/** A question that staff added to a screen, in the words of one language. */
export interface OwnQuestion {
  /** Answers are stored under it. */
  readonly name: string;
  /** Id of its screen. */
  readonly step: string;
  readonly kind: OwnKind;
  readonly group: Group;
  readonly isRequired: boolean;
  readonly text: string;
  readonly help: string | null;
  /** `value` is what is stored, whatever the language. */
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly when: Condition | null;
}
/** What staff added to the form. `branches`: on which condition a screen shows its added and its optional questions. */
export interface OwnForm {
  readonly questions: readonly OwnQuestion[];
  readonly branches: Readonly<Record<string, Condition>>;
}

/** The name of an added question next to the specified ones. */
export const ownNameOf = ({ name }: Pick<OwnQuestion, 'name'>): OwnName => `additional.${name}`;
export const findOwn = (form: Pick<OwnForm, 'questions'> | null, name: string): OwnQuestion | null =>
  form?.questions.find((one) => ownNameOf(one) === name) ?? null;

const isGiven = (value: OwnAnswer | null | undefined): value is OwnAnswer =>
  value !== undefined &&
  value !== null &&
  (typeof value !== 'string' || visible(value) !== '') &&
  (!Array.isArray(value) || value.length > 0);

const chosenPath = (answers: Answers): JourneyType =>
  journeyTypes.find((one) => one === answers.journeyType) ?? journeyTypes[0];

/** An answer as conditions compare it; of a question that is not shown there is none. */
const valuesOf = (form: OwnForm, answers: Answers, name: string): readonly string[] => {
  const own = form.questions.find((one) => one.name === name);
  const specified = fieldNames.find((one) => one === name);
  const isHere = own ? isOwnShown(form, answers, own) : specified && isAsked(specified, chosenPath(answers));
  const value = own ? answers.additional?.[name] : specified && answerOf(answers, specified);
  if (!isHere || value === undefined || value === null) return [];
  if (typeof value === 'boolean') return [value ? 'yes' : 'no'];
  return Array.isArray(value) ? value : [String(value)];
};

const isMet = (form: OwnForm, answers: Answers, condition: Condition | null | undefined): boolean =>
  !condition || valuesOf(form, answers, condition.name).some((value) => condition.is.includes(value));

/** Whether a screen shows its added and its optional questions. */
export const isBranchOpen = (form: OwnForm, answers: Answers, step: string): boolean =>
  isMet(form, answers, form.branches[step]);

/** Whether an added question is shown, given the answers before it. Conditions look back alone, so that this ends. */
export const isOwnShown = (form: OwnForm, answers: Answers, question: OwnQuestion): boolean =>
  isBranchOpen(form, answers, question.step) && isMet(form, answers, question.when);

/** The added questions that a screen shows. */
export const listOwnOf = (form: OwnForm | null, answers: Answers, step: Step | undefined): readonly OwnQuestion[] =>
  form && step ? form.questions.filter((one) => one.step === step.id && isOwnShown(form, answers, one)) : [];

/** What is wrong with an answer that is there; an option that was offered before stays an answer. */
const judge = ({ kind }: OwnQuestion, value: OwnAnswer): string | null => {
  switch (kind) {
    case 'yes':
      return typeof value === 'boolean' ? null : sentences.needed;
    case 'number':
      return typeof value === 'number' ? null : sentences.notNumber;
    case 'date':
      return typeof value === 'string' && isDay(value) ? null : sentences.notDate;
    case 'choices':
      return Array.isArray(value) ? null : sentences.needed;
    default: {
      const most = kind === 'long-text' ? limits.text : limits.line;
      if (typeof value !== 'string') return sentences.needed;
      return [...value].length > most ? sentences.tooLong(most) : null;
    }
  }
};

/** Added questions whose answers do not fit. What is not shown need not be answered. */
export const checkOwn = (form: OwnForm | null, answers: Answers): readonly Misfit[] =>
  stepsOf(chosenPath(answers)).flatMap((step) =>
    listOwnOf(form, answers, step).flatMap((question) => {
      const value = answers.additional?.[question.name];
      const withheld = question.group !== 'general' && answers.consentSensitive === false;
      const missing = question.isRequired && !withheld ? sentences.needed : null;
      const message = isGiven(value) ? judge(question, value) : missing;
      return message === null ? [] : [{ field: ownNameOf(question), step: step.step, message }];
    }),
  );

/** The answers that are sent: those to added questions that are shown, and those to questions that are no longer asked. */
export const sentOwn = (form: OwnForm | null, answers: Answers): Answers['additional'] => {
  const path = stepsOf(chosenPath(answers));
  const given = Object.entries(answers.additional ?? {}).filter(([name, value]) => {
    const question = form?.questions.find((one) => one.name === name);
    if (!isGiven(value)) return false;
    return (
      !form ||
      !question ||
      listOwnOf(
        form,
        answers,
        path.find(({ id }) => id === question.step),
      ).includes(question)
    );
  });
  return given.length > 0 ? Object.fromEntries(given) : undefined;
};

/** Answers after a change; added ones that the change does not name stay. */
export const withChange = (answers: Answers, part: Answers): Answers => ({
  ...answers,
  ...part,
  ...(part.additional && { additional: { ...answers.additional, ...part.additional } }),
});
