import type { Answers, BirthProfileInput } from '../../../schemas/answers';
import { fieldNames, fieldOf, isSensitive } from '../../../schemas/fields';
import { birthProfileNeeds } from '../../../schemas/values';
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
  const talk = answers.ratherTalk ?? [];
  if (!same(talk, known.ratherTalk)) out.ratherTalk = talk.length > 0 ? talk : null;
  return { answers: out as Answers, withheld };
};
