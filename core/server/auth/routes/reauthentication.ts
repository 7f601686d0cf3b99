import { invalid, tooMany } from '../../../contract/errors';
import type { Route } from '../../../contract/route';
import { implement } from '../../../contract/route';
import * as contract from '../../../schemas/contracts';
import * as api from '../../../schemas/endpoints';
import type { CredentialCheck } from '../credentials';
import { currentRequest } from '../request-context';
import type { Codes } from '../second-factor/codes';
import { markSession } from '../second-factor/factors';
import { wrongCode } from '../second-factor/second-step';

/**
 * `POST /api/account/reauthentication`: the password once more, and a code where there is an authenticator app; good for ten minutes
 * in this session. Wrong ones are counted with those of sign-in, so that a stolen session is no second place to guess at.
 */
export const reauthenticationRoute = (check: CredentialCheck, codes: Codes): Route =>
  implement(api.reauthenticate, contract.reauthenticate, {
    access: { signedIn: true },
    weakSession: true,
    bodyLimit: 4 * 1024,
    prepare: async ({ user, body, db }) => {
      const hasApp = await codes.hasApp(db, user.id);
      if (hasApp && body.code === undefined)
        throw invalid('code', 'Type the code that your authenticator app shows, or a recovery code.');
      const checked = await check(db, currentRequest(), { email: user.email, password: body.password });
      if (checked.kind === 'limited') throw tooMany(checked.seconds);
      if (checked.kind === 'wrong') throw invalid('password', 'This is not your password. Check it and type it again.');
      if (!hasApp || body.code === undefined) return 'password';
      const code = await codes.check(user.id, body.code);
      if (code.kind === 'limited') throw tooMany(code.seconds);
      if (code.kind === 'wrong') throw invalid('code', wrongCode);
      return 'second-factor';
    },
    handle: ({ prepared: shown, trx }) => markSession(trx, shown),
  });
