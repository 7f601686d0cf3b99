import type { Knex } from 'knex';
import { conflict, invalid, notFound, tooMany } from '../../../contract/errors';
import type { Route, User } from '../../../contract/route';
import { implement, respond } from '../../../contract/route';
import * as contract from '../../../schemas/contracts';
import * as api from '../../../schemas/endpoints';
import { findRelyingParty } from '../passkeys/relying-party';
import { listPasskeys } from '../passkeys/view';
import { currentRequest } from '../request-context';
import { markSession, refuseLastFactor, requireFactorShown } from '../second-factor/factors';
import type { FactorParts } from '../second-factor/parts';
import { wrongCode } from '../second-factor/second-step';
import { findPerson } from '../session-store';
import { findPasswordHash } from '../users';

const access = { signedIn: true } as const;
/** Secrets that are shown once. */
const headers = { 'Cache-Control': 'no-store' } as const;

const refuseKnown = async ({ codes }: FactorParts, db: Knex, user: User): Promise<void> => {
  if (await codes.hasApp(db, user.id))
    throw conflict(
      'authenticator-known',
      'There is an authenticator app already. Remove it before you set up another one.',
    );
};

const readMethods = async ({ config, vault, rule }: FactorParts, db: Knex, user: User) => {
  const app = await db('authenticator_apps')
    .where({ user_id: user.id })
    .whereNotNull('confirmed_at')
    .first<{ confirmed_at: string } | undefined>('confirmed_at');
  const unused = await db('recovery_codes').where({ user_id: user.id }).whereNull('used_at').select('code_hash');
  const from = rule.from(user.role);
  const ctx = currentRequest();
  return {
    password: (await findPasswordHash(db, user.id)) !== null,
    passkeys: await listPasskeys(vault, db, user.id),
    passkeysWork: findRelyingParty(config, ctx) !== null,
    authenticator: app ? { since: app.confirmed_at } : null,
    recoveryCodesLeft: app ? unused.length : 0,
    required: from === undefined ? null : { now: rule.needs(user.role), from },
    shown: findPerson(ctx)?.isStrong ?? false,
  };
};

/** The list of ways to sign in, and the authenticator app with its recovery codes. */
export const authenticatorRoutes = (parts: FactorParts): readonly Route[] => {
  const { codes, rule, audit, notify } = parts;
  return [
    implement(api.getSignInMethods, contract.getSignInMethods, {
      access,
      weakSession: true,
      handle: ({ user, trx }) => readMethods(parts, trx, user),
    }),
    implement(api.beginAuthenticator, contract.beginAuthenticator, {
      access,
      weakSession: true,
      recentSignIn: true,
      limit: { points: 30, seconds: 900, by: 'person' },
      handle: async ({ user, trx }) => {
        await requireFactorShown(trx, user, rule);
        await refuseKnown(parts, trx, user);
        return respond(await codes.begin(trx, user), { headers });
      },
    }),
    implement(api.confirmAuthenticator, contract.confirmAuthenticator, {
      access,
      weakSession: true,
      recentSignIn: true,
      bodyLimit: 4 * 1024,
      prepare: async ({ user, body, db }) => {
        await requireFactorShown(db, user, rule);
        await refuseKnown(parts, db, user);
        const checked = await codes.check(user.id, body.code, { unconfirmed: true });
        if (checked.kind === 'limited') throw tooMany(checked.seconds);
        if (checked.kind === 'wrong') throw invalid('code', wrongCode);
      },
      handle: async ({ user, trx }) => {
        const confirmed = await trx('authenticator_apps')
          .where({ user_id: user.id })
          .whereNull('confirmed_at')
          .whereRaw("created_at > now() - interval '30 minutes'")
          .update({ confirmed_at: trx.fn.now() });
        if (confirmed === 0)
          throw conflict('authenticator-over', 'Begin again with a new code: this one was made too long ago.');
        await markSession(trx, 'second-factor');
        await notify(trx, user, 'app-added');
        await audit(trx, { actor: user.id, action: 'authenticator.added', subject: user.id });
        return respond({ codes: [...(await codes.renewRecoveryCodes(trx, user.id))] }, { headers });
      },
    }),
    implement(api.removeAuthenticator, contract.removeAuthenticator, {
      access,
      recentSignIn: true,
      handle: async ({ user, trx }) => {
        await requireFactorShown(trx, user, rule);
        if (!(await codes.hasApp(trx, user.id))) throw notFound('authenticator app');
        await refuseLastFactor(trx, user, rule);
        await trx('authenticator_apps').where({ user_id: user.id }).delete();
        await trx('recovery_codes').where({ user_id: user.id }).delete();
        await notify(trx, user, 'app-removed');
        await audit(trx, { actor: user.id, action: 'authenticator.removed', subject: user.id });
      },
    }),
    implement(api.renewRecoveryCodes, contract.renewRecoveryCodes, {
      access,
      recentSignIn: true,
      limit: { points: 10, seconds: 900, by: 'person' },
      handle: async ({ user, trx }) => {
        await requireFactorShown(trx, user, rule);
        if (!(await codes.hasApp(trx, user.id))) throw notFound('authenticator app');
        await notify(trx, user, 'codes-renewed');
        await audit(trx, { actor: user.id, action: 'recovery-codes.renewed', subject: user.id });
        return respond({ codes: [...(await codes.renewRecoveryCodes(trx, user.id))] }, { headers });
      },
    }),
  ];
};
