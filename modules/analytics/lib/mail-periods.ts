import type { Rhythm } from '../schemas/values';
import { type NamedPeriod, periodAt, shiftPeriod } from './named-periods';

/** The last whole week or month before an instant. */
export const getLastPeriod = (rhythm: Rhythm, now: Date): NamedPeriod =>
  shiftPeriod(periodAt(rhythm === 'weekly' ? 'week' : 'month', now.toISOString().slice(0, 10)), -1);
