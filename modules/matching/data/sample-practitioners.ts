import type { SamplePractitioner } from './sample-practitioner';
import { firstSamples } from './samples-first';
import { secondSamples } from './samples-second';

/** The practitioners of the development seed: invented, varied, and marked as samples. */
export const samplePractitioners: readonly SamplePractitioner[] = [...firstSamples, ...secondSamples];
