import { denied, type Problem, unauthorised } from '../../contract/errors';
import type { Access, User } from '../../contract/route';

/** Why somebody may not call: 401 when nobody is signed in, 403 when the permission is missing; null for who may. */
export const refusalOf = (access: Access, user: User | null): Problem | null => {
  if ('open' in access) return null;
  if (!user) return unauthorised();
  return 'permission' in access && !user.permissions.has(access.permission) ? denied(access.permission) : null;
};

export const authorise = (access: Access, user: User | null): void => {
  const refusal = refusalOf(access, user);
  if (refusal) throw refusal;
};
