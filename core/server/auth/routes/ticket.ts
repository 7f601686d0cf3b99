import { Problem, tooMany } from '../../../contract/errors';
import type { Route } from '../../../contract/route';
import { implement } from '../../../contract/route';
import * as contract from '../../../schemas/contracts';
import * as api from '../../../schemas/endpoints';
import { type CredentialCheck, wrongCredentials } from '../credentials';
import type { DeviceCookie } from '../device';
import { issueToken } from '../one-time-tokens';
import { currentRequest } from '../request-context';

/** `POST /api/auth/ticket`: trades address and password for a ticket that only this browser can use, once, within a minute. */
export const ticketRoute = (check: CredentialCheck, device: DeviceCookie): Route =>
  implement(api.createTicket, contract.createTicket, {
    access: { open: true, because: 'this is how a visitor signs in' },
    // The limits that matter count wrong passwords; this one only stops floods, and must not cost the database a write.
    limit: { points: 300, seconds: 60, by: 'address', local: true },
    bodyLimit: 8 * 1024,
    prepare: async ({ body, db }) => {
      const checked = await check(db, currentRequest(), body);
      if (checked.kind === 'limited') throw tooMany(checked.seconds);
      if (checked.kind === 'wrong') throw new Problem(401, 'wrong-credentials', wrongCredentials);
      return checked.userId;
    },
    handle: async ({ prepared: userId, trx }) => ({
      ticket: await issueToken(trx, 'ticket', userId, device.idOf(currentRequest())),
      expiresIn: 60,
    }),
  });
