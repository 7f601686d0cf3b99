import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { expectListOfAdmins, readColumn, readField } from '#core/testing/staff-lists';
import { matched } from '#modules/matching/testing/matched';
import { addCredential, checkCredential, publishPage } from '../testing/factory';

let app: TestApp;
let admin: Client;
const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const credentials = '/api/studio/practitioner-credentials';
const reviews = '/api/studio/practitioner-reviews';

beforeAll(async () => {
  app = await testApp({ modules: ['practitioner-pages'] });
  admin = await app.as('admin');
  const nora = await app.as('practitioner', { firstName: 'Nora', lastName: 'Lind' });
  const ada = await app.as('practitioner', { firstName: 'Ada', lastName: 'Berg' });
  await addCredential(nora, { title: '=Diploma 100%' });
  const licence = await addCredential(ada, { title: 'Licence', issuer: 'City of Bern', expiresOn: day(20) });
  expect((await checkCredential(admin, licence)).status).toBe(200);
  await addCredential(nora, { title: 'Course', expiresOn: day(400) });
  const slugs = { Nora: await publishPage(app.knex, admin, nora), Ada: await publishPage(app.knex, admin, ada) };
  for (const [name, practitioner, stars] of [
    ['Nora', nora, 5],
    ['Ada', ada, 2],
    ['Nora', nora, 4],
  ] as const) {
    const client = await app.as('client');
    await matched(app.knex, client, practitioner);
    const text = `=${stars} stars, after a good year.`;
    const sent = await client.put(`/api/practitioner-pages/${slugs[name]}/review`, { stars, text, naming: 'nameless' });
    expect(sent.status).toBe(200);
  }
});
afterAll(() => app.stop());

describe('the list of credentials', () => {
  it('is searched, filtered and sorted, page by page, and is the same as a file', async () => {
    const titles = (query: string) => readField(admin, credentials, 'title', query);
    expect(await titles('')).toEqual(['=Diploma 100%', 'Licence', 'Course']);
    expect(await titles('sort=newest')).toEqual(['Course', 'Licence', '=Diploma 100%']);
    expect(await titles('sort=expires')).toEqual(['Licence', 'Course', '=Diploma 100%']);
    expect((await titles('sort=name'))[0]).toBe('Licence');
    expect(await titles('state=uploaded')).toEqual(['=Diploma 100%', 'Course']);
    expect(await titles('expiry=soon')).toEqual(['Licence']);
    expect(await titles('expiry=never')).toEqual(['=Diploma 100%']);
    expect(await titles('expiry=over')).toEqual([]);
    expect(await titles(`q=${encodeURIComponent('100%')}`)).toEqual(['=Diploma 100%']);
    expect(await titles('q=bern')).toEqual(['Licence']);
    expect(await titles(`q=${encodeURIComponent('nora l')}&sort=newest`)).toEqual(['Course', '=Diploma 100%']);
    expect(await readColumn(admin, `${credentials}.csv?q=nora`, 1)).toEqual(['Credential', "'=Diploma 100%", 'Course']);
  });

  it('answers one credential with its version, and 404 for an unknown one', async () => {
    const [{ id }] = (await admin.get(`${credentials}?q=licence`)).body;
    const one = await admin.get(`${credentials}/${id}`);
    expect([one.body.title, one.body.name, one.headers.etag]).toEqual(['Licence', 'Ada Berg', '"2"']);
    expect((await admin.get(`${credentials}/00000000-0000-4000-8000-000000000000`)).status).toBe(404);
  });
});

it('reviews are searched, filtered and sorted, page by page, and are the same as a file', async () => {
  const stars = (query: string) => readField(admin, reviews, 'stars', query);
  expect(await stars('')).toEqual([5, 2, 4]);
  expect(await stars('sort=newest')).toEqual([4, 2, 5]);
  expect(await stars('sort=stars')).toEqual([2, 4, 5]);
  expect(await stars('stars=4')).toEqual([4]);
  expect(await stars('q=nora')).toEqual([5, 4]);
  const [row] = (await admin.get(`${reviews}?stars=2`)).body;
  const decision = { publish: true, note: '' };
  const decided = await admin.post(`${reviews}/${row.id}/decisions`, decision, { 'if-match': `"${row.version}"` });
  expect(decided.status).toBe(200);
  expect(await stars('state=published')).toEqual([2]);
  expect(await stars('state=waiting&sort=stars')).toEqual([4, 5]);
  expect(await readColumn(admin, `${reviews}.csv?state=waiting&sort=stars`, 1)).toEqual(['Stars', '4', '5']);
  expect((await admin.get(`${reviews}.csv`)).text).toContain(`"'=5 stars, after a good year."`);
});

it('both refuse places of another order, unknown filters, and everybody but admins', async () => {
  for (const [path, other] of [
    [credentials, 'expires'],
    [reviews, 'stars'],
  ] as const) {
    const first = await admin.get(`${path}?limit=1`);
    const next = new URL(String(/<([^>]+)>/.exec(String(first.headers.link))?.[1]), 'http://x').searchParams;
    expect((await admin.get(`${path}?sort=${other}&after=${next.get('after')}`)).status).toBe(422);
    await expectListOfAdmins(app, admin, { path, file: `${path}.csv`, wrong: ['state=gone', 'stars=9'] });
  }
});
