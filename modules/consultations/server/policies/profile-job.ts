import type { ConsultationRequest } from '../models/consultation-request';

/** A run in flight for longer than this lost its worker. */
export const lostAfterMinutes = 15;

/** True of a run that nobody will end any more. */
export const isLost = ({ profileState, profileQueuedAt }: ConsultationRequest): boolean =>
  ['queued', 'running'].includes(profileState) &&
  Date.parse(profileQueuedAt ?? '') < Date.now() - lostAfterMinutes * 60_000;
