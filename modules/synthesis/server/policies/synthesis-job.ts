import type { SynthesisJob } from '../models/synthesis-job';

/** A job in flight for longer than this lost its worker; the client may ask again. */
const lostAfterMinutes = 15;

/** True of a job whose worker is gone: nobody will end it. */
export const isLost = ({ status, createdAt }: SynthesisJob): boolean =>
  (status === 'queued' || status === 'running') && Date.parse(createdAt) < Date.now() - lostAfterMinutes * 60_000;
