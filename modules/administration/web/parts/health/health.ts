import type { SystemHealth } from '../../../schemas/system-health';

export type Health = SystemHealth;
/** How a part of the product is doing. */
export type HealthState = Health['state'];
/** One part that was tried: what was found, in a sentence, and when. */
export type Probe = Health['probes'][number];

export const probeNames = [
  'api',
  'database',
  'queue',
  'storage',
  'socket',
  'ai',
  'mail',
  'sign-in',
  'modules',
  'redis',
] as const;
