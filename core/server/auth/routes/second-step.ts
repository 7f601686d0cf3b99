import { Problem, tooMany } from '../../../contract/errors';
import type { Route } from '../../../contract/route';
import { implement } from '../../../contract/route';
import * as contract from '../../../schemas/contracts';
import * as api from '../../../schemas/endpoints';
import { currentRequest } from '../request-context';
import { type SignInSteps, secondStepOver, wrongCode } from '../second-factor/second-step';

/** `POST /api/auth/second-step`: trades the code of an app, or a recovery code, for the ticket that the password alone did not give. */
export const secondStepRoute = (steps: SignInSteps): Route =>
  implement(api.finishSecondStep, contract.finishSecondStep, {
    access: { open: true, because: 'the token says whose password was right in this browser' },
    limit: { points: 60, seconds: 900, by: 'address' },
    bodyLimit: 4 * 1024,
    prepare: async ({ body }) => {
      const checked = await steps.checkSecond(currentRequest(), body.token, body.code);
      if (checked.kind === 'limited') throw tooMany(checked.seconds);
      if (checked.kind === 'over') throw new Problem(401, 'second-step-over', secondStepOver);
      if (checked.kind === 'wrong') throw new Problem(401, 'wrong-code', wrongCode);
      return checked;
    },
    handle: ({ prepared, trx }) => steps.issueTicket(trx, currentRequest(), prepared.userId, prepared.method),
  });
