import { afterAll, expect, it } from 'vitest';
import { testApp } from '#core/testing/app';
import { importFile } from '#core/testing/import-file';
import { practiceVocabulary } from '#modules/matching/public-server';
import { publish } from '#modules/studio/testing/factory';

const app = await testApp({ modules: ['practitioner-pages', 'imports'] });
const admin = await app.as('admin');
afterAll(() => app.stop());

const rowsOf = (email: string): string =>
  [
    'email,firstName,lastName,experience,languages,frameworks,specialization1,statement1',
    `${email},Uma,Reed,4,English,${practiceVocabulary.frameworks[0]},forest WALKS,I walk with people until the words come by themselves.`,
  ].join('\n');
const helpOf = async (): Promise<string> => {
  const { body: kinds } = await admin.get('/api/imports/kinds');
  return JSON.stringify(kinds.find(({ id }: { id: string }) => id === 'practitioners'));
};
const importOne = async (email: string) => {
  const { checked, done } = await importFile(app, admin, 'practitioners', rowsOf(email));
  expect(checked.body.checked).toEqual(done.body.written);
  return { ...done.body.written, refusals: done.body.refusals };
};
const refused = { created: 0, refused: 1, refusals: [{ line: 2, reason: expect.stringContaining('specialization') }] };

it('takes specializations that staff offer next to those of the product, until they take them away', async () => {
  expect(await importOne('early@example.test')).toMatchObject(refused);
  const { key } = (await admin.post('/api/studio/approaches/documents', { title: 'Forest Walks' })).body;
  await publish(admin, `approaches/${key}/en`, { name: 'Forest Walks', isHidden: false });
  await expect.poll(helpOf, { timeout: 10_000 }).toContain('Forest Walks');
  expect(await importOne('uma@example.test')).toMatchObject({ created: 1, refused: 0, refusals: [] });
  const record = await app
    .knex('practitioners as p')
    .join('users as u', 'u.id', 'p.user_id')
    .where('u.email', 'uma@example.test')
    .first('p.specializations');
  expect(record).toEqual({ specializations: ['Forest Walks'] });

  await publish(admin, `approaches/${key}/en`, { name: 'Forest Walks', isHidden: true });
  await expect.poll(helpOf, { timeout: 10_000 }).not.toContain('Forest Walks');
  expect(await importOne('vera@example.test')).toMatchObject(refused);
  expect(await app.knex('users').whereIn('email', ['early@example.test', 'vera@example.test'])).toEqual([]);
});
