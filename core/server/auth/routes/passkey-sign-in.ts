import type { Knex } from 'knex';
import type Koa from 'koa';
import type { Route } from '../../../contract/route';
import { implement } from '../../../contract/route';
import * as contract from '../../../schemas/contracts';
import * as api from '../../../schemas/endpoints';
import type { Config } from '../../host';
import { getBrowserId } from '../device';
import { createChallenge } from '../passkeys/challenges';
import { getRelyingParty } from '../passkeys/relying-party';
import { verifyPasskey } from '../passkeys/verify';
import { currentRequest } from '../request-context';
import { markSession } from '../second-factor/factors';
import type { SignInSteps } from '../second-factor/second-step';
import { findPerson } from '../session-store';

interface Parts {
  readonly config: Config;
  readonly steps: SignInSteps;
}
type Purpose = 'sign-in' | 'confirm';

/** A visitor's challenge belongs to their browser, a signed-in person's to their session. */
const bindingOf = (config: Config, ctx: Koa.Context, purpose: Purpose): string =>
  purpose === 'confirm' ? (findPerson(ctx)?.id ?? '') : getBrowserId(config, ctx);

const makeRequest = async ({ config }: Parts, db: Knex, purpose: Purpose, passkeys: readonly { id: string }[]) => {
  const ctx = currentRequest();
  const rp = getRelyingParty(config, ctx);
  const challenge = await createChallenge(db, purpose, bindingOf(config, ctx, purpose));
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  return generateAuthenticationOptions({
    rpID: rp.id,
    challenge: new Uint8Array(challenge),
    allowCredentials: [...passkeys],
    userVerification: 'required',
    timeout: 300_000,
  });
};

const verify = ({ config }: Parts, knex: Knex, answer: Parameters<typeof verifyPasskey>[1], userId?: string) => {
  const ctx = currentRequest();
  const purpose = userId ? 'confirm' : 'sign-in';
  const expected = { purpose, binding: bindingOf(config, ctx, purpose), rp: getRelyingParty(config, ctx) } as const;
  return verifyPasskey(knex, answer, userId ? { ...expected, userId } : expected);
};

/** Signing in with a passkey: the browser offers those it has, nobody types who they are, and a visitor learns of no account. */
export const passkeySignInRoutes = (parts: Parts): readonly Route[] => [
  implement(api.beginPasskeySignIn, contract.beginPasskeySignIn, {
    access: { open: true, because: 'this is how a visitor signs in' },
    limit: { points: 120, seconds: 900, by: 'address' },
    handle: ({ trx }) => makeRequest(parts, trx, 'sign-in', []),
  }),
  implement(api.signInWithPasskey, contract.signInWithPasskey, {
    access: { open: true, because: 'the passkey says who this is' },
    limit: { points: 60, seconds: 900, by: 'address' },
    bodyLimit: 64 * 1024,
    prepare: ({ body, db }) => verify(parts, db, body),
    handle: ({ prepared: userId, trx }) => parts.steps.issueTicket(trx, currentRequest(), userId, 'passkey'),
  }),
];

/** The same for somebody who is signed in, before an act that an open computer is not enough for. */
export const passkeyConfirmationRoutes = (parts: Parts): readonly Route[] => [
  implement(api.beginPasskeyConfirmation, contract.beginPasskeyConfirmation, {
    access: { signedIn: true },
    weakSession: true,
    limit: { points: 60, seconds: 900, by: 'person' },
    handle: async ({ user, trx }) => {
      const rows = await trx('passkeys').where({ user_id: user.id }).select<{ id: string }[]>({ id: 'credential_id' });
      return makeRequest(parts, trx, 'confirm', rows);
    },
  }),
  implement(api.confirmWithPasskey, contract.confirmWithPasskey, {
    access: { signedIn: true },
    weakSession: true,
    limit: { points: 60, seconds: 900, by: 'person' },
    bodyLimit: 64 * 1024,
    prepare: ({ user, body, db }) => verify(parts, db, body, user.id),
    handle: async ({ trx }) => {
      await markSession(trx, 'second-factor');
    },
  }),
];
