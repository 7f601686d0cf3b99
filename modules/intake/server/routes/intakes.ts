import { implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { createBirthProfile } from '../actions/create-birth-profile';
import { getIntakeStatus } from '../actions/get-intake-status';
import { submitIntake } from '../actions/submit-intake';
import { withdrawIntake } from '../actions/withdraw-intake';
import { cookieOf, holderOf } from '../queries/draft-access';
import type { Forms } from '../queries/form';
import { prefillOf, summaryOf } from '../queries/summary';
import { formBytes } from './drafts';

const open = { open: true, because: 'the questionnaire is for visitors; nothing is read back' } as const;

/** Sending the questionnaire, and what its sender may see of it afterwards. */
export const intakeRoutes = (core: Core, forms: Forms) => ({
  createBirthProfile: implement(api.createBirthProfile, contract.createBirthProfile, {
    access: open,
    limit: { points: 60, seconds: 600, by: 'address' },
    handle: async ({ user, body, trx, request }) => {
      const { draft, token } = await createBirthProfile(core, trx, holderOf({ user, request }), body);
      return respond({ id: draft.id, status: 'saved' as const }, { etag: draft.version, ...cookieOf(token) });
    },
  }),
  submitIntake: implement(api.submitIntake, contract.submitIntake, {
    access: open,
    bodyLimit: formBytes,
    limit: { points: 30, seconds: 600, by: 'address' },
    handle: async ({ user, body, query, trx, request }) => {
      const { receipt, token } = await submitIntake(core, forms, trx, holderOf({ user, request }), body, query.form);
      return respond(receipt, cookieOf(token));
    },
  }),
  withdrawIntake: implement(api.withdrawIntake, contract.withdrawIntake, {
    access: { open: true, because: 'the secret in the mailed link says whose questionnaire it is' },
    limit: { points: 30, seconds: 600, by: 'address' },
    handle: async ({ body, trx }) => withdrawIntake(core, trx, body.token),
  }),
  getIntakeStatus: implement(api.getIntakeStatus, contract.getIntakeStatus, {
    access: {
      open: true,
      because: 'the secret in the mailed link says whose questionnaire it is; it tells how far it is, and no more',
    },
    limit: { points: 60, seconds: 600, by: 'address' },
    handle: ({ body, trx }) => getIntakeStatus(trx, body.token),
  }),
  getOwnIntake: implement(api.getOwnIntake, contract.getOwnIntake, {
    access: { open: true, because: 'the cookie or the account says whose questionnaire it is' },
    // A chart without a known time takes a tenth of a second.
    limit: { points: 120, seconds: 60 },
    handle: ({ user, request }) => summaryOf(core, holderOf({ user, request })),
  }),
  getPrefill: implement(api.getPrefill, contract.getPrefill, {
    access: { permission: 'intake.prefill' },
    handle: ({ user }) => prefillOf(core, user.id),
  }),
});
