import type { SystemHealth } from '../schemas/system-health';

type Shares = SystemHealth['probes'][number]['uptime'];
/** How much of a time something answered: per cent, of how many minutes, and how many of them were lost. */
export type Share = NonNullable<Shares['day']>;

/** Whether so many minutes say something about such a time: an hour about a day, a day about a month. */
export const isTelling = (share: Share | null, span: keyof Shares): share is Share =>
  share !== null && share.minutes >= (span === 'day' ? 60 : 24 * 60);

/** Whether measuring covers all of that time. */
export const isWhole = ({ minutes }: Share, span: keyof Shares): boolean =>
  minutes >= (span === 'day' ? 1 : 30) * 24 * 60 - 2;
