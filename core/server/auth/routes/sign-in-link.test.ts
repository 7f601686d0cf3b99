import { afterAll, describe, expect, it } from 'vitest';
import type { Browser } from '../testing/browser';
import { signInApp } from '../testing/sign-in-app';

const password = 'seven quiet rivers 41';
const app = await signInApp();
afterAll(() => app.stop());

const whoIs = async (browser: Browser): Promise<string | undefined> =>
  (await browser.send('GET', '/api/auth/user')).body?.email;
const ask = (browser: Browser, email: string) => browser.send('POST', '/api/auth/link', { email });
const tokenFor = async (email: string): Promise<string> =>
  /sign-in-link\?token=([\w-]{43})/.exec((await app.mailTo(email))?.text ?? '')?.[1] ?? '';
const subjects = async (email: string): Promise<readonly string[]> =>
  (await app.mailsTo(email)).map(({ subject }) => subject);

describe('a mailed link', () => {
  it('signs in once, by its button and not by looking, and shows that the address is theirs', async () => {
    const id = await app.person('reader@example.test', password);
    const browser = app.browser();
    expect((await ask(browser, ' Reader@example.test ')).status).toBe(202);
    const token = await tokenFor('reader@example.test');
    const page = await browser.visit(`/sign-in-link?token=${token}`);
    expect(page.text).toContain('reader@example.test');
    expect(page.text).not.toContain('not asked for in this browser');
    expect(await whoIs(browser)).toBeUndefined();
    await browser.submit('/sign-in-link', { token });
    expect(await whoIs(browser)).toBe('reader@example.test');
    const { email_verified_at: verified } = await app.knex('users').where({ id }).first('email_verified_at');
    expect(verified).not.toBeNull();
    const again = app.browser();
    expect((await again.submit('/sign-in-link', { token })).status).toBe(410);
    expect(await whoIs(again)).toBeUndefined();
  });

  it('warns in a browser that did not ask, whose account it is', async () => {
    await app.person('victim@example.test', password);
    await ask(app.browser(), 'victim@example.test');
    const token = await tokenFor('victim@example.test');
    const page = await app.browser().visit(`/sign-in-link?token=${token}`);
    expect(page.text).toContain('not asked for in this browser');
    expect(page.text).toContain('victim@example.test');
  });

  it('answers alike for an address without an account, and writes to nobody', async () => {
    const [known, unknown] = [await app.person('known@example.test', password), 'unknown@example.test'];
    expect(known).toBeTruthy();
    const answers = await Promise.all([ask(app.browser(), 'known@example.test'), ask(app.browser(), unknown)]);
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [202, { status: 'accepted' }],
      [202, { status: 'accepted' }],
    ]);
    expect(await subjects(unknown)).toEqual([]);
  });

  it('ends with a newer one, with time, with the password and with the account', async () => {
    const id = await app.person('ending@example.test', password);
    const browser = app.browser();
    const use = async (token: string): Promise<number> => (await browser.submit('/sign-in-link', { token })).status;
    await ask(browser, 'ending@example.test');
    const first = await tokenFor('ending@example.test');
    await ask(browser, 'ending@example.test');
    const newest = await tokenFor('ending@example.test');
    expect(await use(first)).toBe(410);
    await app
      .knex('one_time_tokens')
      .where({ user_id: id })
      .update({ expires_at: app.knex.raw('now()') });
    expect(await use(newest)).toBe(410);
    await ask(browser, 'ending@example.test');
    const beforeChange = await tokenFor('ending@example.test');
    const own = app.browser();
    await own.signIn('ending@example.test', password);
    const next = { currentPassword: password, newPassword: 'nine open windows 52' };
    expect((await own.send('POST', '/api/account/password', next)).status).toBe(204);
    expect(await use(beforeChange)).toBe(410);
    await ask(browser, 'ending@example.test');
    const beforeSuspension = await tokenFor('ending@example.test');
    await app.knex('users').where({ id }).update({ suspended_at: app.knex.fn.now() });
    expect(await use(beforeSuspension)).toBe(410);
  });

  it('begins a session of its own: what the browser carried before is dead', async () => {
    await app.person('fixed@example.test', password);
    const browser = app.browser();
    await browser.visit('/api/login');
    const planted = browser.cookie('hedo');
    await ask(browser, 'fixed@example.test');
    await browser.submit('/sign-in-link', { token: await tokenFor('fixed@example.test') });
    expect(await whoIs(browser)).toBe('fixed@example.test');
    expect(browser.cookie('hedo')).not.toBe(planted);
    const thief = await app.browser().send('GET', '/api/auth/user', undefined, { cookie: `hedo=${planted}` });
    expect(thief.status).toBe(401);
  });
});

describe('mails to owners', () => {
  const mailed = 'Your account was signed in to from a new browser';

  it('names a new browser and its clock once, and nothing for the one in which the account was made', async () => {
    const first = app.browser();
    const fullName = 'Vera Young';
    await first.send('POST', '/api/auth/register', { fullName, email: 'owner@example.test', password });
    await first.signIn('owner@example.test', password);
    expect(await subjects('owner@example.test')).not.toContain(mailed);
    const other = app.browser();
    const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0' };
    const credentials = { email: 'owner@example.test', password };
    const zones: (string | null)[] = [];
    for (const zone of ['Asia/Tokyo', 'No/Where']) {
      const { body } = await other.send('POST', '/api/auth/ticket', credentials);
      let at = `/api/login?ticket=${body.ticket}&timeZone=${zone}`;
      for (let hop = 0; hop < 10; hop += 1) {
        const answer = await other.send('GET', at, undefined, agent);
        if (answer.status < 300 || answer.status >= 400) break;
        at = String(answer.headers.location);
      }
      const sessions = (await other.send('GET', '/api/account/sessions')).body;
      zones.push(sessions.find((one: { current: boolean }) => one.current).timeZone);
    }
    expect(zones).toEqual(['Asia/Tokyo', null]);
    const mails = (await app.mailsTo('owner@example.test')).filter(({ subject }) => subject === mailed);
    expect(mails).toHaveLength(1);
    for (const word of ['Firefox, Linux', 'Place: unknown', 'Asia/Tokyo', '/security'])
      expect(mails[0]?.text).toContain(word);
  });

  it('warns once a day of guessing that made unknown browsers wait', async () => {
    await app.person('guessed@example.test', password);
    const wrong = { email: 'guessed@example.test', password: 'wrong' };
    for (let tries = 0; tries < 12; tries += 1) await app.browser().send('POST', '/api/auth/ticket', wrong);
    await app.auth.stop();
    const old = { at: app.knex.raw("at - interval '1 hour'") };
    await app.knex('failed_sign_ins').update(old);
    const windows = [1, 2];
    for (const _ of windows) {
      await app.knex('failed_sign_ins').update({ audited_at: null });
      await app.knex.raw("select graphile_worker.add_job('core.audit-failed-sign-ins')");
      await app.runJobs();
    }
    const warned = (await subjects('guessed@example.test')).filter((one) => one.includes('guess your password'));
    expect(warned).toHaveLength(1);
  });
});
