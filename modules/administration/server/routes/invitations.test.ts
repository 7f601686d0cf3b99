import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';

const password = 'seven quiet rivers 41';
let app: TestApp;
let admin: Client;
beforeAll(async () => {
  // Mails are written for a server that is never asked: no worker runs.
  app = await testApp({ modules: ['administration'], config: { smtpUrl: 'smtp://127.0.0.1:1' } });
  admin = await app.as('admin');
});
afterAll(() => app.stop());

const invite = (email: string, role = 'practitioner') => admin.post('/api/invitations', { email, role });
const tokenTo = async (email: string): Promise<string> => {
  const mail = (await app.mails(email)).at(-1);
  return /\/invitation\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
};
const accept = async (token: string, typed: Record<string, string> = { fullName: 'Ina Vited', password }) =>
  (await app.as('anon')).post('/invitation', new URLSearchParams({ token, ...typed }).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  });
const look = async (token: string) => (await app.as('anon')).get(`/invitation?token=${token}`);
const person = (email: string) => app.knex('users').where({ email }).first();

describe('an invitation', () => {
  it('makes the account of the invited role, once, with a proven address', async () => {
    const made = await invite('Ina@Example.test');
    expect([made.status, made.body]).toMatchObject([
      201,
      { email: 'ina@example.test', role: 'practitioner', state: 'open', link: null },
    ]);
    const token = await tokenTo('ina@example.test');
    expect(JSON.stringify([made.body, await app.knex('invitations'), await app.knex('audit_log')])).not.toContain(
      token,
    );
    expect((await look(token)).text).toContain('<div data-password-strength="ina@example.test">');
    // Programs that open links of mails use nothing up.
    for (const _ of [1, 2, 3]) expect((await look(token)).status).toBe(200);

    const short = await accept(token, { fullName: '<b>Ina</b>', password: 'short' });
    expect(short.status).toBe(422);
    expect(short.text).toContain('Use at least 8 characters.');
    expect(short.text).toContain('value="&lt;b&gt;Ina&lt;/b&gt;"');
    expect((await accept(token, { fullName: ' ', password })).status).toBe(422);
    expect(await person('ina@example.test')).toBeUndefined();

    const both = await Promise.all([accept(token), accept(token)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    const ina = await person('ina@example.test');
    expect(ina).toMatchObject({ role: 'practitioner', first_name: 'Ina', last_name: 'Vited' });
    expect(ina.email_verified_at).not.toBeNull();
    const events = await app.knex('outbox_events').whereRaw("payload ->> 'userId' = ?", [ina.id]).pluck('event');
    expect(events.toSorted()).toEqual(['core.email-proven', 'core.role-granted']);
    expect((await look(token)).status).toBe(410);
    const visitor = await app.as('anon');
    expect((await visitor.post('/api/auth/ticket', { email: 'ina@example.test', password })).status).toBe(201);
    const [listed] = (await admin.get('/api/invitations?state=accepted')).body;
    expect(listed).toMatchObject({ id: made.body.id, state: 'accepted', invitedBy: admin.userId });
  });

  it('gives a client the new role and ends the sessions with the old one', async () => {
    const client = await app.as('client', { email: 'known@example.test' });
    await invite('known@example.test', 'admin');
    const token = await tokenTo('known@example.test');
    expect((await look(token)).text).not.toContain('name="password"');
    expect((await accept(token, {})).status).toBe(200);
    expect((await person('known@example.test')).role).toBe('admin');
    expect((await client.get('/api/auth/user')).status).toBe(401);
  });

  it('is worth nothing when it is withdrawn, replaced, too old or made up', async () => {
    const { body } = await invite('gone@example.test');
    const first = await tokenTo('gone@example.test');
    await invite('gone@example.test', 'admin');
    const second = await tokenTo('gone@example.test');
    expect((await accept(first)).status).toBe(410);
    const open = (await admin.get('/api/invitations?state=open')).body as { id: string; email: string }[];
    const [current, ...more] = open.filter(({ email }) => email === 'gone@example.test');
    expect(more).toEqual([]);
    expect((await admin.delete(`/api/invitations/${body.id}`)).status).toBe(409);
    expect((await admin.delete(`/api/invitations/${current?.id}`)).status).toBe(204);
    expect((await accept(second)).status).toBe(410);
    await invite('gone@example.test');
    const third = await tokenTo('gone@example.test');
    await app.knex('invitations').update({ expires_at: app.knex.raw("now() - interval '1 second'") });
    for (const token of [third, '', 'x', 'A'.repeat(43), "' or true --"]) {
      expect((await look(encodeURIComponent(token))).status).toBe(410);
      expect((await accept(token)).status).toBe(410);
    }
    expect(await person('gone@example.test')).toBeUndefined();
  });

  it('is not sent to who is in the team or suspended, nor for any other role', async () => {
    await app.as('practitioner', { email: 'team@example.test' });
    const client = await app.as('client', { email: 'stopped@example.test' });
    await invite('stopped@example.test');
    await admin.patch(`/api/admin/users/${client.userId}`, { suspended: true });
    expect((await invite('team@example.test')).body.code).toBe('has-role');
    expect((await invite('stopped@example.test')).body.code).toBe('inactive');
    expect((await accept(await tokenTo('stopped@example.test'), {})).status).toBe(410);
    expect((await person('stopped@example.test')).role).toBe('client');
    for (const [email, role] of [
      ['x@y.test', 'client'],
      ['no address', 'admin'],
      ['a@b.test\r\nBcc: c@d.test', 'admin'],
    ] as const)
      expect((await invite(email, role)).status).toBe(422);
  });
});

describe('an invitation where no mail server is configured', () => {
  let without: TestApp;
  beforeAll(async () => {
    without = await testApp({ modules: ['administration'] });
  });
  afterAll(() => without.stop());

  it('shows its link to the admin who invites, once and on record, and nowhere else', async () => {
    const inviter = await without.as('admin');
    const email = 'by-hand@example.test';
    const key = { 'idempotency-key': crypto.randomUUID() };
    const made = await inviter.post('/api/invitations', { email, role: 'practitioner' }, key);
    expect(made.status).toBe(201);
    expect(made.headers['cache-control']).toBe('no-store');
    const { pathname, searchParams, origin } = new URL(made.body.link);
    const token = searchParams.get('token') ?? '';
    expect([origin, pathname, token]).toEqual([
      without.config.baseUrl,
      '/invitation',
      expect.stringMatching(/^[\w-]{43}$/),
    ]);
    // The same answer for the same request, whose answer was lost on the way.
    expect((await inviter.post('/api/invitations', { email, role: 'practitioner' }, key)).body.link).toBe(
      made.body.link,
    );
    const elsewhere = [
      (await inviter.get('/api/invitations')).body,
      await without.knex('invitations'),
      await without.knex('audit_log'),
      await without.knex('mails'),
      without.logged,
    ];
    expect(JSON.stringify(elsewhere)).not.toContain(token);
    const actions = await without.knex('audit_log').where({ object: made.body.id }).select('action', 'actor');
    expect(actions).toEqual([{ action: 'invitation.link-shown', actor: inviter.userId }]);

    const visitor = await without.as('anon');
    const form = new URLSearchParams({ token, fullName: 'Bea Hand', password }).toString();
    const accepted = await visitor.post('/invitation', form, { 'content-type': 'application/x-www-form-urlencoded' });
    expect(accepted.status).toBe(200);
    // Whoever had the link need not have the mailbox.
    const bea = await without.knex('users').where({ email }).first();
    expect([bea.role, bea.email_verified_at]).toEqual(['practitioner', null]);
    const events = await without.knex('outbox_events').whereRaw("payload ->> 'userId' = ?", [bea.id]).pluck('event');
    expect(events).toEqual(['core.role-granted']);
  });
});
