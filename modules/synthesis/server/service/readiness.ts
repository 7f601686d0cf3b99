import { conflict } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { type LaborAnswer, labors } from '#modules/labors/public';
import { type ProfileSummary, profiles } from '#modules/profile/public';
import { responsesNeeded } from '../../schemas/values';

export interface Readiness {
  readonly profile: ProfileSummary | null;
  readonly responses: number;
  readonly laborsRevision: number;
}

export const readinessOf = async (core: Core, userId: string): Promise<Readiness> => {
  const [profile, progress] = await Promise.all([
    core.port(profiles).summaryOf(userId),
    core.port(labors).progressOf(userId),
  ]);
  return { profile, responses: progress.readable, laborsRevision: progress.revision };
};

/** Throws 409 with the checklist while something is missing. */
export const requireReady = ({ profile, responses }: Readiness): void => {
  if (profile && responses >= responsesNeeded) return;
  const open = responsesNeeded - responses;
  const missing = [
    ...(profile ? [] : ['your holistic profile']),
    ...(open > 0 ? [`${open} more ${open === 1 ? 'Labor' : 'Labors'}`] : []),
  ].join(' and ');
  throw conflict('synthesis-not-ready', `The synthesis needs ${missing} first.`, {
    checklist: { profile: profile !== null, responses },
  });
};

/** Version of the answer to each Labor, as stored beside a reading. */
export const sourcesOf = (answers: readonly LaborAnswer[]): Record<string, number> =>
  Object.fromEntries(answers.map(({ laborNumber, version }) => [String(laborNumber), version]));
