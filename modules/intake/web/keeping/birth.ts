import type { Answers, BirthProfileInput } from '../../schemas/answers';
import { birthProfileNeeds } from '../../schemas/values';
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
