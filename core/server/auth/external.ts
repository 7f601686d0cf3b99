import type { Knex } from 'knex';
import { unavailable } from '../../contract/errors';
import type { Logger } from '../../contract/server';
import type { Config } from '../host';
import { createHandshake } from './handshake';
import { discover, lazily } from './issuer';
import type { MarkAddressVerified } from './mark-address-verified';
import { originOf } from './origin';
import { personOfExternal, type RecordAudit } from './person-of';
import type { SignInProvider } from './sign-in-provider';

interface Parts {
  readonly config: Config;
  readonly log: Logger;
  readonly knex: Knex;
  readonly audit: RecordAudit;
  readonly markAddressVerified: MarkAddressVerified;
  readonly oidc: NonNullable<Config['oidc']>;
}

/** Sign-in by an issuer elsewhere: no passwords here, so none of the routes that take one. */
export const external = ({ config, log, knex, audit, markAddressVerified, oidc }: Parts): SignInProvider => {
  const found = lazily(() =>
    discover(oidc).catch((error: Error) => {
      log.error('sign-in: the issuer could not be reached', { message: error.message });
      throw unavailable('The sign-in service cannot be reached at the moment.');
    }),
  );
  const flow = lazily(async () => createHandshake(config, await found()));
  // Asked for early, so that the first person need not wait; a failure here is tried again at the first sign-in.
  found().catch(() => undefined);
  return {
    middleware: [],
    routes: [],
    rawRoutes: [],
    jobs: [],
    flow,
    findPerson: (identity) => personOfExternal(knex, identity, audit, markAddressVerified),
    onSignedIn: () => Promise.resolve(),
    findMethod: () => Promise.resolve('external'),
    endProvider: () => Promise.resolve(),
    endSessionUrl: async (ctx) => {
      const { endSessionUrl, clientId } = await found();
      if (!endSessionUrl) return null;
      const url = new URL(endSessionUrl);
      url.searchParams.set('client_id', clientId);
      url.searchParams.set('post_logout_redirect_uri', `${originOf(config, ctx)}/`);
      return url.href;
    },
    stop: () => Promise.resolve(),
  };
};
