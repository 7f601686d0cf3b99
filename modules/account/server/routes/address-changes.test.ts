import { afterAll, describe, expect, it } from 'vitest';
import { issueToken, redeemToken } from '#core/server/auth/one-time-tokens';
import { testApp } from '#core/testing/app';
import { createClient } from '#core/testing/client';
import { measureWork } from '#core/testing/measure-work';
import { aMember, elsewhere, mailsTo, password } from '#core/testing/member';

const app = await testApp({ modules: ['account'] });
afterAll(() => app.stop());

const linkIn = async (to: string): Promise<string> => {
  await app.runJobs();
  const mails = await mailsTo(app, to);
  return /token=([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
};
const confirm = (token: string, by = createClient(app.url)) =>
  by.send({
    method: 'POST',
    path: '/confirm-new-address',
    body: `token=${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const emailOf = async (id: string): Promise<string> =>
  (await app.knex('users').where({ id }).first<{ email: string }>('email')).email;

describe('another address', () => {
  it('counts once its own mailbox confirms it; the former one is told, other places are signed out', async () => {
    const here = await aMember(app, 'old@example.test');
    const there = await elsewhere(app, here);
    const reset = await issueToken(app.knex, 'set-password', here.userId);
    expect((await here.post('/api/account/email', { email: 'New@Example.test' })).status).toBe(202);
    expect(await emailOf(here.userId)).toBe('old@example.test');
    expect((await here.get('/api/account')).body.pendingEmail).toBe('new@example.test');
    expect((await mailsTo(app, 'old@example.test')).map(({ subject }) => subject)).toEqual([
      'Somebody asked to change your address',
    ]);
    const token = await linkIn('new@example.test');
    expect((await here.get(`/confirm-new-address?token=${token}`)).status).toBe(200);
    expect(await emailOf(here.userId)).toBe('old@example.test');
    expect((await confirm(token, here)).status).toBe(200);
    expect(await emailOf(here.userId)).toBe('new@example.test');
    expect((await here.get('/api/account')).body).toMatchObject({ emailProven: true, pendingEmail: null });
    expect((await there.get('/api/account')).status).toBe(401);
    expect(await redeemToken(app.knex, 'set-password', reset)).toBeNull();
    expect((await mailsTo(app, 'old@example.test')).at(-1)?.subject).toBe('Your address was changed');
    expect((await confirm(token)).status).toBe(410);
  });

  it('is changed once when two windows confirm at the same moment', async () => {
    const member = await aMember(app, 'twice@example.test');
    await member.post('/api/account/email', { email: 'twice-new@example.test' });
    const token = await linkIn('twice-new@example.test');
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    expect(await app.knex('audit_log').where({ subject: member.userId, action: 'address.changed' })).toHaveLength(1);
  });

  it('goes to one of two people who want it, and the other keeps theirs', async () => {
    const [one, two] = [await aMember(app, 'one@example.test'), await aMember(app, 'two@example.test')];
    await one.post('/api/account/email', { email: 'wanted@example.test' });
    const first = await linkIn('wanted@example.test');
    await two.post('/api/account/email', { email: 'wanted@example.test' });
    const second = await linkIn('wanted@example.test');
    const answers = await Promise.all([confirm(first), confirm(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    const emails = [await emailOf(one.userId), await emailOf(two.userId)];
    expect(emails.filter((email) => email === 'wanted@example.test')).toHaveLength(1);
  });

  it('does not reveal whether somebody has it already, not by its work either, and notifies the owner', async () => {
    await aMember(app, 'known@example.test');
    const [first, second, third] = await Promise.all([1, 2, 3].map((n) => aMember(app, `curious-${n}@example.test`)));
    const request = (by: typeof first, email: string) => async () =>
      (await by?.post('/api/account/email', { email })) ?? { status: 0 };
    // The first one of all also makes the name of the job known to the queue.
    await request(third, 'first@example.test')();
    const known = await measureWork(app.knex, request(first, 'known@example.test'));
    const free = await measureWork(app.knex, request(second, 'free@example.test'));
    expect(free).toEqual(known);
    expect(free.status).toBe(202);
    const pending = async (by: typeof first) => (await by?.get('/api/account'))?.body.pendingEmail;
    expect([await pending(first), await pending(second)]).toEqual(['known@example.test', 'free@example.test']);
    await app.runJobs();
    const [mail, ...more] = await mailsTo(app, 'known@example.test');
    expect(more).toEqual([]);
    expect([mail?.subject, mail?.text]).toEqual([
      'This address already has a Hedo account',
      expect.not.stringContaining('token='),
    ]);
    expect(await linkIn('free@example.test')).toMatch(/^[\w-]{43}$/);
  });

  it('gets five mails an hour, whoever asks for it', async () => {
    for (let n = 0; n < 7; n += 1) {
      const member = await aMember(app, `asks-${n}@example.test`);
      expect((await member.post('/api/account/email', { email: 'flooded@example.test' })).status).toBe(202);
    }
    await app.runJobs();
    expect(await mailsTo(app, 'flooded@example.test')).toHaveLength(5);
  });

  it.each([
    ['a newer wish', async (member) => void (await member.post('/api/account/email', { email: 'newer@example.test' }))],
    ['taking it back', async (member) => void (await member.delete('/api/account/email'))],
    [
      'a new password',
      async (member) =>
        void (await member.post('/api/account/password', {
          currentPassword: password,
          newPassword: 'nine open doors 52',
        })),
    ],
    [
      'an hour',
      async (member) =>
        void (await app
          .knex('email_changes')
          .where({ user_id: member.userId })
          .update({ expires_at: app.knex.fn.now() })),
    ],
  ] as [string, (member: Awaited<ReturnType<typeof aMember>>) => Promise<void>][])(
    'cannot be confirmed after %s',
    async (name, happens) => {
      const slug = name.replaceAll(' ', '-');
      const member = await aMember(app, `${slug}@example.test`);
      await member.post('/api/account/email', { email: `${slug}-2@example.test` });
      const token = await linkIn(`${slug}-2@example.test`);
      await happens(member);
      expect((await confirm(token)).status).toBe(410);
      expect(await emailOf(member.userId)).toBe(`${slug}@example.test`);
    },
  );
});
