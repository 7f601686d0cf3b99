import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { expectListOfAdmins, readColumn, readField } from '#core/testing/staff-lists';
import { aDiscussion, aResponse } from '../testing/factory';

let app: TestApp;
let admin: Client;
let author: Client;
const path = '/api/reports';
const ids: Record<string, string> = {};
const reasons = (query = '') => readField(admin, path, 'reason', query);
const decide = (id: string | undefined, decision: string) => admin.post(`${path}/${id}/decide`, { decision });

beforeAll(async () => {
  app = await testApp({ modules: ['community'] });
  admin = await app.as('admin');
  author = await app.as('client');
  const other = await app.as('client');
  const talk = (
    await author.post('/api/discussions', { ...aDiscussion(), title: '=Sum', content: 'We met at 100% by the lake.' })
  ).body;
  const reply = (await author.post(`/api/discussions/${talk.id}/responses`, aResponse())).body;
  const report = async (kind: string, targetId: string, reason: string, by = other) => {
    const sent = await by.post(path, { kind, targetId, reason, note: 'Only for moderators.' });
    expect(sent.status).toBe(201);
    ids[reason] = sent.body.id;
  };
  await report('discussion', talk.id, 'hurts');
  await report('response', reply.id, 'spam');
  await report('response', reply.id, 'danger', await app.as('client'));
});
afterAll(() => app.stop());

it('lists reports by words, kind, reason and state, page by page, and the same as a file without notes', async () => {
  expect(await reasons()).toEqual(['hurts', 'spam', 'danger']);
  expect(await reasons('sort=newest')).toEqual(['danger', 'spam', 'hurts']);
  expect(await reasons('kind=response')).toEqual(['spam', 'danger']);
  expect(await reasons('reason=spam')).toEqual(['spam']);
  expect(await reasons(`q=${encodeURIComponent('100% by')}`)).toEqual(['hurts']);
  expect(await reasons('q=%25%25')).toEqual([]);
  expect(await readColumn(admin, `${path}.csv?kind=discussion`, 2)).toEqual(['Reason', 'hurts']);
  const { text } = await admin.get(`${path}.csv`);
  expect(text).toContain("'=Sum");
  expect(text).not.toContain('Only for moderators');
  expect(await app.knex('audit_log').where({ action: 'community.reports-exported' })).not.toHaveLength(0);
});

it('opens again what stayed, with all that were decided together, and nothing that was hidden', async () => {
  expect((await decide(ids.spam, 'keep')).status).toBe(204);
  expect(await reasons('status=kept')).toEqual(['spam', 'danger']);
  expect((await decide(ids.danger, 'reopen')).status).toBe(204);
  expect(await reasons('status=open')).toEqual(['hurts', 'spam', 'danger']);
  expect((await decide(ids.spam, 'reopen')).body.code).toBe('not-kept');
  await decide(ids.hurts, 'keep');
  // What stayed can still be hidden.
  expect((await decide(ids.hurts, 'hide')).status).toBe(204);
  expect(await reasons('status=hidden')).toEqual(['hurts']);
  expect((await decide(ids.hurts, 'reopen')).body.code).toBe('not-kept');
});

it('refuses what it does not know, and everybody but moderators', async () => {
  await expectListOfAdmins(app, admin, { path, file: `${path}.csv`, wrong: ['status=gone', 'kind=pod', 'reason=fun'] });
});
