import type { Core } from '#core/contract/server';
import { type LaborAnswer, labors } from '#modules/labors/public';
import { type ProfileSummary, profiles } from '#modules/profile/public';
import { listReadable } from '../policies/readable';

export interface Readiness {
  readonly profile: ProfileSummary | null;
  /** Answers that may go in: those kept to oneself do not count. */
  readonly responses: number;
  /** Their Labors. */
  readonly readable: readonly number[];
  readonly laborsRevision: number;
}

export const findReadiness = async (core: Core, userId: string): Promise<Readiness> => {
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

/** Version of the answer to each Labor, as stored next to a reading. */
export const listSources = (answers: readonly LaborAnswer[]): Record<string, number> =>
  Object.fromEntries(answers.map(({ laborNumber, version }) => [String(laborNumber), version]));
