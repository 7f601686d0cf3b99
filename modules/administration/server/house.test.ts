import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { aPicture, change } from '#modules/media/testing/factory';
import { act, publish, read, save } from '#modules/studio/testing/factory';

let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await testApp({ modules: ['administration'] });
  admin = await app.as('admin');
});
afterAll(() => app.stop());

const identity = { name: 'Haus Lumen', contactEmail: 'hello@lumen.example', phone: '+49 30 123456', address: 'Weg 1' };
const refusalOf = async (document: string, fields: Parameters<typeof save>[2]) => {
  const saved = await save(admin, document, fields);
  if (saved.status !== 200) return saved.body.fields;
  return (await act(admin, document, 'publish')).body.fields;
};

it('refuses what cannot stand in a header, a mail or an address', async () => {
  const wrong = { name: 'Lumen <b>', contactEmail: 'two@a.example, b@b.example', phone: 'ring us', mark: null };
  expect((await refusalOf('house/identity/en', wrong)).map(({ path }: { path: string }) => path)).toEqual([
    'name',
    'contactEmail',
    'phone',
  ]);
  const unknown = { ...identity, mark: '5b1f4d5b-0000-4000-8000-000000000000' };
  expect((await refusalOf('house/identity/en', unknown))[0].path).toBe('mark');
  expect((await refusalOf('house/identity/en', { ...identity, mark: 'mark.svg' }))[0].path).toBe('fields.mark');
});

it('refuses colours that cannot be read, with the figure', async () => {
  const refused = await refusalOf('house/colours/en', { accentLight: '#e3b7d5', accentDark: '#552149' });
  expect(refused.map(({ message }: { message: string }) => message)).toEqual([
    expect.stringMatching(/^This colour has a contrast of 1\.\d:1 on paper; 4\.5:1 is needed\. Choose a darker one\.$/),
    expect.stringMatching(
      /^This colour has a contrast of 1\.\d:1 by night; 4\.5:1 is needed\. Choose a lighter one\.$/,
    ),
  ]);
  expect((await refusalOf('house/colours/en', { accentLight: '#1f4e5f', accentDark: null }))[0].path).toBe(
    'accentDark',
  );
});

it('is called by its name in mails, and writes them in the languages that it offers', async () => {
  const ask = async (email: string): Promise<void> => {
    const visitor = await app.as('anon');
    const sent = { fullName: 'Ann Hedo', email, password: 'eleven quiet herons' };
    expect((await visitor.post('/api/auth/register', sent, { 'accept-language': 'de' })).status).toBe(202);
    await app.runJobs();
  };
  await publish(admin, 'house/identity/en', { ...identity, mark: null });
  await publish(admin, 'house/languages/en', { hasGerman: true, hasSpanish: false });
  await ask('ann@example.test');
  const [german] = await app.mails('ann@example.test');
  expect(german?.text).toContain('Willkommen bei Haus Lumen.');
  expect(german?.text).toContain('\n\nHaus Lumen\n');
  expect(german?.text).not.toContain('Hedo');
  expect(german?.html).toContain('Haus Lumen');
  await publish(admin, 'house/languages/en', { hasGerman: false, hasSpanish: false });
  await ask('bea@example.test');
  expect((await app.mails('bea@example.test'))[0]?.subject).toBe('Confirm your address');
});

it('shows its mark to everybody, and gives the file back when it has another', async () => {
  const picture = await aPicture(admin);
  const { id } = (await change(admin, picture, { alt: '', isDecorative: true })).body;
  await publish(admin, 'house/identity/en', { ...identity, mark: id });
  const uses = () => app.knex('media_uses').where({ place: 'house:mark' }).select('media_id', 'is_public');
  expect(await uses()).toEqual([{ media_id: id, is_public: true }]);
  await publish(admin, 'house/identity/en', { ...identity, mark: null });
  expect(await uses()).toEqual([]);
  const acts = await app.knex('audit_log').where({ object: 'studio:house/identity/en', action: 'studio.published' });
  expect(acts).toHaveLength(3);
  expect((await read(admin, 'house/identity/en')).published?.number).toBe(3);
});

it('is done in the checklist once it has its name', async () => {
  const { body } = await admin.get('/api/studio/first-run');
  const states = body.map(({ id, isDone }: { id: string; isDone: boolean }) => [id, isDone]);
  expect(states.slice(0, 3)).toEqual([
    ['administration.own-name', true],
    ['administration.name', true],
    ['administration.contact', true],
  ]);
});
