import type { User } from '#core/contract/route';
import type { LaborResponse } from './models/labor-response';

type Answer = Pick<LaborResponse, 'userId' | 'status'>;

/** Only the person who wrote an answer may change it. */
export const mayEdit = (user: Pick<User, 'id' | 'permissions'>, answer: Answer): boolean =>
  user.id === answer.userId && user.permissions.has('labors.respond');

/** Only the person who wrote an answer may take it back, once. */
export const mayWithdraw = (user: Pick<User, 'id' | 'permissions'>, answer: Answer): boolean =>
  mayEdit(user, answer) && answer.status === 'saved';
