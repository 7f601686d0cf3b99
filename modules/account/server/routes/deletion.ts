import { implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { cancelDeletion } from '../actions/cancel-deletion';
import { deleteAccount } from '../actions/delete-account';

const access = { signedIn: true } as const;

/** Leaving: at once means that the account is closed when the answer comes, and erased by a job right after. */
export const deletionRoutes = (core: Core) => ({
  deleteAccount: implement(api.deleteAccount, contract.deleteAccount, {
    access,
    bodyLimit: 4 * 1024,
    recentSignIn: true,
    handle: async ({ user, body, trx, request }) =>
      respond(await deleteAccount(core, trx, user, body.when, request.id)),
  }),
  cancelDeletion: implement(api.cancelDeletion, contract.cancelDeletion, {
    access,
    handle: ({ user, trx, request }) => cancelDeletion(core, trx, user, request.id),
  }),
});
