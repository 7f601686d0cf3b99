import { ApiError, api, findNewerVersion } from '#core/web';
import type { ClientStanding, TeamClient } from '../../../schemas/client';
import { changePhase } from '../../../schemas/endpoints';
import { type Phase, phases } from '../../../schemas/values';
import { texts } from '../../texts/texts';

/** A client whose phase may be known here. */
export type OpenClient = TeamClient & { readonly standing: ClientStanding };
export const isOpen = (client: TeamClient): client is OpenClient => client.standing !== null;

export const phaseName = (phase: Phase): string => texts(`phase.${phase}`);

/** The phase one step on (1) or back (-1); null beyond the ends. */
export const findNeighbour = (phase: Phase, by: 1 | -1): Phase | null => phases[phases.indexOf(phase) + by] ?? null;

/** What came of a wish to move a client: how it stands now, and why it was refused. */
export interface Outcome {
  readonly standing: ClientStanding;
  readonly refusal: string | null;
}

/** Asks the server for one step. Whatever it says is a result: a refusal keeps the client where they were. */
export const askForStep = async (name: string, standing: ClientStanding, to: Phase): Promise<Outcome> => {
  try {
    const input = { params: { ownerId: standing.clientId }, body: { phase: to } };
    const moved = await api(changePhase, input, { ifMatch: standing.version });
    return { standing: moved, refusal: null };
  } catch (reason) {
    if (!(reason instanceof ApiError)) throw reason;
    const current = findNewerVersion(reason, changePhase);
    if (current) return { standing: current, refusal: texts('changed', { name }) };
    return { standing, refusal: reason.message };
  }
};

/** What stands between a client and the phase after this one. */
export const nextStepOf = ({ phase, steps }: ClientStanding): string => {
  const on = findNeighbour(phase, 1);
  const step = steps.find((one) => one.phase === on);
  if (!on || !step) return texts('next.last');
  return step.unmet.length > 0 ? step.unmet.join(' ') : texts('next.ready', { phase: phaseName(on) });
};
