import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueToken } from './one-time-tokens';
import { type SignInApp, signInApp } from './testing/sign-in-app';

const password = 'tulip-river-42';
let app: SignInApp;
beforeAll(async () => {
  app = await signInApp();
});
afterAll(() => app?.stop());

const forgot = (email: string) => app.browser().send('POST', '/api/auth/forgot', { email });
const reset = (token: string, typed: string) =>
  app.browser().send('POST', '/api/auth/reset', { token, password: typed });
const linkTo = async (email: string): Promise<URL> =>
  new URL(/http\S+\/reset-password\S+/.exec((await app.mailTo(email))?.text ?? '')?.[0] ?? '');
const tokenFor = async (email: string): Promise<string> => {
  await forgot(email);
  return (await linkTo(email)).searchParams.get('token') ?? '';
};

describe('a forgotten password', () => {
  it('is replaced by the mailed link, which works once and ends every session and grant', async () => {
    const id = await app.person('ann@example.test', password);
    const browser = app.browser();
    await browser.signIn('ann@example.test', password);
    expect((await forgot('Ann@example.test')).status).toBe(202);
    const link = await linkTo('ann@example.test');
    expect([link.origin, link.pathname]).toEqual([app.url, '/reset-password']);
    const token = link.searchParams.get('token') ?? '';
    expect(JSON.stringify(await app.knex('one_time_tokens'))).not.toContain(token);
    await app.knex('oidc_records').insert({ model: 'Grant', id: 'left', payload: '{}', account_id: id });

    expect((await reset(token, 'short')).status).toBe(422);
    expect((await reset(token, 'password1')).body.fields[0].path).toBe('password');
    expect((await browser.send('GET', '/api/auth/user')).status).toBe(200);

    expect((await reset(token, 'quartz-lagoon-7')).status).toBe(204);
    expect((await browser.send('GET', '/api/auth/user')).status).toBe(401);
    expect(await app.knex('oidc_records').where({ account_id: id })).toEqual([]);
    expect((await reset(token, 'another-one-99')).body.fields[0].path).toBe('token');
    const ticket = (typed: string) =>
      app.browser().send('POST', '/api/auth/ticket', { email: 'ann@example.test', password: typed });
    expect((await ticket(password)).status).toBe(401);
    expect((await ticket('quartz-lagoon-7')).status).toBe(201);
    expect((await app.mailTo('ann@example.test'))?.subject).toBe('Your password was changed');
  });

  it('is mailed once when the job is run again after its worker died', async () => {
    await app.person('twice@example.test', password);
    await forgot('twice@example.test');
    const { rows } = await app.knex.raw(
      "select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'core.write-address-mail'",
    );
    const link = await linkTo('twice@example.test');
    await app.knex.raw("select graphile_worker.add_job('core.write-address-mail', payload => ?::json)", [
      JSON.stringify(rows[0].payload),
    ]);
    expect(await linkTo('twice@example.test')).toEqual(link);
    expect((await reset(link.searchParams.get('token') ?? '', 'quartz-lagoon-7')).status).toBe(204);
  });

  it('proves the address, and tells so in the same transaction', async () => {
    const id = await app.person('proof@example.test', password);
    const findVerifiedEvents = () =>
      app.knex('outbox_events').where({ event: 'core.email-proven', payload: { userId: id } });
    const token = await tokenFor('proof@example.test');
    expect((await reset(token, 'short')).status).toBe(422);
    expect(await findVerifiedEvents()).toEqual([]);
    expect((await reset(token, 'quartz-lagoon-7')).status).toBe(204);
    expect(await findVerifiedEvents()).toHaveLength(1);
    expect((await app.knex('users').where({ id }).first()).email_verified_at).not.toBeNull();
  });

  it('proves no address by a link that came from the terminal', async () => {
    const id = await app.person('operator@example.test', password);
    expect((await reset(await issueToken(app.knex, 'first-password', id), 'quartz-lagoon-7')).status).toBe(204);
    expect((await app.knex('users').where({ id }).first()).email_verified_at).toBeNull();
  });

  it('works once even when the link is opened twice at the same moment', async () => {
    await app.person('twice@example.test', password);
    const token = await tokenFor('twice@example.test');
    const answers = await Promise.all([reset(token, 'quartz-lagoon-7'), reset(token, 'velvet-harbor-8')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
  });

  it('answers the same for an unknown address and sends nothing', async () => {
    const before = await app.knex('mails').count();
    const [unknown, known] = [await forgot('nobody@x.test'), await forgot('twice@example.test')];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await app.runJobs();
    expect(Number((await app.knex('mails').count())[0]?.count)).toBe(Number(before[0]?.count) + 1);
    expect(await app.mailTo('nobody@x.test')).toBeUndefined();
  });

  it('gives only the newest link a meaning, and none after half an hour', async () => {
    await app.person('dora@example.test', password);
    const first = await tokenFor('dora@example.test');
    const second = await tokenFor('dora@example.test');
    expect((await reset(first, 'quartz-lagoon-7')).status).toBe(422);
    await app.knex('one_time_tokens').update({ expires_at: app.knex.raw("now() - interval '1 second'") });
    expect((await reset(second, 'quartz-lagoon-7')).status).toBe(422);
  });

  it('does not take a sign-in ticket for a reset link', async () => {
    const { body } = await app.browser().send('POST', '/api/auth/ticket', { email: 'dora@example.test', password });
    expect((await reset(body.ticket, 'quartz-lagoon-7')).status).toBe(422);
    for (const odd of ['', 'x', 'A'.repeat(43), "' or true --"])
      expect((await reset(odd, 'quartz-lagoon-7')).status).toBe(422);
  });

  it('does not fill a mailbox', async () => {
    await app.person('flood@example.test', password);
    for (let i = 0; i < 8; i += 1) expect((await forgot('flood@example.test')).status).toBe(202);
    expect(await app.mailsTo('flood@example.test')).toHaveLength(5);
  });
});
