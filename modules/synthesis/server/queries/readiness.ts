import { conflict, invalid } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { type LaborAnswer, labors } from '#modules/labors/public';
import { type ProfileSummary, profiles } from '#modules/profile/public';
import { responsesNeeded } from '../../schemas/values';
import { listReadable } from '../policies/readable';

export interface Readiness {
  readonly profile: ProfileSummary | null;
  /** Answers that may go in: those kept to oneself do not count. */
  readonly responses: number;
  /** Their Labors. */
  readonly readable: readonly number[];
  readonly laborsRevision: number;
}

export const readinessOf = async (core: Core, userId: string): Promise<Readiness> => {
  const [profile, progress, answers] = await Promise.all([
    core.port(profiles).summaryOf(userId),
    core.port(labors).progressOf(userId),
    core.port(labors).listAudiences(userId),
  ]);
  return {
    profile,
    responses: progress.readable,
    readable: listReadable(answers).map(({ laborNumber }) => laborNumber),
    laborsRevision: progress.revision,
  };
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

/** Throws 422 for a Labor that could not go in anyway, and when too few would be left to read. */
export const checkLeftOut = ({ readable }: Readiness, leaveOut: readonly number[]): void => {
  const unknown = leaveOut.findIndex((labor) => !readable.includes(labor));
  if (unknown >= 0) throw invalid(`leaveOut.${unknown}`, 'This Labor has no answer that could go in.');
  if (readable.length - leaveOut.length < responsesNeeded)
    throw invalid('leaveOut', `A reading needs at least ${responsesNeeded} Labors. Leave fewer out.`);
};
