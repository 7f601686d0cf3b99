import type { CrisisGate } from '#modules/safety/public';
import { compose } from '../../lib/compose/compose';
import { weighLabors } from '../../lib/compose/weigh';
import { observeAnswers } from '../../lib/observe/observe';
import type { Reading } from '../../schemas/reading';
import { answerTextsOf, type Sources } from './sources';
import { withoutDanger } from './without-danger';

/** Version of the rules and sentences: a change of any of them changes it. */
export const embeddedEngineId = 'hedo-close-reading-1';

/** Loads what the observers read with, so that the first reading of a process need not. */
export const warmUp = async (): Promise<void> => {
  const text = 'I was nine when I read this.';
  await observeAnswers([{ responseId: '', laborNumber: 1, laborName: '', prompt: '', text }]);
};

const without = ({ opening, names, ...reading }: Reading): string =>
  JSON.stringify([reading, opening.filter((_, index) => names?.opening[index] !== 'opening.since')]);

/** What is new is said once: a reading that differs from the one before by that paragraph alone is the one before. */
const sameAs = (reading: Reading, previous: Sources['previous']): Reading =>
  previous && without(previous.reading) === without(reading) ? previous.reading : reading;

/** Writes a reading by close reading: what can be counted or located in the answers, with the client's own passages. */
export const writeEmbedded = async (
  gate: CrisisGate,
  { answers, profile, notMe, crisisAnswers, previous }: Sources,
  stage: (name: string) => Promise<void>,
): Promise<Reading> => {
  const observed = await observeAnswers(answerTextsOf(answers));
  await stage('themes');
  const all = [...observed.observations.filter(({ claim }) => claim.kind !== 'weight'), ...weighLabors(observed)];
  const observations = await withoutDanger(gate, all, crisisAnswers);
  await stage('frameworks');
  return sameAs(compose({ matter: observed.matter, observations, profile, notMe, previous }), previous);
};
