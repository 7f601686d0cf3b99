import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app';
import { expectTranslatedProblems } from '../../testing/problem-sentences';
import { accountProblemTexts } from '../auth/problem-texts';
import { createProblemTranslator } from './translate-problem';

describe('createProblemTranslator', () => {
  const translate = createProblemTranslator([
    { 'Wait {count} seconds.': { de: 'Warte {count} Sekunden.', es: 'Espera {count} segundos.' } },
    { 'No.': { de: 'Nein.', es: 'No, no.' } },
  ]);

  it('carries values over', () => {
    expect(translate('Wait 12 seconds.', 'de')).toBe('Warte 12 Sekunden.');
    expect(translate('Wait 12 seconds.', 'es')).toBe('Espera 12 segundos.');
  });

  it('leaves English and unknown sentences as they are', () => {
    expect(translate('Wait 12 seconds.', 'en')).toBe('Wait 12 seconds.');
    expect(translate('Wait 12 seconds. Really.', 'de')).toBe('Wait 12 seconds. Really.');
    expect(translate(`Wait ${'9'.repeat(10_000)} seconds.`, 'de')).toMatch(/^Wait 9/);
  });

  it('refuses two translations of one sentence', () => {
    const twice = [{ 'No.': { de: 'Nein.', es: 'No.' } }, { 'No.': { de: 'Nö.', es: 'No.' } }];
    expect(() => createProblemTranslator(twice)).toThrow('differently');
  });
});

describe('refusals', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp({ modules: ['labors'] });
  });
  afterAll(() => app.stop());

  it('of sign-up are in German and Spanish', () => expectTranslatedProblems(['core/server/auth'], accountProblemTexts));

  it('come in the language of the request, with their fields', async () => {
    const visitor = await app.as('anon');
    const wrong = { fullName: 'Ann Lee', email: 'ann', password: 'eleven quiet herons' };
    const said = async (language: string) => {
      const { status, body } = await visitor.post('/api/auth/register', wrong, { 'accept-language': language });
      const { detail, fields } = body as { detail: string; fields: { path: string; message: string }[] };
      return [status, detail, fields[0]];
    };
    const german = 'Gib eine E-Mail-Adresse ein, zum Beispiel name@example.com.';
    expect(await said('de-CH,de;q=0.8')).toEqual([422, german, { path: 'email', message: german }]);
    const spanish = 'Escribe una dirección de correo, por ejemplo name@example.com.';
    expect(await said('es')).toEqual([422, spanish, { path: 'email', message: spanish }]);
    const english = 'Enter an email address such as name@example.com.';
    expect(await said('fr')).toEqual([422, english, { path: 'email', message: english }]);
  });

  it('go by the language that the page keeps before that of the browser', async () => {
    const visitor = await app.as('anon');
    const headers = { cookie: 'language=es', 'accept-language': 'de' };
    const { body } = await visitor.get('/api/account/preferences', headers);
    expect((body as { detail: string }).detail).toBe('Inicia sesión para continuar.');
  });

  it('of a schema are translated with their limits', async () => {
    const visitor = await app.as('anon');
    const { body } = await visitor.post(
      '/api/auth/register',
      { fullName: 'A'.repeat(500), email: 'ann@example.test', password: 7 },
      { 'accept-language': 'de' },
    );
    const messages = (body as { fields: { message: string }[] }).fields.map(({ message }) => message);
    expect(messages).toContain('Schreib das als Text.');
    expect(messages.some((message) => /^Schreib höchstens \d+ Zeichen\.$/.test(message))).toBe(true);
  });
});
