import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

type Key = Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];

/** What a test may do to the id_token of the next sign-in. */
export interface TokenMaker {
  /** The claims an honest issuer would sign. */
  readonly claims: JWTPayload;
  readonly publicKey: Key;
  /** Signs claims as the issuer does. */
  sign(claims: JWTPayload, options?: { readonly key?: Key; readonly alg?: string }): Promise<string>;
}

/** An OpenID issuer that speaks the real protocol and says whatever a test wants. */
export interface FakeIssuer {
  readonly issuer: string;
  /** The id_token of the next answers; undefined leaves it out. */
  idToken: (maker: TokenMaker) => Promise<string | undefined>;
  /** Who signs in next. */
  person: JWTPayload;
  /** False: discovery answers 503. */
  up: boolean;
  stop(): Promise<void>;
}

/** Client that this issuer knows. */
export const fakeClient = { clientId: 'hedo-at-fake', clientSecret: 'a-secret-of-at-least-32-characters-x' } as const;

/** Starts the issuer on a loopback port. */
export const startFakeIssuer = async (): Promise<FakeIssuer> => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', use: 'sig', alg: 'RS256' };
  const codes = new Map<string, string>();
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sign: TokenMaker['sign'] = (claims, { key = privateKey, alg = 'RS256' } = {}) =>
    new SignJWT(claims).setProtectedHeader({ alg, kid: 'one' }).sign(key);
  const fake: FakeIssuer = {
    issuer,
    idToken: ({ claims }) => sign(claims),
    person: { sub: 'person-1', email: 'ext@example.test', given_name: 'Eli', family_name: 'Ext' },
    up: true,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  server.on('request', (request, response) => {
    const url = new URL(request.url ?? '/', issuer);
    const json = (status: number, body: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (url.pathname === '/.well-known/openid-configuration') {
      if (!fake.up) return json(503, {});
      return json(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        end_session_endpoint: `${issuer}/end`,
      });
    }
    if (url.pathname === '/jwks') return json(200, { keys: [jwk] });
    if (url.pathname === '/authorize') {
      const code = `code-${codes.size}`;
      codes.set(code, url.searchParams.get('nonce') ?? '');
      const back = new URL(url.searchParams.get('redirect_uri') ?? '');
      back.searchParams.set('code', code);
      back.searchParams.set('state', url.searchParams.get('state') ?? '');
      response.writeHead(302, { location: back.href }).end();
      return;
    }
    if (url.pathname !== '/token') return json(404, {});
    let sent = '';
    request.on('data', (chunk: Buffer) => {
      sent += chunk.toString('utf8');
    });
    request.on('end', () => {
      const nonce = codes.get(new URLSearchParams(sent).get('code') ?? '');
      const now = Math.floor(Date.now() / 1000);
      const claims = { iss: issuer, aud: fakeClient.clientId, iat: now, exp: now + 300, nonce, ...fake.person };
      fake.idToken({ claims, publicKey, sign }).then(
        (id_token) => json(200, { access_token: 'opaque', token_type: 'Bearer', ...(id_token ? { id_token } : {}) }),
        () => json(500, {}),
      );
    });
  });
  return fake;
};
