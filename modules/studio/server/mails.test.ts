import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  fillWording,
  listNeeded,
  moduleMails,
  sampleMail,
  templateOf,
  toWording,
  valuesOf,
} from '#core/contract/mail-templates';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { act, pathOf, publish, read, save } from '../testing/factory';

const languages = ['en', 'de', 'es'] as const;
const document = 'mails/core-new-password/en';

let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await testApp();
  admin = await app.as('admin', { email: 'admin@example.test' });
});
afterAll(() => app.stop());

/** All that a mail may say besides its own words: none of it is what somebody wrote. */
const known =
  /^(?:link\d?|contact|reference|when|day|time|from|until|retreat|withdraw|status|help|number|amount|code|issuer|figures)$/;

it('knows the mails of all modules, whole in three languages, and no word of a person as a value', () => {
  const all = app.assembled.ports
    .all(moduleMails)
    .flatMap(({ module, mails }) =>
      mails.map(({ title, sample }) => ({ key: `${module}.${templateOf(sample)}`, title, sample })),
    );
  expect(all.length).toBeGreaterThan(60);
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  for (const { key, sample } of all) {
    const names = Object.keys(valuesOf(sample, 'en'));
    expect([key, names.filter((name) => !known.test(name))]).toEqual([key, []]);
    for (const language of languages) {
      const { subject, text } = sample.words[language];
      const values = valuesOf(sample, language);
      const wording = toWording({ subject, text }, values);
      expect([key, fillWording(wording, values)]).toEqual([key, { subject, text }]);
      for (const name of listNeeded(values))
        expect([key, language, wording.text]).toEqual([key, language, expect.stringContaining(`{${name}}`)]);
      // Nothing that stands for a value is left as it is.
      expect([key, wording.text.includes(sampleMail.home)]).toEqual([key, false]);
    }
  }
});

it('refuses values that no mail has, and a mail without its link, by their names', async () => {
  const subject = 'New password for {name}';
  await save(admin, document, { subject, text: 'Press the button.' });
  const refused = await act(admin, document, 'publish');
  expect(refused.status).toBe(422);
  expect(refused.body.fields).toEqual([
    { path: 'subject', message: expect.stringContaining('{name}') },
    { path: 'text', message: expect.stringContaining('{link}') },
  ]);
});

it('shows a draft with sample values, and mails it to whoever edits it alone', async () => {
  const fields = { subject: 'A new password', text: 'Choose it here: {link}\n\n{house}' };
  const preview = await admin.post(pathOf(document, '/preview'), { fields });
  expect(preview.body.mail.text).toMatch(/^Choose it here: https:\/\/example\.com\/\S+\n\nHedo$/);
  const sent = await admin.post(pathOf(document, '/test'), { fields });
  expect([sent.status, sent.body]).toEqual([202, { to: 'admin@example.test' }]);
  const [mail] = await app.mails('admin@example.test');
  expect(mail).toMatchObject({
    kind: 'studio.test',
    subject: 'A new password',
    html: expect.stringContaining('<a href'),
  });
  const wrong = await admin.post(pathOf(document, '/test'), { fields: { ...fields, text: 'No link' } });
  expect(wrong.status).toBe(422);
  expect((await admin.post(pathOf('settings/editing/en', '/test'), { fields: { isReviewed: true } })).status).toBe(404);
});

it('writes what staff published, in that language alone, until it is restored', async () => {
  const ask = async (language: string): Promise<string> => {
    const { client } = { client: await app.as('anon') };
    await client.post('/api/auth/forgot', { email }, { 'accept-language': language });
    await app.runJobs();
    return (await app.mails(email)).at(-1)?.text ?? '';
  };
  const email = 'jo@example.test';
  await app.as('client', { email });
  await publish(admin, document, { subject: 'Your password', text: 'Dear guest of {house},\n\n{link}' });
  await expect.poll(() => ask('en')).toMatch(/^Dear guest of Hedo,\n\nhttp:\S+token=\S+\n$/);
  expect(await ask('de')).toMatch(/^Öffne innerhalb von 30 Minuten/);
  const { version } = await read(admin, document);
  const restored = await admin.post(pathOf(document, '/versions/0/restore'), {}, { 'if-match': `"${version}"` });
  expect(restored.status).toBe(200);
  expect((await act(admin, document, 'publish')).status).toBe(200);
  await expect.poll(() => ask('en')).toMatch(/^Open this address within 30 minutes/);
});
