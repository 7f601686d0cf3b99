import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type SignInApp, signInApp } from './testing/sign-in-app';

const password = 'tulip-river-42';
let app: SignInApp;
let annId = '';
beforeAll(async () => {
  app = await signInApp();
  annId = await app.person('ann@example.test', password);
});
afterAll(() => app?.stop());

const pathsOf = (hops: readonly string[]): string[] =>
  hops.map((hop) => new URL(hop, app.url).pathname.replace(/[\w-]{20,}(?=\/|$)/, ':uid'));
const ticketFor = async (browser: ReturnType<SignInApp['browser']>): Promise<string> =>
  (await browser.send('POST', '/api/auth/ticket', { email: 'ann@example.test', password })).body.ticket;
/** Opens the sign-in form and gives the address it posts to. */
const openForm = async (browser: ReturnType<SignInApp['browser']>): Promise<string> => {
  const form = await browser.visit('/api/login');
  expect(form.status).toBe(200);
  return /action="([^"]+)"/.exec(form.text)?.[1] ?? '';
};

describe('signing in with a ticket', () => {
  it('goes through the whole OpenID round trip without asking twice', async () => {
    const browser = app.browser();
    const visit = await browser.signIn('ann@example.test', password, '/intake/3?x=1');
    expect(pathsOf(visit.hops)).toEqual([
      '/api/login',
      '/api/connect/app',
      '/oidc/auth',
      '/oidc/interaction/:uid',
      '/oidc/auth/:uid',
      '/api/connect/app/callback',
      '/intake/3',
    ]);
    expect(visit.status).toBe(200);
    const { status, body } = await browser.send('GET', '/api/auth/user');
    expect(status).toBe(200);
    expect(body).toEqual({
      id: annId,
      firstName: 'Ann',
      lastName: 'Lee',
      email: 'ann@example.test',
      profileImageUrl: null,
      role: 'client',
    });
  });

  it('ends where the erasure of an account can be taken back, while one is due', async () => {
    const id = await app.person('leaver@example.test', password);
    await app.knex('users').where({ id }).update({ deletion_due_at: '2100-01-01' });
    const visit = await app.browser().signIn('leaver@example.test', password, '/intake/3?x=1');
    expect(pathsOf(visit.hops).at(-1)).toBe('/leaving');
  });

  it('leaves no token, handshake or provider session behind', async () => {
    const browser = app.browser();
    await browser.signIn('ann@example.test', password);
    const rows = await app.knex('sessions').where({ user_id: annId });
    for (const row of rows) expect(row.handshake).toEqual({});
    expect(JSON.stringify(rows)).not.toContain(browser.cookie('hedo'));
    expect(browser.cookie('hedo-provider')).toBeUndefined();
    const models = await app.knex('oidc_records').pluck('model');
    expect(models).not.toContain('Session');
    expect(models).not.toContain('AccessToken');
  });

  it('takes a ticket once', async () => {
    const [browser, again] = [app.browser(), app.browser()];
    const ticket = await ticketFor(browser);
    expect((await browser.visit(`/api/login?ticket=${ticket}`)).status).toBe(200);
    await browser.send('GET', '/api/logout');
    expect(pathsOf((await browser.visit(`/api/login?ticket=${ticket}`)).hops).at(-1)).toBe('/oidc/interaction/:uid');
    expect((await browser.send('GET', '/api/auth/user')).status).toBe(401);
    expect(pathsOf((await again.visit(`/api/login?ticket=${ticket}`)).hops).at(-1)).toBe('/oidc/interaction/:uid');
  });

  it('refuses a ticket in another browser, and after a minute', async () => {
    const [mine, theirs] = [app.browser(), app.browser()];
    const ticket = await ticketFor(mine);
    await theirs.visit(`/api/login?ticket=${ticket}`);
    expect((await theirs.send('GET', '/api/auth/user')).status).toBe(401);
    const late = await ticketFor(mine);
    await app.knex('one_time_tokens').update({ expires_at: app.knex.raw("now() - interval '1 second'") });
    await mine.visit(`/api/login?ticket=${late}`);
    expect((await mine.send('GET', '/api/auth/user')).status).toBe(401);
  });

  it('signs the second person in when the first one left a round trip unfinished', async () => {
    const bobId = await app.person('bob@example.test', password);
    const browser = app.browser();
    await openForm(browser);
    await browser.signIn('bob@example.test', password);
    expect((await browser.send('GET', '/api/auth/user')).body.id).toBe(bobId);
    await browser.signIn('ann@example.test', password);
    expect((await browser.send('GET', '/api/auth/user')).body.id).toBe(annId);
  });

  it('sends someone who is signed in straight on', async () => {
    const browser = app.browser();
    await browser.signIn('ann@example.test', password);
    const answer = await browser.send('GET', '/api/login?returnTo=/profile');
    expect([answer.status, answer.headers.location]).toEqual([302, '/profile']);
  });
});

describe('the sign-in page', () => {
  it('works without a script, with the labels of the dialog', async () => {
    const browser = app.browser();
    const form = await browser.visit('/api/login?returnTo=/profile');
    expect(form.text).toMatch(/<label for="email">Email<\/label>/);
    expect(form.text).toMatch(/<label for="password">Password<\/label>/);
    expect(form.text).toMatch(/<button type="submit">Sign In<\/button>/);
    expect(form.text).not.toMatch(/<script|<style|style="|\son\w+="/);
    const sheet = await browser.send('GET', '/oidc/sign-in.css');
    expect(sheet.headers['content-type']).toMatch('text/css');
    expect(sheet.text).toContain('--aubergine:');
    const action = /action="([^"]+)"/.exec(form.text)?.[1] ?? '';
    const wrong = await browser.submit(action, { email: 'ann@example.test', password: 'not this one' });
    expect(wrong.status).toBe(401);
    expect(wrong.text).toContain('role="alert"');
    expect(wrong.text).toContain('value="ann@example.test"');
    expect(wrong.text).not.toContain('not this one');
    const right = await browser.submit(action, { email: 'ann@example.test', password });
    expect(new URL(right.at, app.url).pathname).toBe('/profile');
    expect((await browser.send('GET', '/api/auth/user')).body.id).toBe(annId);
  });

  it('writes what was typed as text, not as markup', async () => {
    const browser = app.browser();
    const wrong = await browser.submit(await openForm(browser), {
      email: '"><script>alert(1)</script>',
      password: 'x',
    });
    expect(wrong.status).toBe(401);
    expect(wrong.text).not.toContain('<script>');
  });

  it('refuses an interaction that belongs to another browser', async () => {
    const [mine, theirs] = [app.browser(), app.browser()];
    const action = await openForm(mine);
    expect((await theirs.submit(action, { email: 'ann@example.test', password })).status).toBe(400);
    await openForm(theirs);
    expect((await theirs.submit(action, { email: 'ann@example.test', password })).status).toBe(400);
    expect((await theirs.send('GET', action.replace(/\/login$/, ''))).status).toBe(400);
    expect((await theirs.submit('/oidc/interaction/nothing/login', {})).status).toBe(400);
    expect((await theirs.send('GET', '/api/auth/user')).status).toBe(401);
  });
});

describe('coming back from the issuer', () => {
  const callback = async (browser: ReturnType<SignInApp['browser']>): Promise<string> => {
    const action = await openForm(browser);
    const login = await browser.send(
      'POST',
      action,
      new URLSearchParams({ email: 'ann@example.test', password }).toString(),
      {
        'content-type': 'application/x-www-form-urlencoded',
      },
    );
    const back = await browser.send('GET', String(login.headers.location));
    return String(back.headers.location);
  };

  it('refuses the callback in a browser that did not start it', async () => {
    const address = await callback(app.browser());
    const victim = app.browser();
    expect((await victim.visit(address)).status).toBe(401);
    await openForm(victim);
    expect((await victim.visit(address)).status).toBe(401);
    expect((await victim.send('GET', '/api/auth/user')).status).toBe(401);
  });

  it('refuses a wrong state, an error and doubled parameters, and then the handshake is spent', async () => {
    for (const [change, status] of [
      [(url: URL) => url.searchParams.set('state', 'other'), 401],
      [(url: URL) => url.searchParams.append('code', 'second'), 400],
      [(url: URL) => url.searchParams.append('state', 'second'), 400],
      [(url: URL) => (url.search = '?error=access_denied&state=x'), 401],
      [(url: URL) => (url.search = ''), 401],
    ] as const) {
      const browser = app.browser();
      const good = await callback(browser);
      const bad = new URL(good, app.url);
      change(bad);
      expect((await browser.visit(bad.href)).status).toBe(status);
      expect((await browser.visit(good)).status).toBe(401);
      expect((await browser.send('GET', '/api/auth/user')).status).toBe(401);
    }
  });

  it('works once', async () => {
    const browser = app.browser();
    const address = await callback(browser);
    expect((await browser.visit(address)).status).toBe(200);
    expect((await browser.visit(address)).status).toBe(401);
    // What failed was a replay: the person stays signed in.
    expect((await browser.send('GET', '/api/auth/user')).status).toBe(200);
  });

  it('lets the caller choose nothing about the first leg', async () => {
    const answer = await app.browser().send('GET', '/api/connect/app?scope=openid&redirect_uri=https://evil.example');
    expect(answer.status).toBe(400);
  });
});

describe('the embedded provider', () => {
  const authorize = (change: Record<string, string>): string => {
    const query = new URLSearchParams({
      client_id: 'hedo',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: `${app.url}/api/connect/app/callback`,
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
      ...change,
    });
    for (const [name, value] of [...query]) if (value === '') query.delete(name);
    return `/oidc/auth?${query}`;
  };

  it.each([
    ['a foreign redirect_uri', { redirect_uri: 'https://evil.example/api/connect/app/callback' }, 400],
    ['another path of our own', { redirect_uri: 'http://127.0.0.1/elsewhere' }, 400],
    ['an unknown client', { client_id: 'other' }, 400],
  ])('shows an error page for %s', async (_what, change, status) => {
    expect((await app.browser().send('GET', authorize(change))).status).toBe(status);
  });

  it.each([
    ['a token in the address', { response_type: 'id_token' }],
    ['code and token', { response_type: 'code id_token' }],
    ['no PKCE', { code_challenge: '', code_challenge_method: '' }],
    ['plain PKCE', { code_challenge_method: 'plain' }],
  ])('refuses %s', async (_what, change) => {
    const answer = await app.browser().send('GET', authorize(change));
    const location = String(answer.headers.location ?? '');
    expect(answer.status === 400 || /[?#&]error=/.test(location)).toBe(true);
    expect(location).not.toContain('/oidc/interaction/');
  });

  it('starts without a single warning or notice of quick-start defaults', async () => {
    const said = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'info')];
    const other = await signInApp();
    await other.person('ann@example.test', password);
    expect((await other.browser().signIn('ann@example.test', password)).status).toBe(200);
    await other.stop();
    expect(said.flatMap((one) => one.mock.calls)).toEqual([]);
    for (const one of said) one.mockRestore();
  });

  it('answers at no address that it does not need', async () => {
    for (const path of ['/oidc/session/end', '/oidc/me', '/oidc/reg', '/oidc/device', '/oidc/token/introspection'])
      expect((await app.browser().send('GET', path)).status, path).toBe(404);
  });
});
