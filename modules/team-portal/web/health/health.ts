/** How a part of the product is doing. */
export type HealthState = 'ok' | 'degraded' | 'down';

/** How much of a time something answered: per cent, of how many minutes, and how many of them were lost. */
export interface Share {
  readonly percent: number;
  readonly minutes: number;
  readonly lost: number;
}
/** The last 24 hours and the last 30 days; null before the first measured minute. */
interface Shares {
  readonly day: Share | null;
  readonly month: Share | null;
}

/** One part that was tried: what was found, in a sentence, and when. */
export interface Probe {
  readonly name: string;
  readonly state: HealthState;
  readonly detail: string;
  readonly checkedAt: string;
  readonly ms: number;
  readonly uptime: Shares;
}

/** Answer of `GET /api/system/health`. */
export interface Health {
  readonly state: HealthState;
  readonly checkedAt: string;
  readonly uptime: Shares & { readonly since: string | null; readonly startedAt: string };
  readonly probes: readonly Probe[];
}

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
] as const;
