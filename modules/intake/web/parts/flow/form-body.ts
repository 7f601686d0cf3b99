import { sentOwn } from '../../../lib/own-questions';
import type { Answers } from '../../../schemas/answers';
import { answerOf } from '../../../schemas/check';
import { fieldNames, isAsked } from '../../../schemas/fields';
import { type JourneyType, journeyTypes } from '../../../schemas/options';
import { getForm } from '../../texts/texts';
import { same } from '../drafts/merge';

/** The chosen path; the first one until something is chosen. */
export const pathOf = (answers: Answers): JourneyType =>
  journeyTypes.find((one) => one === answers.journeyType) ?? journeyTypes[0];

/** On the page a consent that was not given is a choice, not an omission. */
export const withChoice = (answers: Answers): Answers => ({
  ...answers,
  consentSensitive: answers.consentSensitive === true,
});

/** The finished form: what the path asks, with the values that stood there untouched. */
export const bodyOf = (all: Answers): Answers => {
  const answers = withChoice(all);
  const path = pathOf(answers);
  const given = fieldNames.flatMap((name): [string, unknown][] => {
    const value = answerOf(answers, name);
    return isAsked(name, path) && !same(value, null) ? [[name, value]] : [];
  });
  const talk = (answers.ratherTalk ?? []).filter((name) => isAsked(name, path));
  const additional = sentOwn(getForm()?.own ?? null, answers);
  return {
    ...(Object.fromEntries(given) as Answers),
    ...(answers.birthTimeUnknown ? { birthTime: null } : {}),
    ...(additional ? { additional } : {}),
    ...(talk.length > 0 ? { ratherTalk: talk } : {}),
  };
};
