import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: ['labors'] });
});
afterAll(() => app.stop());

const register = async (email: string, language: string): Promise<void> => {
  const visitor = await app.as('anon');
  const answer = await visitor.post(
    '/api/auth/register',
    { fullName: 'Ann Lee', email, password: 'eleven quiet herons' },
    { 'accept-language': language },
  );
  expect(answer.status).toBe(202);
  await app.runJobs();
};
const newestTo = async (email: string): Promise<string | undefined> => (await app.mails(email)).at(-1)?.subject;

describe('the language of a mail', () => {
  it('is that of the page on which somebody signed up, and stays theirs in jobs', async () => {
    await register('ute@example.test', 'de-AT,de;q=0.9,en;q=0.5');
    expect(await newestTo('ute@example.test')).toBe('Bestätige deine Adresse');
    await register('luz@example.test', 'es-MX');
    expect(await newestTo('luz@example.test')).toBe('Confirma tu dirección');
    await register('jo@example.test', 'fr');
    expect(await newestTo('jo@example.test')).toBe('Confirm your address');
    const rows = await app
      .knex('users')
      .whereIn('email', ['ute@example.test', 'luz@example.test', 'jo@example.test'])
      .orderBy('email')
      .pluck('language');
    expect(rows).toEqual([null, 'es', 'de']);
  });

  it('is that of the account and not of anyone who types the address', async () => {
    const visitor = await app.as('anon');
    await visitor.post('/api/auth/forgot', { email: 'ute@example.test' }, { 'accept-language': 'es' });
    await app.runJobs();
    expect(await newestTo('ute@example.test')).toBe('Wähle ein neues Passwort');
    await visitor.post('/api/auth/forgot', { email: 'jo@example.test' }, { 'accept-language': 'es' });
    await app.runJobs();
    expect(await newestTo('jo@example.test')).toBe('Elige una contraseña nueva');
  });
});
