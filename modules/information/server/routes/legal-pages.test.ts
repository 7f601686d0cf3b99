import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { act, publish, save } from '#modules/studio/testing/factory';

let app: TestApp;
let admin: Client;
let anon: Client;
beforeAll(async () => {
  app = await testApp({ modules: ['information'] });
  [admin, anon] = [await app.as('admin'), await app.as('anon')];
});
afterAll(() => app.stop());
const read = async (page: string) => (await anon.get(`/api/legal-pages/${page}`)).body;

it('says what the product says until the operator publishes words, which then hold in every language', async () => {
  expect(await read('imprint/de')).toEqual({ title: 'Impressum', tree: null, validFrom: null, language: 'de' });
  const body = '## Who we are\n\nHouse of *Light* <script>alert(1)</script>';
  await publish(admin, 'legal-pages/imprint/en', { title: 'Imprint', body, validFrom: '2026-12-01' });
  await expect.poll(async () => (await read('imprint/en')).validFrom).toBe('2026-12-01');
  const shown = await read('imprint/en');
  expect(shown.tree[0]).toMatchObject({ kind: 'heading', level: 2 });
  expect(JSON.stringify(shown.tree)).not.toContain('"kind":"html"');
  expect(await read('imprint/de')).toMatchObject({ title: 'Impressum', tree: shown.tree, language: 'en' });
  await publish(admin, 'legal-pages/imprint/de', { title: 'Impressum', body: 'Haus des Lichts', validFrom: null });
  await expect.poll(async () => (await read('imprint/de')).language).toBe('de');
  expect(await read('terms/en')).toMatchObject({ title: 'Terms', tree: null });
  // Taken back: an empty text is that of the product.
  await publish(admin, 'legal-pages/imprint/en', { title: 'Imprint', body: '', validFrom: null });
  await expect.poll(async () => (await read('imprint/es')).tree).toBeNull();
});

it('is on the list of what is to be done before a house opens, until it is published', async () => {
  const steps = async () =>
    Object.fromEntries(
      ((await admin.get('/api/studio/first-run')).body as { id: string; isDone: boolean }[]).map(({ id, isDone }) => [
        id,
        isDone,
      ]),
    );
  const open = { 'studio.mail': false, 'information.imprint': false, 'information.privacy': false };
  expect(await steps()).toEqual({ ...open, 'information.terms': false });
  await publish(admin, 'legal-pages/terms/en', { title: 'Terms', body: 'Be kind.', validFrom: null });
  await expect.poll(steps).toEqual({ ...open, 'information.terms': true });
});

it('refuses a date without words, days that do not exist, and pages that are not there', async () => {
  await save(admin, 'legal-pages/privacy/en', { title: 'Privacy', body: '', validFrom: '2026-12-01' });
  expect((await act(admin, 'legal-pages/privacy/en', 'publish')).body.fields[0].path).toBe('validFrom');
  expect((await save(admin, 'legal-pages/terms/en', { title: 'Terms', validFrom: '2026-02-30' })).status).toBe(422);
  for (const page of ['rules/en', 'terms/fr', 'terms/..%2fen'])
    expect((await anon.get(`/api/legal-pages/${page}`)).status).toBe(404);
});
