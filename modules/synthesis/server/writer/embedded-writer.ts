import type { Core } from '#core/contract/server';
import type { ChaptersView } from '#modules/chart-chapters/public';
import type { Matter, Observation } from '#modules/observations/public';
import { type CrisisGate, crisisGate } from '#modules/safety/public';
import { safeOf } from '../../lib/compose/unsafe-kinds';
import type { Reading } from '../../schemas/reading';
import type { composeForReading, observeForReading } from '../thread';
import { answerTextsOf, type Sources } from './sources';
import { listDangerous, withoutDanger } from './without-danger';

/** Version of the rules and sentences: a change of any of them changes it. */
export const embeddedEngineId = 'hedo-close-reading-30';

const without = ({ opening, names, ...reading }: Reading): string =>
  JSON.stringify([reading, opening.filter((_, index) => names?.opening[index] !== 'opening.since')]);

/** What is new is said once: a reading that differs from the one before by that paragraph alone is the one before. */
const sameAs = (reading: Reading, previous: Sources['previous']): Reading =>
  previous && without(previous.reading) === without(reading) ? previous.reading : reading;

/** Who reads answers and writes of them: the gate, and what a server asks in a thread. */
export interface Readers {
  readonly gate: CrisisGate;
  readonly observe: typeof observeForReading;
  readonly compose: typeof composeForReading;
}

export const readersOf = (core: Core): Readers => ({
  gate: core.port(crisisGate),
  observe: (answers) => core.inThread<typeof import('../thread')>()('observeForReading', answers),
  compose: (materials) => core.inThread<typeof import('../thread')>()('composeForReading', materials),
});

/** What can be said of the answers, without what would show a passage about danger. */
export const findObservations = async (
  { gate, observe }: Pick<Readers, 'gate' | 'observe'>,
  { answers, further = [], crisisAnswers }: Pick<Sources, 'answers' | 'further' | 'crisisAnswers'>,
  found: () => Promise<void> = async () => undefined,
): Promise<{ readonly matter: Matter; readonly observations: readonly Observation[] }> => {
  const { matter, observations } = await observe(answerTextsOf(answers, further));
  await found();
  return { matter, observations: await withoutDanger(gate, safeOf(observations), crisisAnswers) };
};

/** Chapters without sentences of answers that raised the crisis gate. */
const withoutPassagesOf = (view: ChaptersView, responses: Pick<ReadonlySet<string>, 'has'>): ChaptersView => ({
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
  readers: Readers,
  { answers, further = [], profile, chapters, notMe, crisisAnswers, previous }: Sources,
  stage: (name: string) => Promise<void>,
): Promise<Reading> => {
  const { matter, observations } = await findObservations(readers, { answers, further, crisisAnswers }, () =>
    stage('themes'),
  );
  await stage('frameworks');
  const safe = chapters ? withoutPassagesOf(chapters, crisisAnswers) : null;
  const reading = await readers.compose({
    matter,
    observations,
    profile,
    chapters: safe,
    notMe,
    previous,
    keptOut: { answers: listDangerous(crisisAnswers), spans: [] },
  });
  return sameAs(reading, previous);
};
