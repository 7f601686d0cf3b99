import { io } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { toPath } from '#core/contract/endpoint';
import type { Client } from '#core/testing/client';
import { aCast, type Cast, secret } from '#modules/matching/testing/cast';
import { introduced, matchWith, moveMatch } from '#modules/matching/testing/relations';
import { knownSegments } from '#modules/records/public';
import { getSegment } from '../schemas/endpoints';
import { consentOf, opened } from '../testing/consents';

// The embedder loads with the run, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let cast: Cast;
let matchId: string;
beforeAll(async () => {
  cast = await aCast('sharing');
  await introduced(cast.client, cast.second);
});
beforeEach(async () => {
  matchId = (await introduced(cast.client, cast.first)).id;
  await opened(cast.client, matchId, []);
});
afterAll(() => cast.app.stop());

const at = (key: string): string => toPath(getSegment, { params: { ownerId: cast.client.userId, key } });
const shared = (): string => `/api/clients/${cast.client.userId}/shared`;
const read = async (key: string, by: Client = cast.first) => (await by.get(at(key))).status;
const day = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString();
const log = async () => (await cast.client.get('/api/access-log/me')).body as { segment: string; at: string }[];

/** One of each kind of segment, and two of the numbered ones. */
const keys = knownSegments.filter((key) => !/:(?!1$|12$)/.test(key));

describe('a practitioner', () => {
  it('reads exactly the one segment that is open, whichever it is', async () => {
    for (const open of keys) {
      await opened(cast.client, matchId, [open]);
      for (const key of keys) expect([open, key, await read(key)]).toEqual([open, key, key === open ? 200 : 403]);
      expect(await read(open, cast.second)).toBe(403);
      expect(await read(open, cast.stranger)).toBe(404);
    }
  });

  it('reads nothing by a consent that has ended, has not begun, was narrowed or withdrawn', async () => {
    const { knex } = cast.app;
    const consent = await opened(cast.client, matchId, ['birth', 'contact'], { expiresAt: inDays(1) });
    expect([await read('birth'), (await cast.first.get(shared())).status]).toEqual([200, 200]);
    const refused = async () => {
      const answer = await cast.first.get(at('birth'));
      expect([answer.status, answer.body.code]).toEqual([403, 'consent_required']);
    };
    await opened(cast.client, matchId, ['contact']);
    await refused();
    await opened(cast.client, matchId, ['birth'], { startsAt: inDays(0.5) });
    await refused();
    expect((await cast.first.get(shared())).body.code).toBe('consent_required');
    const past = { starts_at: inDays(-2), expires_at: inDays(-1) };
    await knex('consents').where({ id: consent?.id }).update(past);
    await refused();
    await knex('consents').where({ id: consent?.id }).update({ expires_at: null });
    expect(await read('birth')).toBe(200);
    expect((await cast.client.delete(`/api/consents/${consent?.id}`)).status).toBe(204);
    await refused();
    expect((await cast.first.get(shared())).headers['cache-control']).toBe('no-store');
  });

  it('is shut out by the withdrawal even while reading as fast as it goes', async () => {
    const consent = await opened(cast.client, matchId, ['labor:12']);
    let going = true;
    const seen: number[] = [];
    const readers = Array.from({ length: 6 }, async () => {
      while (going) seen.push(await read('labor:12'));
    });
    try {
      await vi.waitFor(() => expect(seen.filter((status) => status === 200).length).toBeGreaterThan(12), 20_000);
      expect((await cast.client.delete(`/api/consents/${consent?.id}`)).status).toBe(204);
      const after = await Promise.all(Array.from({ length: 12 }, () => read('labor:12')));
      expect(new Set(after)).toEqual(new Set([403]));
    } finally {
      going = false;
      await Promise.all(readers);
    }
    expect(new Set(seen)).toEqual(new Set([200, 403]));
    const late = await cast.app
      .knex('segment_reads as r')
      .join('consents as c', 'c.id', 'r.consent_id')
      .where({ 'c.id': consent?.id })
      .whereRaw('r.at > c.revoked_at');
    expect(late).toEqual([]);
  });

  it('is told at once that a page has to drop what it shows, by ids alone', async () => {
    const cookie = [...cast.first.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const socket = io(cast.app.url, {
      path: '/ws',
      transports: ['websocket'],
      extraHeaders: { cookie, origin: cast.app.url },
      reconnection: false,
    });
    await new Promise((resolve, reject) => socket.on('connect', () => resolve(null)).on('connect_error', reject));
    const consent = await opened(cast.client, matchId, ['birth']);
    await cast.app.runJobs();
    // What was taken back before may arrive late.
    const heard = new Promise((resolve) =>
      socket.on('consents.revoked', (said: { consentId: string }) => said.consentId === consent?.id && resolve(said)),
    );
    await cast.client.delete(`/api/consents/${consent?.id}`);
    await cast.app.runJobs();
    expect(await heard).toEqual({ consentId: consent?.id, matchId, version: (consent?.version ?? 0) + 1 });
    socket.disconnect();
  });

  it('loses everything with the end of the match, and gets nothing back by a new one', async () => {
    await opened(cast.client, matchId, ['birth']);
    await moveMatch(cast.client, cast.first, 'practitioner', 'ended');
    expect([await read('birth'), (await cast.first.get(shared())).status]).toEqual([404, 404]);
    await introduced(cast.client, cast.first);
    expect(await read('birth')).toBe(403);
    expect(await consentOf(cast.client, matchId)).toBeNull();
  });

  it('loses it with the role, and finds no answer that was taken back', async () => {
    const { knex } = cast.app;
    await opened(cast.client, matchId, ['labor:12']);
    await knex('users').where({ id: cast.first.userId }).update({ role: 'client' });
    expect(await read('labor:12')).toBe(404);
    await knex('users').where({ id: cast.first.userId }).update({ role: 'practitioner' });
    expect((await cast.first.get(at('labor:12'))).body.content.entries[0].text).toBe(secret);
    const [answer] = (await cast.client.get('/api/labor-responses/me')).body;
    const path = `/api/labor-responses/${answer.id}`;
    const reads = (await log()).length;
    expect((await cast.first.get(path)).body).toMatchObject({
      textResponse: secret,
      can: { edit: false, withdraw: false },
    });
    expect((await log()).length).toBe(reads + 1);
    expect([(await cast.first.delete(path)).status, (await cast.second.get(path)).status]).toEqual([403, 404]);
    await cast.client.delete(`/api/labor-responses/${answer.id}`);
    expect((await cast.first.get(path)).status).toBe(404);
    expect((await cast.first.get(at('labor:12'))).body).toEqual({ key: 'labor:12', content: null });
    expect((await cast.first.get(shared())).body.segments).toEqual({});
    await cast.client.post(`/api/labor-responses/${answer.id}/restore`);
  });
});

describe('the client', () => {
  it('finds every reading in the log, the newest first, and only those of others', async () => {
    const before = (await log()).length;
    await opened(cast.client, matchId, ['birth', 'contact', 'synthesis']);
    await read('birth');
    await read('labor:1');
    const { body } = await cast.first.get(shared());
    // The reading is not written yet: its key is absent, and nobody read it.
    expect(Object.keys(body.segments)).toEqual(['contact', 'birth']);
    await cast.client.get(shared());
    await cast.client.get(at('birth'));
    const entries = await log();
    expect(entries.length - before).toBe(3);
    expect(
      entries
        .map(({ segment }) => segment)
        .slice(0, 3)
        .sort(),
    ).toEqual(['birth', 'birth', 'contact']);
    const [first, second] = entries;
    const page = await cast.client.get('/api/access-log/me?limit=1');
    expect(page.body).toEqual([first]);
    const next = /<([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1] ?? '';
    expect((await cast.client.get(next)).body).toEqual([second]);
    const audit = await cast.app.knex('audit_log').where({ action: 'segment.read', subject: cast.client.userId });
    expect(audit).toHaveLength((await log()).length);
    expect((await cast.otherClient.get('/api/access-log/me')).body).toEqual([]);
  });

  it('previews what each practitioner would get', async () => {
    const other = await matchWith(cast.client, cast.second);
    await opened(cast.client, matchId, ['contact']);
    await opened(cast.client, other.id, ['birth']);
    const preview = async (query: string) =>
      Object.keys((await cast.client.get(`${shared()}${query}`)).body.segments).sort();
    expect(await preview('')).toEqual(['birth', 'contact']);
    expect(await preview(`?matchId=${matchId}`)).toEqual(['contact']);
    expect((await cast.otherClient.get(`${shared()}?matchId=${matchId}`)).status).toBe(404);
    await opened(cast.client, other.id, []);
  });

  it('gives one consent however often it is sent at once, and follows its history', async () => {
    const grant = { matchId, segments: ['contact', 'birth'] };
    const answers = await Promise.all(Array.from({ length: 20 }, () => cast.client.post('/api/consents', grant)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const rows = await cast.app.knex('consents').where({ match_id: matchId }).whereNull('revoked_at');
    expect(rows).toHaveLength(1);
    const other = await cast.client.post('/api/consents', { matchId, segments: ['birth'] });
    expect([other.status, other.body.code]).toEqual([409, 'consent-exists']);
    const path = `/api/consents/${rows[0].id}`;
    expect((await cast.client.patch(path, { segments: ['birth'] })).status).toBe(428);
    expect((await cast.client.patch(path, { segments: ['birth'] }, { 'if-match': '"9"' })).status).toBe(412);
    expect((await cast.client.patch(path, { segments: ['birth'] }, { 'if-match': '"1"' })).body.version).toBe(2);
    await cast.client.delete(path);
    expect((await cast.client.delete(path)).status).toBe(204);
    const history = (await cast.client.get(`${path}/history`)).body as { action: string; segments: string[] }[];
    expect(history.map(({ action, segments }) => [action, segments.join()])).toEqual([
      ['revoked', 'birth'],
      ['changed', 'birth'],
      ['granted', 'contact,birth'],
    ]);
    await expect(cast.app.knex('consent_history').update({ action: 'granted' })).rejects.toThrow('append-only');
    expect((await cast.client.patch(path, { segments: ['birth'] }, { 'if-match': '"3"' })).body.code).toBe(
      'consent-revoked',
    );
  });

  it('cannot name what is not theirs, alone or next to their own (authz-04)', async () => {
    const consents = await cast.app.knex('consents').count();
    const post = async (by: Client, body: object) => (await by.post('/api/consents', body)).status;
    expect(await post(cast.otherClient, { matchId, segments: ['birth'] })).toBe(404);
    const { id: record } = (await cast.second.get('/api/practitioners/me')).body;
    expect(await post(cast.client, { matchId, segments: ['birth'], practitionerId: record })).toBe(422);
    expect(await post(cast.client, { matchId: record, segments: ['birth'] })).toBe(404);
    expect(await post(cast.client, { matchId: [matchId, record], segments: ['birth'] })).toBe(422);
    for (const segments of [[], ['birth', 'password'], ['birth', 'birth'], ['labor:13'], ['*'], 'birth'])
      expect([segments, await post(cast.client, { matchId, segments })]).toEqual([segments, 422]);
    for (const more of [{ expiresAt: inDays(-1) }, { startsAt: inDays(2), expiresAt: inDays(1) }])
      expect(await post(cast.client, { matchId, segments: ['birth'], ...more })).toBe(422);
    expect(await cast.app.knex('consents').count()).toEqual(consents);
    const own = await matchWith(cast.client, cast.second);
    const query = `?matchId=${own.id}`;
    await opened(cast.client, matchId, ['contact']);
    expect((await cast.first.get(`${shared()}${query}`)).status).toBe(404);
  });
});

describe('asking for more', () => {
  const ask = (by: Client, more: object = {}) =>
    by.post('/api/consents/requests', { matchId, segments: ['labor:12'], reason: 'prepare-session', ...more });

  it('keeps one open request, shows its sentence to the client alone, and is answered by the consent', async () => {
    await ask(cast.first, { segments: ['contact'] });
    const asked = await ask(cast.first, { note: 'To prepare Monday, Zerlina.' });
    expect([asked.status, asked.text.includes('Monday')]).toEqual([201, false]);
    const row = async () =>
      (await cast.client.get('/api/consents/me')).body.practitioners.find(
        (one: { matchId: string }) => one.matchId === matchId,
      );
    expect((await row()).requests).toEqual([
      expect.objectContaining({ id: asked.body.id, segments: ['labor:12'], note: 'To prepare Monday, Zerlina.' }),
    ]);
    const stored = await cast.app.knex('consent_requests').where({ id: asked.body.id });
    expect(JSON.stringify(stored)).not.toContain('Monday');
    await opened(cast.client, matchId, ['birth']);
    expect((await row()).requests).toHaveLength(1);
    await opened(cast.client, matchId, ['birth', 'labor:12']);
    expect((await row()).requests).toEqual([]);
    expect((await ask(cast.first)).body.code).toBe('already-open');
  });

  it('is for the practitioner of the match alone', async () => {
    expect((await ask(cast.second)).status).toBe(404);
    expect((await ask(cast.stranger)).status).toBe(404);
    expect((await ask(cast.first, { segments: ['labor:12', 'password'] })).status).toBe(422);
    const { body } = await ask(cast.first);
    expect((await cast.otherClient.delete(`/api/consents/requests/${body.id}`)).status).toBe(404);
    expect((await cast.client.delete(`/api/consents/requests/${body.id}`)).status).toBe(204);
    expect((await cast.client.delete(`/api/consents/requests/${body.id}`)).status).toBe(404);
  });
});
