import {
  type AnswerText,
  loadReaders,
  type Matter,
  type Observation,
  observeAnswers,
} from '#modules/observations/public';
import { compose, type Materials } from '../lib/compose/compose';
import { weighLabors } from '../lib/compose/weigh';
import type { Reading } from '../schemas/reading';

/** What can be said of answers, with what weighs in each Labor. Reading them loads the models of three languages. */
export const observeForReading = async (
  answers: readonly AnswerText[],
): Promise<{ readonly matter: Matter; readonly observations: readonly Observation[] }> => {
  const observed = await observeAnswers(answers);
  return {
    matter: observed.matter,
    observations: [...observed.observations.filter(({ claim }) => claim.kind !== 'weight'), ...weighLabors(observed)],
  };
};

/** A reading made of them. Titles are compared with what was asked, word by word, which wants the same models. */
export const composeForReading = async (materials: Materials): Promise<Reading> => {
  await loadReaders();
  return compose(materials);
};
