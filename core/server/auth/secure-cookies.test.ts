import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBrowser } from './testing/browser';
import { type SignInApp, signInApp } from './testing/sign-in-app';

const password = 'tulip-river-42';
let app: SignInApp;
beforeAll(async () => {
  app = await signInApp({ production: true, baseUrl: 'https://hedo.example' });
  await app.person('ann@example.test', password);
});
afterAll(() => app?.stop());

it('signs in behind a TLS proxy that is not trusted, with Secure cookies under protected names only', async () => {
  // As a proxy passes it on: plain HTTP to us, the public name in Host.
  const browser = createBrowser('https://hedo.example', app.url);
  const seen: string[] = [];
  const { set } = browser.jar;
  browser.jar.set = (key, cookie) => {
    seen.push(cookie.line);
    return set.call(browser.jar, key, cookie);
  };
  const visit = await browser.signIn('ann@example.test', password, '/profile');
  expect(visit.at).toBe('https://hedo.example/profile');
  expect((await browser.send('GET', '/api/auth/user')).status).toBe(200);

  const everywhere = [...browser.jar.values()].filter(({ path }) => path === '/').map(({ name }) => name);
  expect(everywhere.sort()).toEqual(['__Host-hedo', '__Host-hedo-device']);
  expect(seen.length).toBeGreaterThan(5);
  for (const line of seen) {
    expect(line).toMatch(/^__(Host|Secure)-/);
    expect(line).toMatch(/; secure/i);
    expect(line).toMatch(/; httponly/i);
    expect(line).toMatch(/; samesite=lax/i);
    expect(line).not.toMatch(/; domain/i);
    if (line.startsWith('__Host-')) expect(line).toMatch(/; path=\/(;|$)/i);
  }
  await browser.send('GET', '/api/logout');
  expect((await browser.send('GET', '/api/auth/user')).status).toBe(401);
});
