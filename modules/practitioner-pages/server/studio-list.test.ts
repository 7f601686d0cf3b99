import { afterAll, expect, it } from 'vitest';
import { testApp } from '#core/testing/app';
import { decide, publishPage, studioPage } from '../testing/factory';

const app = await testApp({ modules: ['practitioner-pages'] });
const admin = await app.as('admin');
afterAll(() => app.stop());

const path = '/api/studio/practitioner-pages';
const names = async (query: string): Promise<string[]> => {
  const found: string[] = [];
  let next: string | undefined = `${path}?limit=1&${query}`;
  while (next) {
    const page = await admin.get(next);
    expect(page.status, next).toBe(200);
    found.push(...page.body.map(({ name }: { name: string }) => name));
    next = /<([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1];
  }
  return found;
};

it('lists pages of practitioners by search, filters and order, page by page, and the same as a file', async () => {
  const people = [await app.as('practitioner'), await app.as('practitioner'), await app.as('practitioner')];
  for (const one of people) await publishPage(app.knex, admin, one);
  const rename = (name: string, one: (typeof people)[number] | undefined) =>
    app.knex('practitioner_pages').where({ user_id: one?.userId }).update({ name });
  await rename('Cora 100%', people[0]);
  await rename('=Ada', people[1]);
  await rename('Björn', people[2]);
  await decide(admin, await studioPage(app.knex, admin, people[2] as never), 'hide', 'Ask us first.');

  expect(await names('sort=name')).toEqual(['=Ada', 'Björn', 'Cora 100%']);
  expect(await names('')).toEqual(['Cora 100%', '=Ada', 'Björn']);
  expect(await names('sort=changed')).toEqual(['Björn', '=Ada', 'Cora 100%']);
  expect(await names('shown=hidden')).toEqual(['Björn']);
  expect(await names('shown=yes&sort=name')).toEqual(['=Ada', 'Cora 100%']);
  expect(await names('shown=no')).toEqual([]);
  expect(await names('credentials=waiting')).toEqual([]);
  expect(await names(`q=${encodeURIComponent('0%')}`)).toEqual(['Cora 100%']);
  expect(await names(`q=${encodeURIComponent('bjö')}`)).toEqual(['Björn']);

  const file = (await admin.get(`${path}.csv?shown=yes&sort=name`)).text.trimEnd().split('\r\n');
  expect(file.map((line) => line.split(',')[0])).toEqual(['Practitioner', "'=Ada", 'Cora 100%']);

  for (const wrong of ['shown=maybe', 'sort=price', 'credentials=all', 'after=bm90', 'q='])
    expect((await admin.get(`${path}?${wrong}`)).status, wrong).toBe(422);
  for (const role of ['client', 'practitioner'] as const)
    expect((await (await app.as(role)).get(`${path}.csv`)).status).toBe(403);
});
