import { laborsForMatching } from '#modules/labors/public';
import type { ClientStanding } from '../schemas/client';
import { type Phase, phases } from '../schemas/values';

/** What a client has done, as far as phases depend on it. */
export interface Deeds {
  /** Birth data are there. */
  readonly recorded: boolean;
  /** A holistic profile was made. */
  readonly completed: boolean;
  /** Distinct Labors answered, 0 to 12. */
  readonly done: number;
  /** A practitioner accepted. */
  readonly accepted: boolean;
}

const rules: Readonly<Record<Phase, readonly (readonly [met: (deeds: Deeds) => boolean, words: string])[]>> = {
  intake: [],
  assessment: [[({ recorded }) => recorded, 'The client has not given birth data yet.']],
  matching: [
    [({ completed }) => completed, 'The holistic profile has not been made yet.'],
    [({ done }) => done >= laborsForMatching, 'Fewer than three Labors are answered.'],
  ],
  experience: [[({ accepted }) => accepted, 'No practitioner has accepted the client yet.']],
  aftercare: [],
};

/** What is missing for a phase, one sentence each. */
export const unmetFor = (phase: Phase, deeds: Deeds): string[] =>
  rules[phase].flatMap(([met, words]) => (met(deeds) ? [] : [words]));

/**
 * The phase of a client for whom nobody set one. It ends at matching: after an accepted match comes a first talk, and only staff
 * know when the experience itself begins.
 */
export const derivedPhase = (deeds: Deeds): Phase => {
  if (unmetFor('assessment', deeds).length > 0) return 'intake';
  return unmetFor('matching', deeds).length > 0 ? 'assessment' : 'matching';
};

/** Phases next to this one, each with what is missing; back is always free. */
export const stepsFrom = (phase: Phase, deeds: Deeds): ClientStanding['steps'] => {
  const at = phases.indexOf(phase);
  const [back, on] = [phases[at - 1], phases[at + 1]];
  return [...(back ? [{ phase: back, unmet: [] }] : []), ...(on ? [{ phase: on, unmet: unmetFor(on, deeds) }] : [])];
};
