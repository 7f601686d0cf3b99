import { Problem } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { LaborResponse } from '../models/labor-response';

type Answer = Pick<LaborResponse, 'userId' | 'status'>;

/** Only the person who wrote an answer may change it. */
export const canEdit = (user: Pick<User, 'id' | 'permissions'>, answer: Answer): boolean =>
  user.id === answer.userId && user.permissions.has('labors.respond');

/** Only the person who wrote an answer may take it back, once. */
export const canWithdraw = (user: Pick<User, 'id' | 'permissions'>, answer: Answer): boolean =>
  canEdit(user, answer) && answer.status === 'saved';

/** A consent names the answer, and its owner keeps it back. */
export const createWithheldError = (): Problem =>
  new Problem(403, 'consent_required', 'Your client has not opened this to you. You can ask for it.');
