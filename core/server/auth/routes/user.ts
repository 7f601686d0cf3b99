import { route } from '../../../contract/route';
import { profileImageOf } from '../users';
import { AuthUser } from './schemas';

/** `GET /api/auth/user`: who is signed in; 401 for visitors. */
export const userRoute = route({
  method: 'get',
  path: '/api/auth/user',
  access: { signedIn: true },
  reply: AuthUser,
  handle: async ({ user: { id, firstName, lastName, email, role }, trx }) => ({
    id,
    firstName,
    lastName,
    email,
    profileImageUrl: await profileImageOf(trx, id),
    role,
  }),
});
