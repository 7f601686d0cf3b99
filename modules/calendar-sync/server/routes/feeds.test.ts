import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { aService, aStart, book, practiceWith } from '#modules/sessions/testing/factory';
import type { FeedView } from '../../schemas/feeds';
import { mostFeeds } from '../../schemas/values';
import { type CalendarServer, startCalendarServer } from '../../testing/calendar-server';
import { calendarOf } from '../../testing/calendar-text';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let app: TestApp;
let client: Client;
let practitioner: Client;
let serviceId: string;
let server: CalendarServer;
beforeAll(async () => {
  process.env.CALENDAR_SYNC_ALLOW_PRIVATE = 'true';
  app = await testApp({ modules: ['calendar-sync'] });
  [client, practitioner] = [await app.as('client'), await app.as('practitioner')];
  await practiceWith(app.knex, practitioner, client);
  serviceId = (await aService(practitioner)).id;
  server = await startCalendarServer();
});
afterAll(async () => {
  server.stop();
  await app.stop();
});

const path = '/api/calendars/feeds';
const stamp = (iso: string): string => iso.replace(/[-:]|\.\d+/g, '');
const hourAt = (iso: string) => [`DTSTART:${stamp(iso)}`, 'DURATION:PT1H'];
const add = async (address = server.address): Promise<FeedView> => {
  const { status, body } = await practitioner.post(path, { name: 'Private', address });
  expect([status, body.detail]).toEqual([201, undefined]);
  await app.runJobs();
  return body;
};
const get = async (id: string): Promise<FeedView | undefined> =>
  ((await practitioner.get(path)).body as FeedView[]).find((feed) => feed.id === id);
const refresh = async (id: string): Promise<FeedView | undefined> => {
  expect((await practitioner.post(`${path}/${id}/refresh`)).status).toBe(200);
  await app.runJobs();
  return get(id);
};
const isFree = async (start: string): Promise<boolean> => {
  const { body } = await client.get(`/api/sessions/offers/${serviceId}/slots?zone=UTC&from=${start.slice(0, 10)}`);
  return body.starts.includes(start);
};

describe('a calendar elsewhere', () => {
  it('closes its busy times for clients, opens them when it ends, and shows nothing of what is in it', async () => {
    const [busy, free] = [aStart(4), aStart(5)];
    server.answer = { status: 200, body: calendarOf(hourAt(busy)), headers: { etag: '"one"' } };
    const { id } = await add();
    expect(await get(id)).toMatchObject({ state: 'ok', entries: 1, leftOut: 0, reason: null });
    expect([await isFree(busy), await isFree(free)]).toEqual([false, true]);
    expect((await book(client, serviceId, busy)).body.code).toBe('slot_taken');
    const week = await practitioner.get(`/api/sessions/calendar?from=${busy.slice(0, 10)}&days=1`);
    expect(week.body.elsewhere).toEqual([{ from: busy, to: new Date(Date.parse(busy) + 3_600_000).toISOString() }]);
    expect((await practitioner.get(path)).text).not.toMatch(/secret|Dentist/);
    expect(JSON.stringify(await app.knex('calendar_busy_times'))).not.toContain('Dentist');
    expect((await practitioner.delete(`${path}/${id}`)).status).toBe(204);
    expect(await isFree(busy)).toBe(true);
  });

  it('is asked whether it changed, and keeps its times while it does not answer', async () => {
    const busy = aStart(6);
    server.answer = { status: 200, body: calendarOf(hourAt(busy)), headers: { etag: '"two"' } };
    const { id } = await add();
    server.answer = { status: 304, body: '' };
    expect((await refresh(id))?.state).toBe('ok');
    expect(server.requests.at(-1)?.['if-none-match']).toBe('"two"');
    expect(await isFree(busy)).toBe(false);
    server.answer = { status: 503, body: '' };
    const failed = await refresh(id);
    expect(failed).toMatchObject({ state: 'failed', reason: 'The address answered 503 instead of a calendar.' });
    expect(Date.parse(failed?.nextAt ?? '')).toBeGreaterThan(Date.now());
    expect(await isFree(busy)).toBe(false);
    server.answer = { status: 200, body: '<html></html>' };
    expect((await refresh(id))?.reason).toContain('no calendar');
    server.answer = { status: 200, body: `${calendarOf()}${' '.repeat(6 * 1024 * 1024)}` };
    expect((await refresh(id))?.reason).toContain('larger than 5 MB');
    server.answer = { status: 302, body: '', headers: { location: 'ftp://127.0.0.1/' } };
    expect((await refresh(id))?.reason).toContain('Enter a whole web address');
    // Far ahead comes into sight with time: after a week it is read whole.
    await app.knex('calendar_feeds').where({ id }).update({ read_at: '2026-01-01T00:00:00Z', next_at: '2026-01-01' });
    server.answer = { status: 200, body: calendarOf(), headers: {} };
    await app.knex.raw("select graphile_worker.add_job('calendar-sync.find-due', payload => '{}')");
    await app.runJobs();
    expect(server.requests.at(-1)?.['if-none-match']).toBeUndefined();
    expect([(await get(id))?.state, await isFree(busy)]).toEqual(['ok', true]);
    await practitioner.delete(`${path}/${id}`);
  });

  it('is one’s own, at an address of the web, and one of few', async () => {
    const { id } = await add();
    const other = await app.as('practitioner');
    for (const call of [other.post(`${path}/${id}/refresh`), other.delete(`${path}/${id}`)])
      expect((await call).status).toBe(404);
    expect((await other.get(path)).body).toEqual([]);
    for (const address of ['busy.ics', 'file:///etc/passwd', 'https://me:secret@calendar.example/busy.ics'])
      expect([address, (await practitioner.post(path, { name: 'Bad', address })).status]).toEqual([address, 422]);
    for (let made = 1; made < mostFeeds; made += 1) await add('webcal://calendar.invalid/busy.ics');
    expect((await practitioner.post(path, { name: 'More', address: server.address })).body.code).toBe(
      'enough-calendars',
    );
    const { body } = await practitioner.get(path);
    expect(body.at(-1)).toMatchObject({ host: 'calendar.invalid', state: 'failed' });
    expect(body.at(-1).reason).toBe('The name of the host is not known.');
  });
});

describe('a calendar server', () => {
  const account = '/api/calendars/account';
  const connect = async () => {
    const input = { address: new URL('/', server.address).href, user: 'ada', password: 'app-password' };
    expect((await practitioner.put(account, input)).status).toBe(200);
    await app.runJobs();
    return (await practitioner.get(account)).body.account;
  };

  it('says why it is not connected, and shows no password', async () => {
    server.answer = { status: 401, body: '' };
    expect(await connect()).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('refused name or password'),
    });
    server.answer = { status: 200, body: '<html></html>', headers: { 'content-type': 'text/html' } };
    expect((await connect()).reason).toContain('does not answer as calendar servers');
    expect((await practitioner.get(account)).text).not.toContain('app-password');
    expect((await practitioner.put(account, { address: 'dav', user: 'ada', password: 'x' })).status).toBe(422);
    expect((await practitioner.patch(account, { url: server.address })).status).toBe(422);
  });

  it('asks its practitioner alone, and once', async () => {
    const asked = { user_id: practitioner.userId, session_id: randomUUID(), kind: 'put-back', here: aStart(3) };
    const [row] = await app.knex('calendar_decisions').insert(asked).returning<{ id: string }[]>('id');
    const decision = `/api/calendars/decisions/${row?.id}`;
    const other = await app.as('practitioner');
    expect((await other.post(decision, { answer: 'seen' })).status).toBe(404);
    expect((await practitioner.post(decision, { answer: 'cancel' })).status).toBe(422);
    expect((await practitioner.post(decision, { answer: 'seen' })).status).toBe(204);
    expect((await practitioner.post(decision, { answer: 'seen' })).body.code).toBe('decided-already');
    expect((await practitioner.get('/api/calendars/decisions')).body).toEqual([]);
    expect((await practitioner.delete(account)).status).toBe(204);
    expect((await practitioner.get(account)).body.account).toBeNull();
  });
});
