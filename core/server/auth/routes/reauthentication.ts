import { invalid, tooMany } from '../../../contract/errors';
import type { Route } from '../../../contract/route';
import { implement } from '../../../contract/route';
import * as contract from '../../../schemas/contracts';
import * as api from '../../../schemas/endpoints';
import type { CredentialCheck } from '../credentials';
import { currentRequest } from '../request-context';
import { findPerson } from '../session-store';

/**
 * `POST /api/account/reauthentication`: the password once more, good for ten minutes in this session. Wrong ones are counted with
 * those of sign-in, so that a stolen session is no second place to guess at.
 */
export const reauthenticationRoute = (check: CredentialCheck): Route =>
  implement(api.reauthenticate, contract.reauthenticate, {
    access: { signedIn: true },
    bodyLimit: 4 * 1024,
    prepare: async ({ user, body, db }) => {
      const checked = await check(db, currentRequest(), { email: user.email, password: body.password });
      if (checked.kind === 'limited') throw tooMany(checked.seconds);
      if (checked.kind === 'wrong') throw invalid('password', 'This is not your password. Check it and type it again.');
    },
    handle: async ({ trx }) => {
      await trx('sessions')
        .where({ id: findPerson(currentRequest())?.id ?? null })
        .update({ confirmed_at: trx.fn.now() });
    },
  });
