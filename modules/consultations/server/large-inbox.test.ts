import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { connect, joinRoom } from '#core/testing/listener';
import { sendConsultation } from '../testing/factory';
import { fillInbox } from '../testing/fill-inbox';

let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await testApp({ modules: ['labors', 'profile', 'consultations'] });
  admin = await app.as('admin');
});
afterAll(() => app.stop());

const path = '/api/consultation-requests';

describe('an inbox with 10,000 requests', () => {
  it('walks no table for a page', async () => {
    await fillInbox(app.knex, 10_000);
    const plan = async (sql: string) => JSON.stringify((await app.knex.raw(`explain (format json) ${sql}`)).rows);
    const page = 'select id from consultation_requests r';
    for (const sql of [
      `${page} order by created_at desc, id desc limit 51`,
      `${page} where status = 'contacted' order by created_at desc, id desc limit 51`,
      `${page} order by sort_name, id limit 51`,
    ])
      expect([sql, await plan(sql)]).toEqual([sql, expect.not.stringContaining('Seq Scan')]);
    // Ten thousand rows are still cheaper to read than three-letter pieces to collect; a larger table turns to the index.
    const search = `${page} where haystack like '%person-4711@%' order by created_at desc, id desc limit 51`;
    const indexed = await app.knex.transaction(async (trx) => {
      await trx.raw('set local enable_seqscan = off');
      return JSON.stringify((await trx.raw(`explain (format json) ${search}`)).rows);
    });
    expect(indexed).toContain('consultation_requests_haystack');
  });
});

describe('open inboxes', () => {
  const join = (socket: Socket) => joinRoom(socket, 'admin:consultations');

  it('hear ids only, and only admins are there to hear them', async () => {
    const [inbox, client] = [await connect(app.url, admin), await connect(app.url, await app.as('client'))];
    expect([await join(inbox), await join(client)]).toEqual([{ status: 200 }, { status: 403 }]);
    const heard: unknown[] = [];
    const missed: unknown[] = [];
    inbox.onAny((...message) => heard.push(message));
    client.onAny((...message) => missed.push(message));
    const { id } = await sendConsultation(await app.as('anon'), { additionalInfo: '', consentToProfile: true });
    await app.runJobs();
    await admin.post(`${path}/${id}/notes`, { text: 'A note.' });
    await admin.delete(`${path}/${id}`);
    await app.runJobs();
    await expect
      .poll(() => heard.map((message) => (message as [string, { change: string }])[1].change))
      .toEqual(expect.arrayContaining(['created', 'generated', 'changed', 'deleted']));
    for (const message of heard)
      expect(message).toEqual(['consultations.changed', { requestId: id, change: expect.any(String) }]);
    expect(missed).toEqual([]);
    for (const socket of [inbox, client]) socket.disconnect();
  });
});
