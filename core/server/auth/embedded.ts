import type { Knex } from 'knex';
import type pg from 'pg';
import type { Logger, Vault } from '../../contract/server';
import type { Config } from '../host';
import type { Mail } from '../mail/mail';
import type { AddressHash } from './address-hash';
import { createAddressMails } from './address-mails';
import { credentialCheck } from './credentials';
import { deviceCookie } from './device';
import { auditFailedSignIns, countFailedSignIns } from './failed-sign-ins';
import { createGuessLimit } from './guess-limit';
import { createHandshake } from './handshake';
import { showInteraction, submitInteraction } from './interaction';
import { embeddedIssuerOf } from './issuer';
import type { MarkAddressVerified } from './mark-address-verified';
import type { NoticeLimit } from './notice-limit';
import { createPasswordCheck } from './password-check';
import { personOfOwn, type RecordAudit } from './person-of';
import { createProvider } from './provider';
import { endProviderSession, mountProvider } from './provider-mount';
import { authenticatorRoutes } from './routes/authenticator';
import { passkeyConfirmationRoutes, passkeySignInRoutes } from './routes/passkey-sign-in';
import { passkeyRoutes } from './routes/passkeys';
import { passwordRoute } from './routes/password';
import { reauthenticationRoute } from './routes/reauthentication';
import { registerRoute } from './routes/register';
import { forgotRoute, resetRoute } from './routes/reset';
import { secondStepRoute } from './routes/second-step';
import { createSignInLinkPages, signInLinkRoute } from './routes/sign-in-link';
import { ticketRoute } from './routes/ticket';
import { createCodes } from './second-factor/codes';
import { createNotify } from './second-factor/parts';
import type { SecondFactorRule } from './second-factor/rule';
import { createSignInSteps } from './second-factor/second-step';
import { loadServerKeys } from './server-keys';
import type { SignInMethod } from './session-store';
import type { SignInProvider } from './sign-in-provider';
import { openTokenEndpoint } from './token-endpoint';
import { findPasswordHash } from './users';
import { createResendRoute, createVerifyPages } from './verify-address';

interface Parts {
  readonly config: Config;
  readonly log: Logger;
  readonly knex: Knex;
  readonly mail: Mail;
  readonly audit: RecordAudit;
  readonly markAddressVerified: MarkAddressVerified;
  /** Origin of the request being served. */
  readonly origin: () => string;
  readonly addressHash: AddressHash;
  readonly notices: NoticeLimit;
  readonly limitPool: pg.Pool;
  readonly root: Buffer;
  readonly vault: Pick<Vault, 'encrypt' | 'decryptText'>;
  readonly rule: SecondFactorRule;
  /** Path of the account's page about signing in. */
  readonly securityPage: string;
}

/** Ways of the first step alone. */
const withoutCode: readonly SignInMethod[] = ['password', 'mail-link'];

/** Sign-in by our own provider, with passwords in PostgreSQL. */
export const embedded = async (parts: Parts): Promise<SignInProvider> => {
  const { config, log, knex, mail, audit, markAddressVerified, origin, addressHash, notices, limitPool, root } = parts;
  const { vault, rule, securityPage } = parts;
  const findPasswordProblem = await createPasswordCheck(config);
  const link = (path: string): string => `${origin()}${path}`;
  const keys = await loadServerKeys(knex, root);
  const provider = createProvider(config, knex, keys, log);
  const door = await openTokenEndpoint(provider);
  const limit = createGuessLimit(limitPool);
  const device = deviceCookie(config, keys.devices);
  const failures = countFailedSignIns(knex, log);
  const check = credentialCheck({ limit, device, addressHash, failures });
  const flow = createHandshake(config, embeddedIssuerOf(config, keys, door.url));
  const codes = createCodes({ knex, vault, limitPool });
  const steps = createSignInSteps({ config, knex, codes });
  const notify = createNotify(mail, () => link(securityPage));
  const factors = { config, vault, codes, rule, audit, notify };
  const interaction = { config, knex, provider, device, check, steps };
  const addressMails = createAddressMails({ knex, mail, audit, notices, root });
  const mails = {
    config,
    findPasswordProblem,
    mail,
    audit,
    markAddressVerified: markAddressVerified,
    link,
    origin,
    notices,
    addressMails,
  };
  return {
    middleware: [mountProvider(config, provider)],
    routes: [
      ticketRoute(check, steps),
      secondStepRoute(steps),
      ...passkeySignInRoutes({ config, steps }),
      signInLinkRoute(mails),
      registerRoute(mails),
      forgotRoute(mails),
      resetRoute(mails),
      passwordRoute(mails),
      createResendRoute(mails),
      reauthenticationRoute(check, codes),
      ...passkeyConfirmationRoutes({ config, steps }),
      ...passkeyRoutes(factors),
      ...authenticatorRoutes(factors),
    ],
    rawRoutes: [
      {
        method: 'get',
        path: '/oidc/interaction/:uid',
        because: 'the login step of the provider, bound to the browser by its own cookie',
        handle: showInteraction(interaction),
      },
      {
        method: 'post',
        path: '/oidc/interaction/:uid/login',
        because: 'the form of the login step, for browsers without a script',
        handle: submitInteraction(interaction),
      },
      ...createVerifyPages({ knex, audit, markAddressVerified: markAddressVerified }),
      ...createSignInLinkPages({ config, knex, audit, markAddressVerified, steps }),
    ],
    flow: () => Promise.resolve(flow),
    findPerson: (identity) => personOfOwn(knex, identity),
    onSignedIn: async (ctx, userId) => {
      await endProviderSession(config, provider, ctx);
      const passwordHash = await findPasswordHash(knex, userId);
      if (passwordHash) device.remember(ctx, { userId, passwordHash });
    },
    findMethod: async (userId, checked) => {
      const method = checked?.userId === userId ? checked.method : 'password';
      // Whatever way led here: an account with an app is entered with a code or a passkey only.
      const isEnough = !withoutCode.includes(method) || !(await codes.hasApp(knex, userId));
      return isEnough ? method : null;
    },
    endProvider: (ctx) => endProviderSession(config, provider, ctx),
    endSessionUrl: () => Promise.resolve(null),
    jobs: [addressMails.job, auditFailedSignIns(knex, audit, { mail, page: `${config.baseUrl}${securityPage}` })],
    stop: async () => {
      await door.stop();
      await failures.stop();
    },
  };
};
