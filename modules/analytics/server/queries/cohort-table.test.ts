import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';

const app = await testApp({ modules: ['analytics', 'labors'] });
const [admin, practitioner] = [await app.as('admin'), await app.as('practitioner')];
afterAll(() => app.stop());
const table = '/api/analytics/tables/cohorts';
/** Noon of a day in a past year, so that every month of it is over. */
const at = (day: string): string => `${day}T12:00:00Z`;

const joinedOn = async (day: string, more: { readonly firstName?: string; readonly lastName?: string } = {}) => {
  const made = await app.as('client', more);
  await app
    .knex('users')
    .where({ id: made.userId })
    .update({ created_at: at(day) });
  return made;
};
/** Saves an answer on a day, which is what counts as being active. */
const wrote = async (who: Client, day: string): Promise<void> => {
  const created_at = at(day);
  const answer = { user_id: who.userId, labor_number: 4, text_sealed: Buffer.alloc(1), words: 9 };
  await app.knex('labor_responses').where({ user_id: who.userId }).delete();
  const [{ id }] = await app
    .knex('labor_responses')
    .insert({ ...answer, created_at, updated_at: created_at })
    .returning('id');
  await app
    .knex('labor_response_versions')
    .insert({ response_id: id, version: 1, text_sealed: Buffer.alloc(1), words: 9, saved_at: created_at });
};
const rowsOf = async (period: string) =>
  (await admin.get(`${table}?period=${period}`)).body.rows.map(
    ({ label, values }: { label: string; values: unknown[] }) => [label, ...values.slice(0, 4)],
  );

let stayed: Client;
beforeAll(async () => {
  stayed = await joinedOn('2022-01-31', { firstName: 'Stella', lastName: 'Ray' });
  const [left, later] = [await joinedOn('2022-01-01'), await joinedOn('2022-02-10')];
  const suspended = await joinedOn('2022-01-15');
  await wrote(stayed, '2022-02-01');
  await wrote(left, '2022-01-31');
  await wrote(later, '2022-04-30');
  await wrote(suspended, '2022-02-15');
  await app
    .knex('users')
    .where({ id: suspended.userId })
    .update({ suspended_at: at('2022-03-01') });
  await joinedOn('2021-01-20');
});

it('says of those who joined in a month how many were active in each month since', async () => {
  const { status, body } = await admin.get(`${table}?period=2022-Q1`);
  expect([status, body.measures.map(({ label }: { label: string }) => label).slice(0, 3)]).toEqual([
    ...[200, ['Clients', '1 month on', '2 months on']],
  ]);
  expect(body.measures[1].definition).toContain('Signing in alone is not kept');
  expect(await rowsOf('2022-Q1')).toEqual([
    ['All months', 3, 33.3, 33.3, 0],
    ['January 2022', 2, 50, 0, 0],
    ['February 2022', 1, 0, 100, 0],
  ]);
  // A week holds those of its days alone, and the year before is compared month by month.
  expect(await rowsOf('2022-W05')).toEqual([
    ['All months', 1, 100, 0, 0],
    ['January 2022', 1, 100, 0, 0],
  ]);
  const january = body.rows.find(({ label }: { label: string }) => label === 'January 2022');
  expect([january.yearBefore[0], january.yearBefore[1]]).toEqual([1, 0]);
});

it('says nothing of a month that is not over', async () => {
  const now = new Date();
  const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 3)).toISOString().slice(0, 10);
  await wrote(await joinedOn(last), now.toISOString().slice(0, 10));
  const rows = await rowsOf(last.slice(0, 7));
  expect(rows[1]?.slice(1)).toEqual([1, null, null, null]);
  expect(await rowsOf('2098-01')).toEqual([]);
});

it('leads to exactly those who are counted, and is a file of them', async () => {
  const behind = (query: string) => admin.get(`${table}/rows?period=2022-Q1&${query}`);
  const { body } = await behind('row=month-1&measure=after-1');
  expect(body).toEqual([
    {
      id: stayed.userId,
      day: '2022-01-31',
      label: 'Stella R',
      path: `/team-portal/clients/${stayed.userId}`,
      value: 1,
    },
  ]);
  expect((await behind('row=total&measure=after-2')).body).toHaveLength(1);
  expect((await behind('row=total&measure=people')).body).toHaveLength(3);
  expect((await behind('row=month-9&measure=people')).status).toBe(404);
  const file = await admin.get(`${table}/rows/csv?period=2022-Q1&row=total&measure=people`);
  expect(file.text.trim().split('\r\n')).toHaveLength(4);
  expect((await admin.get(`${table}/csv?period=2022-Q1`)).text).toContain('January 2022,,2,');
  for (const path of ['', '/csv', '/course', '/rows?row=total&measure=people'])
    expect((await practitioner.get(`${table}${path}`)).status).toBe(404);
});
