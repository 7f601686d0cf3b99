import { Problem, tooMany } from '../../../contract/errors';
import type { Route } from '../../../contract/route';
import { implement } from '../../../contract/route';
import * as contract from '../../../schemas/contracts';
import * as api from '../../../schemas/endpoints';
import { type CredentialCheck, wrongCredentials } from '../credentials';
import { currentRequest } from '../request-context';
import type { SignInSteps } from '../second-factor/second-step';

/**
 * `POST /api/auth/ticket`: trades address and password for a ticket that only this browser can use, once, within a minute; for an
 * account with an authenticator app, for the token of the second step.
 */
export const ticketRoute = (check: CredentialCheck, steps: SignInSteps): Route =>
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
    handle: ({ prepared: userId, trx }) => steps.pass(trx, currentRequest(), userId, 'password'),
  });
