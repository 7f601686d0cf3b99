import { afterAll, describe, expect, it } from 'vitest';
import { testApp } from '#core/testing/app';
import { aMember, elsewhere, longAgo, password } from '#core/testing/member';

const app = await testApp({ modules: ['account'] });
afterAll(() => app.stop());

const asks = [
  ['POST', '/api/account/email', { email: 'other@example.test' }],
  ['POST', '/api/account/export', undefined],
  ['DELETE', '/api/account', { when: 'later' }],
] as const;

describe('what an open computer is not enough for', () => {
  it.each(asks)(
    '%s %s is refused until the password is typed again, in this very session',
    async (method, path, body) => {
      const member = await aMember(app, `${method}-${path.length}@example.test`.toLowerCase());
      const other = await elsewhere(app, member);
      await longAgo(app, member);
      const ask = () => member.send({ method, path, ...(body ? { body } : {}) });
      expect((await ask()).body).toMatchObject({ status: 403, code: 'confirm-yourself' });
      expect((await other.post('/api/account/reauthentication', { password })).status).toBe(204);
      expect((await ask()).status).toBe(403);
      expect((await member.post('/api/account/reauthentication', { password })).status).toBe(204);
      expect((await ask()).status).toBe(202);
    },
  );

  it('asks again after ten minutes', async () => {
    const member = await aMember(app, 'patient@example.test');
    expect((await member.post('/api/account/reauthentication', { password })).status).toBe(204);
    await app
      .knex('sessions')
      .where({ user_id: member.userId })
      .update({ created_at: '2026-01-01', confirmed_at: app.knex.raw("now() - interval '10 minutes 1 second'") });
    expect((await member.post('/api/account/export')).status).toBe(403);
  });

  it('is no place to guess: ten wrong passwords, then not even the right one', async () => {
    const member = await aMember(app, 'guessed@example.test');
    const guess = (typed: string) => member.post('/api/account/reauthentication', { password: typed });
    for (let tries = 0; tries < 10; tries += 1) {
      const wrong = await guess(`wrong ${tries}`);
      expect([wrong.status, wrong.body.fields[0].path]).toEqual([422, 'password']);
    }
    const stopped = await guess(password);
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
    const ticket = { email: 'guessed@example.test', password };
    expect((await member.post('/api/auth/ticket', ticket)).status).toBe(429);
  });
});
