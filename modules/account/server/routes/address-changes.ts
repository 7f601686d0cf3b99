import { implement } from '#core/contract/route';
import type { Core, Job } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { requestAddressChange } from '../actions/request-address-change';
import { withdrawAddressChange } from '../actions/withdraw-address-change';
import type { AddressChangeJob } from '../jobs/write-address-change-mail';

const access = { signedIn: true } as const;

/** Another address. Nothing changes before the link to its mailbox was used, and the answer is the same for a taken one. */
export const addressChangeRoutes = (core: Core, job: Job<AddressChangeJob>) => ({
  requestAddressChange: implement(api.requestAddressChange, contract.requestAddressChange, {
    access,
    limit: { points: 5, seconds: 3600, by: 'person' },
    bodyLimit: 4 * 1024,
    recentSignIn: true,
    handle: async ({ user, body, trx, request }) => {
      await requestAddressChange(core, job, trx, user, body.email, request.id);
      return { status: 'accepted' as const };
    },
  }),
  withdrawAddressChange: implement(api.withdrawAddressChange, contract.withdrawAddressChange, {
    access,
    handle: ({ user, trx, request }) => withdrawAddressChange(core, trx, user, request.id),
  }),
});
