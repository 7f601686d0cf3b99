import { denied, unauthorised } from '../../contract/errors';
import type { Access, User } from '../../contract/route';

/** Lets the caller through or throws: 401 when nobody is signed in, 403 when the permission is missing. */
export const authorise = (access: Access, user: User | null): void => {
  if ('open' in access) return;
  if (!user) throw unauthorised();
  if ('permission' in access && !user.permissions.has(access.permission)) throw denied(access.permission);
};
