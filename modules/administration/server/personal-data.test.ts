import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';

let app: TestApp;
let person: Client;
beforeAll(async () => {
  app = await testApp({ modules: ['administration'] });
  person = await app.as('client', { email: 'now@example.test' });
});
afterAll(() => app.stop());

const invite = async (email: string, at: string, more: object = {}): Promise<void> => {
  const row = { email, role: 'practitioner', token_hash: randomUUID(), created_at: at, withdrawn_at: at, ...more };
  await app.knex('invitations').insert({ ...row, expires_at: at });
};
const listInvited = () => app.knex('invitations').orderBy('email').orderBy('created_at').pluck('email');
const dataOf = () => app.assembled.personalData.find(({ owner }) => owner === 'administration')?.data;

it('hands over and erases the invitations of a person, and leaves those of the next owner of a former address', async () => {
  await app.knex('email_changes').insert({
    user_id: person.userId,
    old_email: 'before@example.test',
    new_email: 'now@example.test',
    token_hash: randomUUID(),
    expires_at: '2026-11-10T09:00:00Z',
    confirmed_at: '2026-11-10T08:00:00Z',
  });
  await invite('now@example.test', '2026-11-20T08:00:00Z');
  await invite('before@example.test', '2026-11-01T08:00:00Z');
  await invite('before@example.test', '2026-11-11T08:00:00Z');
  await invite('by-link@example.test', '2026-11-12T08:00:00Z', { accepted_by: person.userId });
  await invite('other@example.test', '2026-11-20T08:00:00Z');

  expect(await dataOf()?.export(person.userId)).toEqual({
    invitations: Array(2).fill({ role: 'practitioner', at: expect.any(String), acceptedAt: null }),
  });
  await app.knex.transaction(async (trx) => dataOf()?.erase(trx, person.userId));
  expect(await listInvited()).toEqual(['before@example.test', 'other@example.test']);
});

it('forgets invitations three months after they closed', async () => {
  await app.knex('invitations').delete();
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  await invite('long-ago@example.test', ago(91));
  await invite('lately@example.test', ago(89));
  await app.knex.raw("select graphile_worker.add_job('core.apply-retention', payload => '{}'::json)");
  await app.runJobs();
  expect(await listInvited()).toEqual(['lately@example.test']);
});
