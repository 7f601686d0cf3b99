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

/** Whether so many minutes say something about such a time: an hour about a day, a day about a month. */
export const isTelling = (share: Share | null, span: keyof Shares): share is Share =>
  share !== null && share.minutes >= (span === 'day' ? 60 : 24 * 60);

/** Whether measuring covers all of that time. */
export const isWhole = ({ minutes }: Share, span: keyof Shares): boolean =>
  minutes >= (span === 'day' ? 1 : 30) * 24 * 60 - 2;

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
