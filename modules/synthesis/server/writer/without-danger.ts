import type { Fragment, Observation, ReadSentence } from '#modules/observations/public';
import type { CrisisGate, CrisisLevel } from '#modules/safety/public';
import { fragmentsOf } from '../../lib/compose/fragments';

const shownOf = ({ claim, passages }: Observation): readonly Fragment[] => [
  ...passages,
  ...fragmentsOf(claim),
  ...(claim.kind === 'kept' && claim.reply ? [claim.reply] : []),
  ...(claim.kind === 'lifeline' ? claim.points.map(({ label }) => label) : []),
];

type Words = Pick<Fragment, 'responseId' | 'text'>;

/** Where a passage stands only as the client's own words, a mere hint of danger stays: a reading that left it out would not have listened. */
const levelOfDanger: CrisisLevel = 2;

/** Answers of which nothing is shown but passages that were checked. */
export const listDangerous = (crisisAnswers: ReadonlyMap<string, CrisisLevel>): ReadonlySet<string> =>
  new Set([...crisisAnswers].filter(([, level]) => level >= levelOfDanger).map(([id]) => id));

/** The level of a passage by itself, of an answer that raised the gate; each is read once. */
const createLevelOf = (
  gate: CrisisGate,
  crisisAnswers: ReadonlyMap<string, CrisisLevel>,
): ((words: Words) => Promise<number>) => {
  const known = new Map<string, number>();
  return async ({ responseId, text }) => {
    if (!crisisAnswers.has(responseId)) return 0;
    const level = known.get(text) ?? (await gate.assess(text)).level;
    known.set(text, level);
    return level;
  };
};

/** Own sentences stand one by one, so those that are not about danger remain; what only hints at it heads nothing. */
const withSafePassages = async (
  { claim, passages, ...observation }: Observation,
  levelOf: (words: Words) => Promise<number>,
): Promise<Observation[]> => {
  if (claim.kind !== 'central') return [];
  const levels = await Promise.all(passages.map(levelOf));
  const left = passages.filter((_, at) => (levels[at] ?? 0) < levelOfDanger);
  const hints = await Promise.all(claim.fragments.map(levelOf));
  const fragments = claim.fragments.filter(
    ({ responseId, start, end }, at) =>
      hints[at] === 0 && left.some((one) => one.responseId === responseId && one.start <= start && end <= one.end),
  );
  return left.length > 0 ? [{ ...observation, claim: { ...claim, fragments }, passages: left }] : [];
};

/**
 * Observations without those that would show a passage about danger, or say something of one that hints at it: it is for people to hear
 * and is not laid next to an exercise.
 */
export const withoutDanger = async (
  gate: CrisisGate,
  observations: readonly Observation[],
  crisisAnswers: ReadonlyMap<string, CrisisLevel>,
): Promise<readonly Observation[]> => {
  if (crisisAnswers.size === 0) return observations;
  const levelOf = createLevelOf(gate, crisisAnswers);
  const safe: Observation[] = [];
  for (const observation of observations) {
    const levels = await Promise.all(shownOf(observation).map(levelOf));
    if (levels.every((level) => level === 0)) safe.push(observation);
    else if (observation.claim.kind === 'central') safe.push(...(await withSafePassages(observation, levelOf)));
  }
  return safe;
};

/** Sentences without those about danger, which are sent to nobody. */
export const listSafeSentences = async (
  gate: CrisisGate,
  sentences: readonly ReadSentence[],
  crisisAnswers: ReadonlyMap<string, CrisisLevel>,
): Promise<readonly ReadSentence[]> => {
  const levelOf = createLevelOf(gate, crisisAnswers);
  const safe: ReadSentence[] = [];
  for (const sentence of sentences)
    if ((await levelOf({ responseId: sentence.answer.responseId, text: sentence.text })) === 0) safe.push(sentence);
  return safe;
};
