import { implement } from '../../../contract/route';
import * as contract from '../../../schemas/contracts';
import * as api from '../../../schemas/endpoints';
import { findProfileImage } from '../users';

/** `GET /api/auth/user`: who is signed in; 401 for visitors. */
export const userRoute = implement(api.getSignedInUser, contract.getSignedInUser, {
  access: { signedIn: true },
  weakSession: true,
  handle: async ({ user: { id, firstName, lastName, email, role }, trx }) => ({
    id,
    firstName,
    lastName,
    email,
    profileImageUrl: await findProfileImage(trx, id),
    role,
  }),
});
