import { createHmac } from 'node:crypto';
import { exportSPKI, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Visit } from './testing/browser';
import { type FakeIssuer, fakeClient, startFakeIssuer, type TokenMaker } from './testing/fake-issuer';
import { type SignInApp, signInApp } from './testing/sign-in-app';

let issuer: FakeIssuer;
let app: SignInApp;
beforeAll(async () => {
  issuer = await startFakeIssuer();
  app = await signInApp({ oidc: { issuer: issuer.issuer, ...fakeClient } });
});
afterAll(async () => {
  await app?.stop();
  await issuer?.stop();
});

/** Goes to the issuer and back, as a browser that follows redirects across origins. */
const roundTrip = async (browser: Browser, returnTo = '/'): Promise<Visit> => {
  const out = await browser.visit(`/api/login?returnTo=${encodeURIComponent(returnTo)}`);
  expect(out.at.startsWith(`${issuer.issuer}/authorize?`)).toBe(true);
  const back = await fetch(out.at, { redirect: 'manual' });
  return browser.visit(String(back.headers.get('location')));
};
const who = async (browser: Browser) => browser.send('GET', '/api/auth/user');
const without = (claims: JWTPayload, name: string): JWTPayload =>
  Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name)) as JWTPayload;

describe('an external issuer', () => {
  it('asks for no password here', async () => {
    expect(app.auth.routes.map(({ path }) => path)).toEqual([
      '/api/auth/user',
      '/api/account',
      '/api/account',
      '/api/account/sessions',
      '/api/account/sessions/:id',
      '/api/account/sessions',
    ]);
    for (const path of ['/api/auth/ticket', '/api/auth/register', '/api/auth/forgot', '/api/auth/reset'])
      expect((await app.browser().send('POST', path, {})).status, path).toBe(404);
    expect((await app.browser().send('GET', '/oidc/auth')).status).toBe(200);
  });

  it('makes a client of the first sign-in and finds the same person at the next', async () => {
    issuer.person = { sub: 'eli', email: 'Eli@Example.test', given_name: 'Eli', family_name: 'Ext' };
    const browser = app.browser();
    expect(new URL((await roundTrip(browser, '/profile?x=1')).at).pathname).toBe('/profile');
    const first = (await who(browser)).body;
    expect(first).toMatchObject({ firstName: 'Eli', lastName: 'Ext', email: 'eli@example.test', role: 'client' });
    issuer.person = { ...issuer.person, email: 'moved@example.test' };
    const again = app.browser();
    await roundTrip(again);
    expect((await who(again)).body).toEqual(first);
  });

  it('takes the address for proven only where the issuer vouches for the stored one', async () => {
    const countVerifiedEvents = async (email: string): Promise<number> => {
      const { id } = await app.knex('users').where({ email }).first('id');
      return (await app.knex('outbox_events').where({ event: 'core.email-proven', payload: { userId: id } })).length;
    };
    issuer.person = { sub: 'vouched', email: 'vouched@example.test', email_verified: 'true' };
    await roundTrip(app.browser());
    expect(await countVerifiedEvents('vouched@example.test')).toBe(0);
    issuer.person = { ...issuer.person, email: 'elsewhere@example.test', email_verified: true };
    await roundTrip(app.browser());
    expect(await countVerifiedEvents('vouched@example.test')).toBe(0);
    issuer.person = { ...issuer.person, email: 'Vouched@example.test' };
    await roundTrip(app.browser());
    expect(await countVerifiedEvents('vouched@example.test')).toBe(1);
    issuer.person = { sub: 'at-once', email: 'at-once@example.test', email_verified: true };
    await roundTrip(app.browser());
    expect(await countVerifiedEvents('at-once@example.test')).toBe(1);
  });

  it('never links by address: a second subject with the same address is refused', async () => {
    issuer.person = { sub: 'first', email: 'shared@example.test', given_name: 'A', family_name: 'B' };
    await roundTrip(app.browser());
    issuer.person = { ...issuer.person, sub: 'second', email_verified: true };
    const browser = app.browser();
    expect((await roundTrip(browser)).status).toBe(403);
    expect((await who(browser)).status).toBe(401);
    expect(await app.knex('users').where({ email: 'shared@example.test' })).toHaveLength(1);
  });

  it('needs an address in the claims, and an account that is active', async () => {
    issuer.person = { sub: 'no-address' };
    expect((await roundTrip(app.browser())).status).toBe(403);
    issuer.person = { sub: 'stopped', email: 'stopped@example.test', name: 'Sam Stop' };
    await roundTrip(app.browser());
    await app.knex('users').where({ email: 'stopped@example.test' }).update({ suspended_at: app.knex.fn.now() });
    expect((await roundTrip(app.browser())).status).toBe(403);
  });

  it('makes one account of two first sign-ins at once', async () => {
    issuer.person = { sub: 'twins', email: 'twins@example.test', given_name: 'T', family_name: 'W' };
    const visits = await Promise.all([roundTrip(app.browser()), roundTrip(app.browser())]);
    expect(visits.map(({ status }) => status)).toEqual([200, 200]);
    expect(await app.knex('users').where({ email: 'twins@example.test' })).toHaveLength(1);
  });

  it('ends the session there too at sign-out', async () => {
    issuer.person = { sub: 'eli', email: 'eli@example.test' };
    const browser = app.browser();
    await roundTrip(browser);
    const { status, headers } = await browser.send('GET', '/api/logout');
    const to = new URL(String(headers.location));
    expect([status, to.origin, to.pathname]).toEqual([302, issuer.issuer, '/end']);
    expect(to.searchParams.get('post_logout_redirect_uri')).toBe(`${app.url}/`);
    expect((await who(browser)).status).toBe(401);
    expect((await browser.send('GET', '/api/logout')).headers.location).toBe('/');
  });

  it('answers 503 while it cannot be reached, and recovers by itself', async () => {
    issuer.up = false;
    const late = await signInApp({ oidc: { issuer: issuer.issuer, ...fakeClient } });
    try {
      const answer = await late.browser().visit('/api/login');
      expect(answer.status).toBe(503);
      issuer.up = true;
      expect((await late.browser().visit('/api/login')).at.startsWith(`${issuer.issuer}/authorize?`)).toBe(true);
    } finally {
      issuer.up = true;
      await late.stop();
    }
  });
});

describe('a forged or flawed id_token', () => {
  const flaws: readonly (readonly [string, (maker: TokenMaker) => Promise<string | undefined>])[] = [
    ['that is absent', async () => undefined],
    ['that is no token', async () => 'nonsense'],
    ['without a signature (alg none)', async ({ claims }) => new UnsecuredJWT(claims).encode()],
    [
      'signed with another key',
      async ({ claims, sign }) => sign(claims, { key: (await generateKeyPair('RS256')).privateKey }),
    ],
    [
      'signed by HMAC with our client secret',
      async ({ claims }) =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256' })
          .sign(new TextEncoder().encode(fakeClient.clientSecret)),
    ],
    [
      'signed by HMAC with the public key as the secret',
      async ({ claims, publicKey }) => {
        const head = Buffer.from('{"alg":"HS256","kid":"one"}').toString('base64url');
        const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
        const mac = createHmac('sha256', await exportSPKI(publicKey))
          .update(`${head}.${body}`)
          .digest('base64url');
        return `${head}.${body}.${mac}`;
      },
    ],
    [
      'with claims changed after signing',
      async ({ claims, sign }) => {
        const [head, , signature] = (await sign(claims)).split('.');
        return `${head}.${Buffer.from(JSON.stringify({ ...claims, sub: 'eli' })).toString('base64url')}.${signature}`;
      },
    ],
    ['of another issuer', ({ claims, sign }) => sign({ ...claims, iss: 'https://evil.example' })],
    ['for another client', ({ claims, sign }) => sign({ ...claims, aud: 'other' })],
    [
      'for several clients, issued to another',
      ({ claims, sign }) => sign({ ...claims, aud: [fakeClient.clientId, 'other'], azp: 'other' }),
    ],
    ['that has expired', ({ claims, sign }) => sign({ ...claims, exp: Math.floor(Date.now() / 1000) - 60 })],
    ['without an expiry', ({ claims, sign }) => sign(without(claims, 'exp'))],
    ['without a nonce', ({ claims, sign }) => sign(without(claims, 'nonce'))],
    ['with the nonce of another sign-in', ({ claims, sign }) => sign({ ...claims, nonce: 'b'.repeat(40) })],
    ['without a subject', ({ claims, sign }) => sign(without(claims, 'sub'))],
  ];

  it.each(flaws)('%s signs nobody in', async (_what, idToken) => {
    const honest = issuer.idToken;
    issuer.person = { sub: 'victim', email: 'victim@example.test', given_name: 'V', family_name: 'T' };
    issuer.idToken = idToken;
    try {
      const browser = app.browser();
      const visit = await roundTrip(browser);
      expect(visit.status).toBe(401);
      expect(visit.text).toContain('Sign-in did not finish');
      expect((await who(browser)).status).toBe(401);
      expect(await app.knex('users').where({ email: 'victim@example.test' })).toEqual([]);
    } finally {
      issuer.idToken = honest;
    }
  });

  it('is what made the difference: the honest one of the same person works', async () => {
    issuer.person = { sub: 'victim', email: 'victim@example.test', given_name: 'V', family_name: 'T' };
    const browser = app.browser();
    expect((await roundTrip(browser)).status).toBe(200);
    expect((await who(browser)).status).toBe(200);
  });
});
