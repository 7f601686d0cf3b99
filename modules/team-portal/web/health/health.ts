/** How a part of the product is doing. */
export type HealthState = 'ok' | 'degraded' | 'down';

/** One part that was tried: what was found, in a sentence, and when. */
export interface Probe {
  readonly name: string;
  readonly state: HealthState;
  readonly detail: string;
  readonly checkedAt: string;
  readonly ms: number;
}

/** Answer of `GET /api/system/health`; the uptime counts from the start of the process that answered. */
export interface Health {
  readonly state: HealthState;
  readonly checkedAt: string;
  readonly uptime: { readonly source: 'process-start'; readonly startedAt: string; readonly seconds: number };
  readonly probes: readonly Probe[];
}

export const probeNames = ['api', 'database', 'queue', 'storage', 'socket', 'ai', 'mail', 'modules'] as const;
