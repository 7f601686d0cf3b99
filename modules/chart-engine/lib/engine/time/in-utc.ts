import type { LocalTimeResolver } from '../input';

/** A resolver for places that keep UTC. */
export const inUtc: LocalTimeResolver = ({ date, time }) => ({
  utc: `${date}T${time.length === 5 ? `${time}:00` : time}.000Z`,
  offsetSeconds: 0,
  status: 'normal',
});
