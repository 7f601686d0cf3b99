import type { CrisisGate } from '#modules/safety/public';
import { fragmentsOf } from '../../lib/compose/slots';
import type { Fragment, Observation } from '../../lib/observe/observation';

const shownOf = ({ claim, passages }: Observation): readonly Fragment[] => [
  ...passages,
  ...fragmentsOf(claim),
  ...(claim.kind === 'kept' && claim.reply ? [claim.reply] : []),
  ...(claim.kind === 'lifeline' ? claim.points.map(({ label }) => label) : []),
];

/** Observations without those that would show a passage about danger: it is for people to hear and is not laid next to an exercise. */
export const withoutDanger = async (
  gate: CrisisGate,
  observations: readonly Observation[],
  crisisAnswers: ReadonlySet<string>,
): Promise<readonly Observation[]> => {
  if (crisisAnswers.size === 0) return observations;
  const known = new Map<string, boolean>();
  const isDanger = async ({ responseId, text }: Fragment): Promise<boolean> => {
    if (!crisisAnswers.has(responseId)) return false;
    const found = known.get(text) ?? (await gate.assess(text)).level > 0;
    known.set(text, found);
    return found;
  };
  const safe: Observation[] = [];
  for (const observation of observations) {
    const found = await Promise.all(shownOf(observation).map(isDanger));
    if (!found.includes(true)) safe.push(observation);
  }
  return safe;
};
