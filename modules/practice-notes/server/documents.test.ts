import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { aForm } from '#core/testing/picture-form';
import { matched, unmatched } from '#modules/matching/testing/matched';
import { largestDocument, mostDocuments } from '../schemas/values';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let app: TestApp;
let client: Client;
let practitioner: Client;
let stranger: Client;
let matchId: string;
beforeAll(async () => {
  app = await testApp({ modules: ['practice-notes'] });
  client = await app.as('client', { email: 'zerlina@example.test', firstName: 'Zerlina', lastName: 'Quist' });
  practitioner = await app.as('practitioner', { email: 'ana@example.test', firstName: 'Ana', lastName: 'Ruiz' });
  stranger = await app.as('practitioner');
  matchId = await matched(app.knex, client, practitioner);
});
afterAll(() => app.stop());

const pdf = Buffer.from('%PDF-1.7\nThe sea, drawn.');
const give = (by: Client, title = 'A letter to her brother', bytes: Buffer = pdf) => {
  const form = aForm('document', bytes, 'letter.pdf', { title });
  return by.post(`/api/practice-clients/${matchId}/documents`, form.body, form.headers);
};
const read = (by: Client, id: string) => by.get(`/api/practice-documents/${id}/file`);
const data = () => app.assembled.personalData.find(({ owner }) => owner === 'practice-notes')?.data;

it('goes from one to the other, encrypted, with a mail that says nothing of it', async () => {
  const given = await give(practitioner);
  expect([given.status, given.body.isFromClient, given.body.type]).toEqual([201, false, 'application/pdf']);
  const [row] = await app.knex('practice_documents').where({ id: given.body.id });
  expect(String(row.title_sealed)).not.toContain('brother');
  const got = await read(client, given.body.id);
  expect([got.status, got.headers['content-type'], got.text]).toEqual([200, 'application/pdf', String(pdf)]);
  expect(got.headers['content-disposition']).toContain('attachment');
  const mine = (await client.get('/api/practice-documents/me')).body;
  expect(mine).toMatchObject({
    documents: [{ title: 'A letter to her brother', practitionerName: 'Ana Ruiz' }],
    practitioners: [{ matchId, name: 'Ana Ruiz' }],
  });
  const back = await give(client, 'My answer');
  expect(back.body.isFromClient).toBe(true);
  const list = (await practitioner.get(`/api/practice-clients/${matchId}/documents`)).body;
  expect(list.map(({ title }: { title: string }) => title)).toEqual(['My answer', 'A letter to her brother']);
  const [mail] = await app.mails('zerlina@example.test');
  expect(mail?.text).toContain('/between-sessions');
  expect(JSON.stringify(mail)).not.toContain('brother');
  expect((await app.mails('ana@example.test'))[0]?.text).toContain(`/practice/clients/${matchId}`);
});

it('is refused when it is no scan, too large, without a title or one too many, and then nothing is kept', async () => {
  const count = async () => Number((await app.knex('practice_documents').count())[0]?.count);
  const before = await count();
  expect((await give(client, 'A page', Buffer.from('<script>alert(1)</script>'))).body.code).toBe('file-refused');
  expect((await give(client, '  ')).status).toBe(422);
  expect((await give(client, 'x'.repeat(121))).status).toBe(422);
  expect((await give(client, 'Large', Buffer.concat([pdf, Buffer.alloc(largestDocument)]))).status).toBe(413);
  expect(await count()).toBe(before);
  const [row] = await app.knex('practice_documents').limit(1);
  const { id: _, ...copy } = row;
  await app.knex('practice_documents').insert(Array.from({ length: mostDocuments - before }, () => copy));
  expect((await give(client)).body).toMatchObject({ code: 'too-many', status: 409 });
  await app.knex('practice_documents').where({ file_id: row.file_id }).whereNot({ id: row.id }).delete();
});

it('is open to the two alone, and is taken back by whom it came from', async () => {
  const { id } = (await give(client, 'Only for Ana')).body;
  const others = [stranger, await app.as('client'), await app.as('admin')];
  for (const by of others) {
    expect([403, 404]).toContain((await read(by, id)).status);
    expect([403, 404]).toContain((await give(by)).status);
    expect([403, 404]).toContain((await by.delete(`/api/practice-documents/${id}`)).status);
  }
  expect((await practitioner.delete(`/api/practice-documents/${id}`)).status).toBe(404);
  const [{ file_id: file }] = await app.knex('practice_documents').where({ id });
  expect((await client.delete(`/api/practice-documents/${id}`)).status).toBe(204);
  expect((await read(practitioner, id)).status).toBe(404);
  const stored = join(app.config.dataDir, 'storage/practice-notes/documents', file);
  expect(existsSync(stored)).toBe(true);
  await app.runJobs();
  expect(existsSync(stored)).toBe(false);
});

it('is handed over with its file, closed to the practitioner with the match, and erased with the account', async () => {
  const { id } = (await give(practitioner, 'For later')).body;
  expect(JSON.stringify(await data()?.export(client.userId))).toContain('For later');
  const paths: string[] = [];
  for await (const { path, body } of data()?.files?.(client.userId) ?? []) {
    paths.push(path);
    expect(Buffer.from(body).toString()).toBe(String(pdf));
  }
  expect(paths).toContain(`documents/${id}.pdf`);
  await unmatched(app.knex, practitioner, matchId);
  expect((await read(practitioner, id)).status).toBe(404);
  expect((await give(practitioner)).status).toBe(404);
  expect((await read(client, id)).status).toBe(200);
  await app.knex.transaction((trx) => data()?.erase(trx, client.userId) ?? Promise.resolve());
  expect(await app.knex('practice_documents')).toEqual([]);
});
