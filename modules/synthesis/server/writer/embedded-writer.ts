import type { ChaptersView } from '#modules/chart-chapters/public';
import { twelveLabors } from '#modules/labors/public';
import type { CrisisGate } from '#modules/safety/public';
import { compose } from '../../lib/compose/compose';
import { weighLabors } from '../../lib/compose/weigh';
import type { Matter } from '../../lib/observe/matter';
import type { Observation } from '../../lib/observe/observation';
import { observeAnswers } from '../../lib/observe/observe';
import type { Reading } from '../../schemas/reading';
import { answerTextsOf, type Sources } from './sources';
import { withoutDanger } from './without-danger';

/** Version of the rules and sentences: a change of any of them changes it. */
export const embeddedEngineId = 'hedo-close-reading-5';

const samples = [
  'I was nine when my father said I was slow. I did not believe him, but I still hear it. I wish I had answered.',
  'Ich war neun, als mein Vater sagte, ich sei langsam. Ich habe es nicht geglaubt, aber ich höre es noch. Ich hätte gern geantwortet.',
  'Tenía nueve años cuando mi padre dijo que yo era lento. No le creí, pero todavía lo oigo. Ojalá le hubiera contestado.',
];

/** Loads what the observers read with and compiles their patterns, so that the first reading of a process need not. */
export const warmUp = async (): Promise<void> => {
  for (const sample of samples)
    await observeAnswers(
      answerTextsOf(
        twelveLabors.map(({ laborNumber, name }) => ({
          responseId: '',
          laborNumber,
          laborName: name,
          text: laborNumber < 3 ? sample : '',
          version: 1,
          updatedAt: '',
        })),
      ),
    );
};

const without = ({ opening, names, ...reading }: Reading): string =>
  JSON.stringify([reading, opening.filter((_, index) => names?.opening[index] !== 'opening.since')]);

/** What is new is said once: a reading that differs from the one before by that paragraph alone is the one before. */
const sameAs = (reading: Reading, previous: Sources['previous']): Reading =>
  previous && without(previous.reading) === without(reading) ? previous.reading : reading;

/** What can be said of the answers, without what would show a passage about danger. */
export const findObservations = async (
  gate: CrisisGate,
  { answers, further = [], crisisAnswers }: Pick<Sources, 'answers' | 'further' | 'crisisAnswers'>,
  found: () => Promise<void> = async () => undefined,
): Promise<{ readonly matter: Matter; readonly observations: readonly Observation[] }> => {
  const observed = await observeAnswers(answerTextsOf(answers, further));
  await found();
  const all = [...observed.observations.filter(({ claim }) => claim.kind !== 'weight'), ...weighLabors(observed)];
  return { matter: observed.matter, observations: await withoutDanger(gate, all, crisisAnswers) };
};

/** Chapters without sentences of answers that raised the crisis gate. */
const withoutPassagesOf = (view: ChaptersView, responses: ReadonlySet<string>): ChaptersView => ({
  ...view,
  groups: view.groups.map((group) => ({
    ...group,
    chapters: group.chapters.map((chapter) => ({
      ...chapter,
      passages: chapter.passages.filter(({ responseId }) => !responses.has(responseId)),
    })),
  })),
});

/** Writes a reading by close reading: what can be counted or located in the answers, with the client's own passages. */
export const writeEmbedded = async (
  gate: CrisisGate,
  { answers, further = [], profile, chapters, notMe, crisisAnswers, previous }: Sources,
  stage: (name: string) => Promise<void>,
): Promise<Reading> => {
  const { matter, observations } = await findObservations(gate, { answers, further, crisisAnswers }, () =>
    stage('themes'),
  );
  await stage('frameworks');
  const safe = chapters ? withoutPassagesOf(chapters, crisisAnswers) : null;
  return sameAs(compose({ matter, observations, profile, chapters: safe, notMe, previous }), previous);
};
