import { ApiError } from '#core/web';
import type { OwnAnswer } from '../../../lib/own-questions';
import type { Answers, BirthProfileInput } from '../../../schemas/answers';
import { fieldNames, fieldOf, isSensitive } from '../../../schemas/fields';
import { birthProfileNeeds, limits } from '../../../schemas/values';
import type { DraftServer } from '../../api/draft-server';
import { getForm } from '../../texts/texts';
import { same } from './merge';

/** What is sent of step 2 when somebody goes on from there; null until all that is needed is there. */
export const birthOf = (answers: Answers): BirthProfileInput | null => {
  const names = [
    ...birthProfileNeeds,
    'phone',
    'phoneCountry',
    'birthTimeUnknown',
    'birthLocation',
    'placeId',
    'offsetSeconds',
    'contactTimezone',
    'previousJourneys',
  ] as const;
  const complete = birthProfileNeeds.every(
    (name) => !same(answers[name], null) || (name === 'birthTime' && answers.birthTimeUnknown === true),
  );
  if (!complete) return null;
  const secret = answers.consentSensitive !== true;
  const given = names.filter((name) => !same(answers[name], null) && !(secret && name === 'previousJourneys'));
  const parts = Object.fromEntries(given.map((name) => [name, answers[name]]));
  return { ...parts, ...(answers.birthTimeUnknown ? { birthTime: null } : {}) } as BirthProfileInput;
};

/** Sends the birth data where they are whole. Answers the version of the draft after it; null where that stays as it was. */
export const sendBirth = async (answers: Answers, server: DraftServer): Promise<number | null> => {
  const birth = birthOf(answers);
  if (!birth) return null;
  try {
    const version = await server.keepBirth(birth);
    return Number.isInteger(version) ? version : null;
  } catch (error) {
    // What does not fit is said when the form is checked; sending it again would not help.
    if (error instanceof ApiError && error.status === 422) return null;
    throw error;
  }
};

/** Nothing leaves the device before the person has agreed to that. */
export const mayLeave = (answers: Answers): boolean => answers.consentAnswers === true;

/** What is on its way to the server, and whether something stays here on purpose or because the server would not take it. */
export interface Leaving {
  readonly answers: Answers;
  readonly withheld: boolean;
}

/**
 * What differs from `known`, the answers that the server has. Answers about health and painful experiences leave only with the
 * consent of their own and are taken back without it; a text that is too long waits here until it is shortened.
 */
export const leaving = (answers: Answers, known: Answers, conflicts: Answers): Leaving => {
  const out: Record<string, unknown> = {};
  let withheld = false;
  for (const name of fieldNames) {
    const value = answers[name];
    const secret = isSensitive(name) && answers.consentSensitive !== true;
    const { most } = fieldOf(name);
    const long = typeof value === 'string' && most !== undefined && value.length > most;
    if (long || (secret && !same(value, null))) withheld = true;
    if (long || Object.hasOwn(conflicts, name)) continue;
    const next = secret || same(value, null) ? null : value;
    if (!same(next, known[name])) out[name] = next;
  }
  const own: Record<string, OwnAnswer | null> = {};
  for (const [name, value] of Object.entries(answers.additional ?? {})) {
    const group = getForm()?.own?.questions.find((one) => one.name === name)?.group;
    const secret = group !== 'general' && answers.consentSensitive !== true;
    const long = typeof value === 'string' && value.length > limits.text;
    const before = known.additional?.[name];
    if (long || (secret && !same(value, null))) withheld = true;
    // Of a question that is no longer asked it is not known who may read it: it stays where it is.
    if (long || Object.hasOwn(conflicts.additional ?? {}, name) || (secret && group === undefined)) continue;
    const next = secret || same(value, null) ? null : value;
    if (!same(next, before)) own[name] = next;
  }
  if (Object.keys(own).length > 0) out.additional = own;
  const talk = answers.ratherTalk ?? [];
  if (!same(talk, known.ratherTalk)) out.ratherTalk = talk.length > 0 ? talk : null;
  return { answers: out as Answers, withheld };
};
