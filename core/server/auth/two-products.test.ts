import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';
import { expect, it } from 'vitest';
import { createBrowser } from './testing/browser';
import { signInApp } from './testing/sign-in-app';

// A whole second oidc-provider, with its own login page, as an operator's issuer would be.
const startProvider = async () => {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: 'ec', use: 'sig', alg: 'ES256' };
  const provider = new Provider(url, {
    jwks: { keys: [jwk] as never },
    cookies: { keys: ['only for this test'] },
    clients: [
      {
        client_id: 'product',
        client_secret: 'a-secret-of-at-least-32-characters-y',
        application_type: 'native',
        redirect_uris: ['http://127.0.0.1/api/connect/app/callback'],
        id_token_signed_response_alg: 'ES256',
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    claims: { openid: ['sub'], email: ['email'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/sign-in/${uid}` },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: () => ({ sub, email: `${sub}@issuer.test`, given_name: 'Uma', family_name: 'Upstream' }),
    }),
  });
  const answer = provider.callback();
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/sign-in/')) return void answer(request, response);
    const { prompt, params, session, grantId } = await provider.interactionDetails(request, response);
    if (prompt.name === 'login')
      return provider.interactionFinished(request, response, { login: { accountId: 'uma' } });
    const accountId = session?.accountId;
    const grant = grantId
      ? await provider.Grant.find(grantId)
      : new provider.Grant({ clientId: String(params.client_id), ...(accountId ? { accountId } : {}) });
    grant?.addOIDCScope(String(params.scope));
    const id = await grant?.save();
    return provider.interactionFinished(request, response, { consent: id ? { grantId: id } : {} });
  });
  return { url, stop: () => new Promise((done) => server.close(done)) };
};

it('signs people in at another oidc-provider, whose keys and methods are its own', async () => {
  const upstream = await startProvider();
  const oidc = { issuer: upstream.url, clientId: 'product', clientSecret: 'a-secret-of-at-least-32-characters-y' };
  const app = await signInApp({ oidc });
  try {
    const [here, there] = [app.browser(), createBrowser(upstream.url)];
    const out = await here.visit('/api/login?returnTo=/dashboard');
    const back = await there.visit(out.at);
    expect(back.at.startsWith(app.url)).toBe(true);
    expect(new URL((await here.visit(back.at)).at).pathname).toBe('/dashboard');
    expect((await here.send('GET', '/api/auth/user')).body).toMatchObject({
      firstName: 'Uma',
      lastName: 'Upstream',
      email: 'uma@issuer.test',
      role: 'client',
    });
    expect(await app.knex('identities').select('issuer', 'subject')).toEqual([
      { issuer: upstream.url, subject: 'uma' },
    ]);
  } finally {
    await app.stop();
    await upstream.stop();
  }
});
