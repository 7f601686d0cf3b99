import type { HealthFinding, HealthState } from '#core/contract/host-ports';
import type { SystemHealth } from '../../schemas/system-health';

/** How much of a time something answered; null before the first measured minute. */
export interface Share {
  /** Per cent, cut to two decimals, so that a loss is never rounded away. */
  readonly percent: number;
  /** Minutes that could have been measured. */
  readonly minutes: number;
  readonly lost: number;
}
export interface Uptime {
  /** When measuring began; null: not yet. */
  readonly since: string | null;
  readonly day: Share | null;
  readonly month: Share | null;
  /** By part; those that were never measured are absent. */
  readonly parts: ReadonlyMap<string, { readonly day: Share | null; readonly month: Share | null }>;
}

const order: readonly HealthState[] = ['ok', 'degraded', 'down'];
const findWorst = (states: readonly HealthState[]): HealthState =>
  order[Math.max(0, ...states.map((state) => order.indexOf(state)))] ?? 'ok';

const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();
const unmeasured = { day: null, month: null };

/** What was found, with the uptime of all and of each part; without an uptime where it could not be read. */
export const toSystemHealth = (findings: readonly HealthFinding[], uptime: Uptime | null): SystemHealth => ({
  state: findWorst(findings.map(({ state }) => state)),
  checkedAt: new Date().toISOString(),
  uptime: {
    day: uptime?.day ?? null,
    month: uptime?.month ?? null,
    since: uptime?.since ?? null,
    startedAt,
  },
  probes: findings.map((one) => ({ ...one, uptime: uptime?.parts.get(one.name) ?? unmeasured })),
});
