import { conflict } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { labors } from '#modules/labors/public';
import { type ProfileSummary, profiles } from '#modules/profile/public';

/** What the matching asks of a client before it runs: a holistic profile and one saved answer. */
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

export const isReady = ({ profile, responses }: Readiness): boolean => profile !== null && responses > 0;

/** Throws 409 with the checklist while something is missing. */
export const requireReady = (readiness: Readiness): void => {
  if (isReady(readiness)) return;
  const { profile, responses } = readiness;
  const missing = [...(profile ? [] : ['your holistic profile']), ...(responses > 0 ? [] : ['one saved Labor'])].join(
    ' and ',
  );
  throw conflict('matching-not-ready', `Matching needs ${missing} first.`, {
    checklist: { profile: profile !== null, responses },
  });
};
