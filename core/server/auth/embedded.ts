import type { Knex } from 'knex';
import type pg from 'pg';
import type { Logger } from '../../contract/server';
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
import { personOfOwn, type RecordAudit } from './person-of';
import { createProvider } from './provider';
import { endProviderSession, mountProvider } from './provider-mount';
import { passwordRoute } from './routes/password';
import { reauthenticationRoute } from './routes/reauthentication';
import { registerRoute } from './routes/register';
import { forgotRoute, resetRoute } from './routes/reset';
import { ticketRoute } from './routes/ticket';
import { loadServerKeys } from './server-keys';
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
  readonly master: Buffer;
}

/** Sign-in by our own provider, with passwords in PostgreSQL. */
export const embedded = async (parts: Parts): Promise<SignInProvider> => {
  const { config, log, knex, mail, audit, markAddressVerified, origin, addressHash, notices, limitPool, master } =
    parts;
  const link = (path: string): string => `${origin()}${path}`;
  const keys = await loadServerKeys(knex, master);
  const provider = createProvider(config, knex, keys, log);
  const door = await openTokenEndpoint(provider);
  const limit = createGuessLimit(limitPool);
  const device = deviceCookie(config, keys.devices);
  const failures = countFailedSignIns(knex, log);
  const check = credentialCheck({ limit, device, addressHash, failures });
  const flow = createHandshake(config, embeddedIssuerOf(config, keys, door.url));
  const interaction = { config, knex, provider, device, check };
  const addressMails = createAddressMails({ knex, mail, audit, notices, master });
  const mails = { mail, audit, markAddressVerified: markAddressVerified, link, origin, notices, addressMails };
  return {
    middleware: [mountProvider(config, provider)],
    routes: [
      ticketRoute(check, device),
      registerRoute(mails),
      forgotRoute(mails),
      resetRoute(mails),
      passwordRoute(mails),
      createResendRoute(mails),
      reauthenticationRoute(check),
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
    ],
    flow: () => Promise.resolve(flow),
    findPerson: (identity) => personOfOwn(knex, identity),
    onSignedIn: async (ctx, userId) => {
      await endProviderSession(config, provider, ctx);
      const passwordHash = await findPasswordHash(knex, userId);
      if (passwordHash) device.remember(ctx, { userId, passwordHash });
    },
    endProvider: (ctx) => endProviderSession(config, provider, ctx),
    endSessionUrl: () => Promise.resolve(null),
    jobs: [addressMails.job, auditFailedSignIns(knex, audit)],
    stop: async () => {
      await door.stop();
      await failures.stop();
    },
  };
};
