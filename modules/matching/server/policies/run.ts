import type { MatchingJob } from '../models/matching-job';

/** A run in flight for longer than this lost its worker; the client may ask again. */
const lostAfterMinutes = 15;

/** True of a run whose worker is gone: nobody will end it. */
export const isLost = ({ status, createdAt }: MatchingJob): boolean =>
  (status === 'queued' || status === 'running') && Date.parse(createdAt) < Date.now() - lostAfterMinutes * 60_000;
