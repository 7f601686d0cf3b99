import type { Answers } from './answers';
import { dayIn, isDay, isTime, isZone, yearsBetween } from './dates';
import { type AnswerName, type Field, type FieldName, fieldNames, fieldOf, isAsked, isSensitive } from './fields';
import { type JourneyType, journeyTypes } from './options';
import { limits, sentences } from './values';

/** One answer that does not fit; `step` is where it is asked. */
export interface Misfit<Name extends AnswerName = AnswerName> {
  readonly field: Name;
  readonly step: number;
  readonly message: string;
}

/** How strictly to judge. */
export interface CheckOptions {
  /** Answers which the server keeps and does not show on this device; they count as given. */
  readonly kept?: readonly AnswerName[];
  /** The specification's form alone: what we added to it is judged only when it is there. */
  readonly asSpecified?: boolean;
  /** Milliseconds; now by default. */
  readonly now?: number;
}

/** What was visibly written: white space and invisible signs around it do not count. */
export const visible = (text: string): string =>
  text.replace(/^[\p{White_Space}\p{Cf}\p{Cc}]+|[\p{White_Space}\p{Cf}\p{Cc}]+$/gu, '');

/** Answers a missing value of the form with its default; `undefined` when there is none. */
export const answerOf = (
  answers: Answers,
  name: FieldName,
): string | number | boolean | readonly string[] | undefined => {
  const given = answers[name];
  return given ?? fieldOf(name).initial;
};

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && visible(value) === '') ||
  (Array.isArray(value) && value.length === 0);

const oneLine = /^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u;
const address = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[^\s,;:<>()[\]"\\@/?#%]+\.[^\s,;:<>()[\]"\\@/?#%.]{2,63}$/;

/** True for something that may be a telephone number; the server decides with the numbering plans. */
export const mayBePhone = (text: string): boolean => /^\+?\d{5,15}$/.test(text.replace(/[\s()./-]/g, ''));

const dateMessage = (day: string, zone: unknown, field: Field, now: number): string | null => {
  if (!isDay(day)) return field.message;
  const today = dayIn(typeof zone === 'string' && isZone(zone) ? zone : 'UTC', now);
  if (day > today) return sentences.future;
  const years = yearsBetween(day, today);
  if (years < limits.age.least) return sentences.tooYoung;
  return years > limits.age.most ? sentences.tooOld : null;
};

const textMessage = (
  value: string,
  { kind, least = 0, most = Number.POSITIVE_INFINITY, message }: Field,
): string | null => {
  if (kind !== 'text' && !oneLine.test(value)) return message;
  if (visible(value).length < least) return message;
  return [...value].length > most ? sentences.tooLong(most) : null;
};

const listMessage = (value: readonly unknown[], field: Field): string | null => {
  if (value.length > (field.most ?? limits.options)) return field.open ? field.message : sentences.tooManyGoals;
  if (new Set(value).size < value.length) return sentences.twice;
  const fits = (one: unknown): boolean =>
    typeof one === 'string' &&
    (field.options?.includes(one) || (field.open === true && one.length <= limits.option && oneLine.test(one)));
  return value.every(fits) ? null : field.message;
};

const wholeMessage = (value: number, { least = 0, most = 0, every = 1, message }: Field): string | null =>
  Number.isInteger(value) && value >= least && value <= most && value % every === 0 ? null : message;

/** What is wrong with an answer that is there. */
const judge = (value: unknown, field: Field, answers: Answers, now: number): string | null => {
  if (field.kind === 'yes') return typeof value === 'boolean' ? null : field.message;
  if (field.kind === 'whole') return typeof value === 'number' ? wholeMessage(value, field) : field.message;
  if (field.kind === 'choices') return Array.isArray(value) ? listMessage(value, field) : field.message;
  if (typeof value !== 'string') return field.message;
  switch (field.kind) {
    case 'email':
      return value.length <= limits.email && address.test(value.trim()) ? null : field.message;
    case 'phone':
      return mayBePhone(value) ? null : sentences.phone;
    case 'date':
      return dateMessage(value, answers.timezone, field, now);
    case 'time':
      return isTime(value) ? null : field.message;
    case 'zone':
      return isZone(value) ? null : field.message;
    case 'choice':
      if (field.options?.includes(value)) return null;
      return field.open && value.length <= limits.option && oneLine.test(value) ? null : field.message;
    default:
      return textMessage(value, field);
  }
};

const pathOf = (answers: Answers): JourneyType =>
  journeyTypes.find((one) => one === answers.journeyType) ?? journeyTypes[0];

/** Whether somebody keeps health and painful experiences to themselves: such questions may then stay empty. */
const isWithheld = (name: FieldName, answers: Answers): boolean =>
  answers.consentSensitive === false && isSensitive(name) && name !== 'fitnessLevel';

/** Whether an answer must be there, given the others. */
const isRequired = (name: FieldName, answers: Answers, path: JourneyType, { asSpecified }: CheckOptions): boolean => {
  const field = fieldOf(name);
  if (field.added && asSpecified) return false;
  if (isWithheld(name, answers)) return false;
  if (name === 'birthTime') return answers.birthTimeUnknown !== true;
  if (name === 'emergencyContact') return joinEmergencyContact(answers) === '';
  if (name === 'consentSensitive') return path === 'self' || sensitiveAnswers(answers).length > 0;
  return field.required === true;
};

/** A consent that was asked for and refused: nothing can be sent then. The one for painful experiences is a choice, as long as none are written. */
const isRefused = (name: FieldName, value: unknown, answers: Answers): boolean => {
  if (value !== false) return false;
  if (name === 'consentSensitive') return sensitiveAnswers(answers).length > 0;
  return name === 'isAdult' || name === 'consentAnswers';
};

const misfitOf = (name: FieldName, answers: Answers, path: JourneyType, check: CheckOptions): string | null => {
  const field = fieldOf(name);
  const value = answerOf(answers, name);
  if (field.kind === 'text' && answers.ratherTalk?.includes(name)) return null;
  const must = isRequired(name, answers, path, check);
  if (isEmpty(value)) return must && !check.kept?.includes(name) ? field.message : null;
  if (isRefused(name, value, answers)) return field.message;
  if (name === 'birthTimeUnknown' && value === true && !isEmpty(answers.birthTime)) return field.message;
  return judge(value, field, answers, check.now ?? Date.now());
};

/** Names of the answers about health and painful experiences that were given. */
export const sensitiveAnswers = (answers: Answers): readonly FieldName[] =>
  // The slider for fitness always holds a value: by itself it tells nothing.
  fieldNames.filter((name) => isSensitive(name) && name !== 'fitnessLevel' && !isEmpty(answers[name]));

/** The three answers about a person to call, as the team reads them: `Anna Berg, sister, +49 30 123456`; the whole text where that was given. */
export const joinEmergencyContact = (answers: Answers): string => {
  const [name = '', relation = '', phone = ''] = [
    answers.emergencyName,
    answers.emergencyRelation,
    answers.emergencyPhone,
  ].map((part) => visible(part ?? ''));
  if (name === '' || phone === '') return visible(answers.emergencyContact ?? '');
  return [name, relation, phone].filter((part) => part !== '').join(', ');
};

/** All answers that do not fit, in the order of the steps; empty when the form may be sent. */
export const checkAll = (answers: Answers, check: CheckOptions = {}): readonly Misfit<FieldName>[] => {
  const path = pathOf(answers);
  return fieldNames.flatMap((name) => {
    if (!isAsked(name, path)) return [];
    const message = misfitOf(name, answers, path, check);
    return message === null ? [] : [{ field: name, step: fieldOf(name).step, message }];
  });
};

/** What does not fit on one step. */
export const checkStep = (answers: Answers, step: number, check: CheckOptions = {}): readonly Misfit<FieldName>[] =>
  checkAll(answers, check).filter((one) => one.step === step);
