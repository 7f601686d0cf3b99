import type { Knex } from 'knex';
import type Koa from 'koa';
import type { Provider } from 'oidc-provider';
import type { Logger } from '../../contract/server';
import type { Config } from '../host';
import { interactionPolicy, Provider as OidcProvider } from './oidc-library';
import { cookieNames, isSecure } from './origin';
import { sendSignInFailed } from './pages';
import { adapterFor } from './provider-adapter';
import type { ServerKeys } from './server-keys';

/** Our own client at the embedded provider. */
export const ownClientId = 'hedo';
/** Where issuers send the browser back to. */
export const callbackPath = '/api/connect/app/callback';
/** What we ask of an issuer. */
export const scopes = ['openid', 'email', 'profile'] as const;
/** Signed-in time at the provider: it only has to outlive one round trip. */
const roundTrip = 10 * 60;

/** Issuer name of the embedded provider. */
export const embeddedIssuer = (config: Pick<Config, 'baseUrl'>): string => `${config.baseUrl}/oidc`;

// RFC 8252: for loopback addresses of a native client the port does not matter, so development works on any free one.
const client = (config: Config, secret: string) => {
  const own = `${config.baseUrl}${callbackPath}`;
  const local = ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}${callbackPath}`);
  return {
    client_id: ownClientId,
    client_secret: secret,
    application_type: config.production ? ('web' as const) : ('native' as const),
    redirect_uris: config.production ? [own] : [...new Set([...local, own])],
    response_types: ['code' as const],
    grant_types: ['authorization_code'],
    token_endpoint_auth_method: 'client_secret_basic' as const,
  };
};

/** The only client is this product itself: there is nobody on whose behalf consent could be asked. */
const loginOnly = () => {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  return policy;
};

/**
 * The embedded OpenID provider: code flow with PKCE for our own client and nothing else. Its sessions end when ours
 * begins, so there is one place where a person is signed in.
 */
export const createProvider = (config: Config, knex: Knex, keys: ServerKeys, log: Logger): Provider => {
  const names = cookieNames(config);
  const cookie = { httpOnly: true, sameSite: 'lax' as const, signed: true, overwrite: true, secure: isSecure(config) };
  const provider: Provider = new OidcProvider(embeddedIssuer(config), {
    adapter: adapterFor(knex),
    jwks: { keys: [keys.signing] },
    cookies: {
      keys: [keys.cookies],
      long: { ...cookie, path: '/' },
      short: cookie,
      names: { session: names.providerSession, interaction: names.interaction, resume: names.resume },
    },
    clients: [client(config, keys.client)],
    clientDefaults: { id_token_signed_response_alg: 'RS256' },
    responseTypes: ['code'],
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
      resourceIndicators: { enabled: false },
    },
    interactions: { policy: loginOnly(), url: (_ctx, { uid }) => `/oidc/interaction/${uid}` },
    ttl: {
      Session: roundTrip,
      Interaction: roundTrip,
      Grant: roundTrip,
      AccessToken: 60,
      IdToken: 300,
      AuthorizationCode: 60,
    },
    findAccount: async (_ctx, sub) => {
      const user = await knex('users')
        .where({ id: sub })
        .whereNull('suspended_at')
        .whereNull('deleted_at')
        .first<{ email: string; first_name: string; last_name: string } | undefined>(
          'email',
          'first_name',
          'last_name',
        );
      if (!user) return undefined;
      const { email, first_name: given_name, last_name: family_name } = user;
      return { accountId: sub, claims: () => Promise.resolve({ sub, email, given_name, family_name }) };
    },
    // With no consent step nothing else would make the grant.
    loadExistingGrant: async (ctx) => {
      const { session, client: asking } = ctx.oidc;
      if (!session?.accountId || asking?.clientId !== ownClientId) return undefined;
      const grant = new provider.Grant({ clientId: ownClientId, accountId: session.accountId });
      grant.addOIDCScope(scopes.join(' '));
      await grant.save();
      return grant;
    },
    renderError: (ctx, out) => {
      log.warn('sign-in: the provider refused', { error: out.error });
      sendSignInFailed(
        ctx as unknown as Koa.Context,
        ctx.status,
        'This sign-in was started elsewhere, or took too long.',
      );
    },
  });
  provider.on('server_error', (_ctx, error) => log.error('sign-in: the provider failed', { message: error.message }));
  return provider;
};
