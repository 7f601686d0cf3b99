import { Type } from '@sinclair/typebox';
import { type Route, respond, route } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { BirthProfileInput, IntakeInput } from '../../schemas/answers';
import {
  BirthProfileReceipt,
  IntakePrefill,
  IntakeReceipt,
  IntakeStatus,
  IntakeStatusInput,
  IntakeSummary,
  WithdrawIntakeInput,
} from '../../schemas/intake';
import { keepBirthProfile } from '../service/birth-profile';
import { statusOf } from '../service/status';
import { submitIntake } from '../service/submit';
import { prefillOf, summaryOf } from '../service/summary';
import { withdrawIntake } from '../service/withdraw';
import { formBytes } from './drafts';
import { cookieOf, holderOf } from './holder';

const open = { open: true, because: 'the questionnaire is for visitors; nothing is read back' } as const;

/** Sending the questionnaire, and what its sender may see of it afterwards. */
export const intakeRoutes = (core: Core): Route[] => [
  route({
    method: 'post',
    path: '/api/create-birth-profile',
    access: open,
    body: BirthProfileInput,
    reply: BirthProfileReceipt,
    limit: { points: 60, seconds: 600, by: 'address' },
    handle: async ({ user, body, trx, request }) => {
      const { draft, token } = await keepBirthProfile(core, trx, holderOf({ user, request }), body);
      return respond({ id: draft.id, status: 'saved' as const }, { etag: draft.version, ...cookieOf(token) });
    },
  }),
  route({
    method: 'post',
    path: '/api/enhanced-intake',
    access: open,
    body: IntakeInput,
    reply: IntakeReceipt,
    idempotent: true,
    bodyLimit: formBytes,
    limit: { points: 30, seconds: 600, by: 'address' },
    handle: async ({ user, body, trx, request }) => {
      const { receipt, token } = await submitIntake(core, trx, holderOf({ user, request }), body);
      return respond(receipt, cookieOf(token));
    },
  }),
  route({
    method: 'post',
    path: '/api/intakes/withdraw',
    access: { open: true, because: 'the secret in the mailed link says whose questionnaire it is' },
    body: WithdrawIntakeInput,
    status: 204,
    limit: { points: 30, seconds: 600, by: 'address' },
    handle: async ({ body, trx }) => withdrawIntake(core, trx, body.token) as Promise<undefined>,
  }),
  route({
    method: 'post',
    path: '/api/intakes/status',
    access: {
      open: true,
      because: 'the secret in the mailed link says whose questionnaire it is; it tells how far it is, and no more',
    },
    body: IntakeStatusInput,
    reply: IntakeStatus,
    status: 200,
    limit: { points: 60, seconds: 600, by: 'address' },
    handle: ({ body, trx }) => statusOf(trx, body.token),
  }),
  route({
    method: 'get',
    path: '/api/intakes/me',
    access: { open: true, because: 'the cookie or the account says whose questionnaire it is' },
    reply: Type.Union([IntakeSummary, Type.Null()]),
    // A chart without a known time takes a tenth of a second.
    limit: { points: 120, seconds: 60 },
    handle: ({ user, request }) => summaryOf(core, holderOf({ user, request })),
  }),
  route({
    method: 'get',
    path: '/api/intakes/me/prefill',
    access: { permission: 'intake.prefill' },
    reply: Type.Union([IntakePrefill, Type.Null()]),
    handle: ({ user }) => prefillOf(core, user.id),
  }),
];
