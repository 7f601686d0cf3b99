import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wrongAllowed } from './guess-limit';
import type { Browser } from './testing/browser';
import { type SignInApp, signInApp } from './testing/sign-in-app';

const password = 'tulip-river-42';
let app: SignInApp;
beforeAll(async () => {
  app = await signInApp();
  await app.person('ann@example.test', password);
  await app.person('bob@example.test', password);
});
afterAll(() => app?.stop());
beforeEach(() => app.knex('rate_limits').delete());

const ask = (browser: Browser, email: string, typed: string, headers: Record<string, string> = {}) =>
  browser.send('POST', '/api/auth/ticket', { email, password: typed }, headers);
const guess = async (email: string, times: number, headers: (i: number) => Record<string, string> = () => ({})) => {
  const statuses: number[] = [];
  for (let i = 0; i < times; i += 1) statuses.push((await ask(app.browser(), email, `wrong-${i}`, headers(i))).status);
  return statuses;
};

describe('guessing passwords', () => {
  it('ends after ten wrong ones for an account, whatever the caller claims about its address or its spelling', async () => {
    const spellings = ['ann@example.test', 'ANN@example.test', 'Ann@Example.TEST'];
    const statuses: number[] = [];
    for (let i = 0; i < 14; i += 1) {
      const answer = await ask(app.browser(), spellings[i % 3] ?? '', `wrong-${i}`, {
        'x-forwarded-for': `10.0.0.${i}`,
      });
      statuses.push(answer.status);
      if (answer.status === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(statuses).toEqual([...Array(wrongAllowed.account).fill(401), ...Array(4).fill(429)]);
    // Even the right password does not help a stranger now.
    expect((await ask(app.browser(), 'ann@example.test', password)).status).toBe(429);
    expect((await ask(app.browser(), 'bob@example.test', password)).status).toBe(201);
  });

  it('does not lock the person out of a device that is known to the account', async () => {
    const mine = app.browser();
    await mine.signIn('ann@example.test', password);
    await mine.send('GET', '/api/logout');
    await guess('ann@example.test', 12);
    expect((await ask(mine, 'ann@example.test', password)).status).toBe(201);
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1) statuses.push((await ask(mine, 'ann@example.test', `wrong-${i}`)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    // A mark left by one account is worth nothing for another.
    await guess('bob@example.test', 11);
    expect((await ask(mine, 'bob@example.test', password)).status).toBe(429);
  });

  it('lets parallel guesses share no point', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        ask(app.browser(), 'ann@example.test', `wrong-${i}`).then(({ status }) => status),
      ),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(wrongAllowed.account);
  });

  it('ends after fifty wrong ones from one address over many accounts', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 55; i += 1)
      statuses.push((await ask(app.browser(), `person${i}@x.test`, 'sunflower-1')).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(wrongAllowed.address);
    expect(statuses.slice(-5)).toEqual(Array(5).fill(429));
  });

  it('forgets the wrong ones after a right one', async () => {
    await guess('ann@example.test', 9);
    expect((await ask(app.browser(), 'ann@example.test', password)).status).toBe(201);
    expect(await guess('ann@example.test', 9)).toEqual(Array(9).fill(401));
  });

  it('counts the form without a script too', async () => {
    const browser = app.browser();
    const form = await browser.visit('/api/login');
    const action = /action="([^"]+)"/.exec(form.text)?.[1] ?? '';
    await guess('ann@example.test', 10);
    const answer = await browser.submit(action, { email: 'ann@example.test', password });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});
