import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { anImportForm } from '#core/testing/import-file';
import { expectListOfAdmins, readColumn, readField } from '#core/testing/staff-lists';

let app: TestApp;
let admin: Client;
const path = '/api/imports';
const names = (query = '') => readField(admin, path, 'fileName', query);

beforeAll(async () => {
  app = await testApp({ modules: ['imports', 'concierge'] });
  admin = await app.as('admin');
  for (const name of ['offers of May.csv', '=april 100%.csv', 'broken.csv']) {
    const form = await anImportForm('offers', 'name,category,location,provider\nHouse,hotel,Lisbon,House\n', name);
    const sent = await admin.send({ method: 'POST', path, ...form });
    expect(sent.status, sent.text).toBe(201);
  }
  await app.knex('imports').where({ file_name: 'broken.csv' }).update({ state: 'failed', kind: 'practitioners' });
});
afterAll(() => app.stop());

it('lists files by name, state and contents, page by page, and the same as a file', async () => {
  expect(await names()).toEqual(['broken.csv', '=april 100%.csv', 'offers of May.csv']);
  expect(await names('sort=oldest')).toEqual(['offers of May.csv', '=april 100%.csv', 'broken.csv']);
  expect(await names('sort=file')).toHaveLength(3);
  expect(await names('state=failed')).toEqual(['broken.csv']);
  expect(await names('kind=offers&sort=oldest')).toEqual(['offers of May.csv', '=april 100%.csv']);
  expect(await names(`q=${encodeURIComponent('100%')}`)).toEqual(['=april 100%.csv']);
  expect(await names('q=_')).toEqual([]);
  expect(await readColumn(admin, `${path}.csv?kind=offers`, 0)).toEqual([
    'File',
    "'=april 100%.csv",
    'offers of May.csv',
  ]);
  // What is still on its way is nobody's to see.
  await app.knex('imports').where({ file_name: 'broken.csv' }).update({ state: 'uploading' });
  expect(await names('state=uploading')).toEqual([]);
});

it('refuses what it does not know, and everybody but admins', async () => {
  await expectListOfAdmins(app, admin, { path, file: `${path}.csv`, wrong: ['state=gone', 'kind=%27%27'] });
});
