import type { Fragment, Observation, ReadSentence } from '#modules/observations/public';
import type { CrisisGate } from '#modules/safety/public';
import { fragmentsOf } from '../../lib/compose/fragments';

const shownOf = ({ claim, passages }: Observation): readonly Fragment[] => [
  ...passages,
  ...fragmentsOf(claim),
  ...(claim.kind === 'kept' && claim.reply ? [claim.reply] : []),
  ...(claim.kind === 'lifeline' ? claim.points.map(({ label }) => label) : []),
];

type Words = Pick<Fragment, 'responseId' | 'text'>;

/** Whether a passage of an answer that raised the gate raises it by itself; each is read once. */
const dangerOf = (gate: CrisisGate, crisisAnswers: ReadonlySet<string>): ((words: Words) => Promise<boolean>) => {
  const known = new Map<string, boolean>();
  return async ({ responseId, text }) => {
    if (!crisisAnswers.has(responseId)) return false;
    const found = known.get(text) ?? (await gate.assess(text)).level > 0;
    known.set(text, found);
    return found;
  };
};

/** Own sentences stand one by one, so those that are not about danger remain. */
const withSafePassages = async (
  { claim, passages, ...observation }: Observation,
  isDanger: (words: Words) => Promise<boolean>,
): Promise<Observation[]> => {
  if (claim.kind !== 'central') return [];
  const safe = await Promise.all(passages.map(async (one) => ((await isDanger(one)) ? [] : [one])));
  const left = safe.flat();
  const fragments = claim.fragments.filter(({ responseId, start, end }) =>
    left.some((one) => one.responseId === responseId && one.start <= start && end <= one.end),
  );
  return left.length > 0 ? [{ ...observation, claim: { ...claim, fragments }, passages: left }] : [];
};

/** Observations without those that would show a passage about danger: it is for people to hear and is not laid next to an exercise. */
export const withoutDanger = async (
  gate: CrisisGate,
  observations: readonly Observation[],
  crisisAnswers: ReadonlySet<string>,
): Promise<readonly Observation[]> => {
  if (crisisAnswers.size === 0) return observations;
  const isDanger = dangerOf(gate, crisisAnswers);
  const safe: Observation[] = [];
  for (const observation of observations) {
    const found = await Promise.all(shownOf(observation).map(isDanger));
    if (!found.includes(true)) safe.push(observation);
    else if (observation.claim.kind === 'central') safe.push(...(await withSafePassages(observation, isDanger)));
  }
  return safe;
};

/** Sentences without those about danger, which are sent to nobody. */
export const listSafeSentences = async (
  gate: CrisisGate,
  sentences: readonly ReadSentence[],
  crisisAnswers: ReadonlySet<string>,
): Promise<readonly ReadSentence[]> => {
  const isDanger = dangerOf(gate, crisisAnswers);
  const safe: ReadSentence[] = [];
  for (const sentence of sentences)
    if (!(await isDanger({ responseId: sentence.answer.responseId, text: sentence.text }))) safe.push(sentence);
  return safe;
};
