import type { CrisisGate } from '#modules/safety/public';
import { fragmentsOf } from '../../lib/compose/slots';
import type { ReadSentence } from '../../lib/observe/matter';
import type { Fragment, Observation } from '../../lib/observe/observation';

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
