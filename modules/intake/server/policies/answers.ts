import { type FieldError, Problem } from '#core/contract/errors';
import { mailAddress } from '../../lib/mail-address';
import type { Answers } from '../../schemas/answers';
import { checkAll } from '../../schemas/check';
import { type FieldName, fieldNames, fieldOf, isAsked } from '../../schemas/fields';
import { type JourneyType, journeyTypes } from '../../schemas/options';
import { toE164 } from '../../schemas/phone';
import { ratherTalkSentence, sentences } from '../../schemas/values';

/** 422 with every field that does not fit and the sentence for each. */
export const unfit = (fields: readonly FieldError[]): Problem =>
  new Problem(422, 'invalid', fields[0]?.message ?? 'Some answers do not fit.', { fields });

/** The path of a form that fits. */
export const pathOf = (answers: Answers): JourneyType =>
  journeyTypes.find((one) => one === answers.journeyType) ?? journeyTypes[0];

const phones = [
  ['phone', 'phone'],
  ['emergencyPhone', 'emergencyPhone'],
] as const;

/** What only the server can tell: numbering plans and mail domains. */
const beyondForm = (answers: Answers): FieldError[] => {
  const wrong: FieldError[] = [];
  if (answers.email && mailAddress(answers.email) === null)
    wrong.push({ path: 'email', message: fieldOf('email').message });
  for (const [path, name] of phones) {
    const typed = answers[name];
    if (typed && toE164(typed, answers.phoneCountry ?? null) === null) wrong.push({ path, message: sentences.phone });
  }
  return wrong;
};

/**
 * Every answer that does not fit, in the order of the steps; `only` narrows to some fields. What the specification's form does not
 * know is judged when it is there: its bodies are taken as they stand.
 */
export const misfits = (answers: Answers, only: readonly FieldName[] = fieldNames): FieldError[] => {
  const found = new Map<string, FieldError>();
  for (const { field, message } of checkAll(answers, { asSpecified: true }))
    if (only.includes(field)) found.set(field, { path: field, message });
  for (const one of beyondForm(answers))
    if (!found.has(one.path) && only.some((name) => name === one.path)) found.set(one.path, one);
  const at = new Map<string, number>(fieldNames.map((name, index) => [name, index]));
  return [...found.values()].sort((a, b) => (at.get(a.path) ?? 0) - (at.get(b.path) ?? 0));
};

/** A finished form as it is stored: defaults filled in, numbers of telephones in one form, nothing that its path does not ask. */
export const finished = (answers: Answers): Answers => {
  const path = pathOf(answers);
  const wholes = fieldNames.flatMap((name): [string, unknown][] => {
    if (!isAsked(name, path)) return [];
    const value = answers[name] ?? fieldOf(name).initial ?? null;
    const talk = answers.ratherTalk?.includes(name) && (value === null || value === '');
    return value === null && !talk ? [] : [[name, talk ? ratherTalkSentence : value]];
  });
  const country = answers.phoneCountry ?? null;
  return {
    ...(Object.fromEntries(wholes) as Answers),
    phone: toE164(answers.phone ?? '', country) ?? answers.phone ?? null,
    ...(answers.emergencyPhone ? { emergencyPhone: toE164(answers.emergencyPhone, country) } : {}),
    ...(answers.additional && { additional: answers.additional }),
    ...(answers.ratherTalk?.length ? { ratherTalk: answers.ratherTalk.filter((name) => isAsked(name, path)) } : {}),
  };
};
