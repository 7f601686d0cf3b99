import { createLocalJWKSet, createRemoteJWKSet, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import type { Config } from '../host';
import { embeddedIssuer, ownClientId } from './provider';
import type { ServerKeys } from './server-keys';

/** Where and as whom people are signed in. */
export interface Issuer {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly authMethod: 'client_secret_basic' | 'client_secret_post';
  /** Where the issuer ends its own session; null when it offers none, or (embedded) when we end it ourselves. */
  readonly endSessionUrl: string | null;
  readonly keys: JWTVerifyGetKey;
}

/** The embedded provider; `tokenUrl` is a private loopback address, so codes never travel through a proxy. */
export const embeddedIssuerOf = (config: Config, keys: ServerKeys, tokenUrl: string): Issuer => {
  const { kty = '', n = '', e = '', kid, use = '', alg = '' } = keys.signing;
  return {
    issuer: embeddedIssuer(config),
    clientId: ownClientId,
    clientSecret: keys.client,
    authorizeUrl: '/oidc/auth',
    tokenUrl,
    authMethod: 'client_secret_basic',
    endSessionUrl: null,
    keys: createLocalJWKSet({ keys: [{ kty, n, e, kid, use, alg }] } satisfies JSONWebKeySet),
  };
};

const own = (value: unknown, insecureAllowed: boolean): string => {
  if (typeof value !== 'string') throw new Error('the discovery document lacks an address');
  const { protocol } = new URL(value);
  if (protocol !== 'https:' && !(insecureAllowed && protocol === 'http:'))
    throw new Error('the discovery document names an address without https');
  return value;
};

/** Asks an external issuer for its addresses (OpenID Connect Discovery). Throws when it cannot be reached or lies about its name. */
export const discover = async (oidc: NonNullable<Config['oidc']>): Promise<Issuer> => {
  const response = await fetch(`${oidc.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(5000),
    headers: { accept: 'application/json' },
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`discovery answered ${response.status}`);
  const document = (await response.json()) as Readonly<Record<string, unknown>>;
  if (typeof document.issuer !== 'string' || document.issuer.replace(/\/$/, '') !== oidc.issuer.replace(/\/$/, ''))
    throw new Error('the discovery document names another issuer');
  const insecure = oidc.issuer.startsWith('http:');
  const methods = document.token_endpoint_auth_methods_supported;
  const basic = !Array.isArray(methods) || methods.includes('client_secret_basic');
  return {
    issuer: document.issuer,
    clientId: oidc.clientId,
    clientSecret: oidc.clientSecret,
    authorizeUrl: own(document.authorization_endpoint, insecure),
    tokenUrl: own(document.token_endpoint, insecure),
    authMethod: basic ? 'client_secret_basic' : 'client_secret_post',
    endSessionUrl: document.end_session_endpoint === undefined ? null : own(document.end_session_endpoint, insecure),
    keys: createRemoteJWKSet(new URL(own(document.jwks_uri, insecure))),
  };
};

/** Remembers the issuer once found; after a failure the next sign-in asks again. */
export const lazily = <T>(find: () => Promise<T>): (() => Promise<T>) => {
  let found: Promise<T> | null = null;
  return () => {
    found ??= find().catch((error: unknown) => {
      found = null;
      throw error;
    });
    return found;
  };
};
