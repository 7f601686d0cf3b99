import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { toPath } from '#core/contract/endpoint';
import { aLaborResponse, chooseAudience } from '#modules/labors/testing/factory';
import { aCast, type Cast, secret } from '#modules/matching/testing/cast';
import { introduced } from '#modules/matching/testing/relations';
import { up as keepSharedLaborsOpen } from '../migrations/20261123222200_keep_shared_labors_open';
import { getSegment } from '../schemas/endpoints';
import { opened } from '../testing/consents';

// The embedder loads with the run, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

const open = 'By the sea I remember who I am.';
let cast: Cast;
let answerPath: string;
let matchId: string;
beforeAll(async () => {
  cast = await aCast('sharing');
  await aLaborResponse(cast.client, 5, open, 'practitioners');
  matchId = (await introduced(cast.client, cast.first)).id;
  const answers = (await cast.client.get('/api/labor-responses/me')).body as { id: string; laborNumber: number }[];
  answerPath = `/api/labor-responses/${answers.find(({ laborNumber }) => laborNumber === 12)?.id}`;
});
beforeEach(async () => {
  await chooseAudience(cast.client, 12, 'practitioners');
  await opened(cast.client, matchId, ['labor:5', 'labor:12', 'birth']);
});
afterAll(() => cast.app.stop());

const read = (key: string) => cast.first.get(toPath(getSegment, { params: { ownerId: cast.client.userId, key } }));
const shared = () => cast.first.get(`/api/clients/${cast.client.userId}/shared`);
const log = async () => (await cast.client.get('/api/access-log/me')).body as { segment: string; refused?: true }[];

describe('a practitioner whose consent is wider than the Labor', () => {
  it.each(['self', 'reading'] as const)(
    'reads nothing of an answer that is for %s, from the very next request on',
    async (audience) => {
      expect((await read('labor:12')).body.content.entries[0].text).toBe(secret);
      await cast.app.knex('segment_reads').where({ client_id: cast.client.userId }).delete();
      await chooseAudience(cast.client, 12, audience);
      const refused = await read('labor:12');
      expect([refused.status, refused.body.code]).toEqual([403, 'consent_required']);
      expect(refused.text).not.toContain(secret.slice(0, 20));
      expect((await cast.first.get(answerPath)).status).toBe(403);
      expect((await read('labor:5')).body.content.entries[0].text).toBe(open);
      const all = await shared();
      expect(all.status).toBe(200);
      expect(Object.keys(all.body.segments).sort()).toEqual(['birth', 'labor:5']);
      const clients = (await cast.first.get('/api/practitioners/me/clients')).body as { segments?: string[] }[];
      expect(clients.flatMap(({ segments = [] }) => segments)).not.toContain('labor:12');
      const preview = await cast.client.get(`/api/clients/${cast.client.userId}/shared?matchId=${matchId}`);
      expect(Object.keys(preview.body.segments)).not.toContain('labor:12');
      const entries = await log();
      expect(entries.filter(({ segment }) => segment === 'labor:12')).toEqual([
        expect.objectContaining({ refused: true }),
      ]);
      const audit = await cast.app.knex('audit_log').where({ action: 'segment.refused', subject: cast.client.userId });
      expect(audit.at(-1)?.object).toBe('segment:labor:12');
    },
  );

  it('cannot ask for what is kept back, and gets it again once it is opened', async () => {
    await chooseAudience(cast.client, 12, 'self');
    const ask = await cast.first.post('/api/consents/requests', { matchId, segments: ['labor:12'], reason: 'other' });
    expect([ask.status, ask.body.code]).toEqual([409, 'kept-back']);
    await chooseAudience(cast.client, 12, 'practitioners');
    expect((await read('labor:12')).status).toBe(200);
  });

  it('gets nothing by an answer that is open where the consent does not name it', async () => {
    await opened(cast.client, matchId, ['birth']);
    await cast.app.knex('segment_reads').where({ client_id: cast.client.userId }).delete();
    expect((await read('labor:12')).status).toBe(403);
    expect((await cast.first.get(answerPath)).status).toBe(404);
    expect((await log()).filter(({ segment, refused }) => segment === 'labor:12' || refused)).toEqual([]);
  });

  it('learns nothing by reading as fast as it goes while the client keeps it back', async () => {
    let going = true;
    const seen: number[] = [];
    const readers = Array.from({ length: 6 }, async () => {
      while (going) seen.push((await read('labor:12')).status);
    });
    try {
      await vi.waitFor(() => expect(seen.filter((status) => status === 200).length).toBeGreaterThan(12), 20_000);
      await chooseAudience(cast.client, 12, 'self');
      const after = await Promise.all(Array.from({ length: 12 }, () => read('labor:12')));
      expect(new Set(after.map(({ status }) => status))).toEqual(new Set([403]));
    } finally {
      going = false;
      await Promise.all(readers);
    }
    expect(new Set(seen)).toEqual(new Set([200, 403]));
  });

  it('is shown no reason that quotes it', async () => {
    const reasons = async () => JSON.stringify((await cast.first.get(`/api/matches/${matchId}`)).body);
    expect(await reasons()).toContain(secret.slice(0, 30));
    await chooseAudience(cast.client, 12, 'reading');
    expect(await reasons()).not.toContain(secret.slice(0, 30));
  });
});

describe('the client', () => {
  it('sees what is kept back in the list of what could be shared', async () => {
    await chooseAudience(cast.client, 12, 'reading');
    const { segments } = (await cast.client.get('/api/consents/me')).body as {
      segments: { key: string; withheld?: true }[];
    };
    expect(segments.filter(({ withheld }) => withheld).map(({ key }) => key)).toEqual(['labor:12', 'labor-audio:12']);
  });

  it('keeps an answer back from matching: its vectors go, its passage is hidden, and a new run leaves it out', async () => {
    const vectors = () => cast.app.knex('answer_vectors').where({ user_id: cast.client.userId });
    const quotes = async () => JSON.stringify((await cast.client.get('/api/matching/me')).body);
    await cast.app.runJobs();
    expect(await vectors()).toHaveLength(2);
    expect(await quotes()).toContain(secret.slice(0, 30));
    await chooseAudience(cast.client, 12, 'self');
    expect(await quotes()).not.toContain(secret.slice(0, 30));
    expect(await quotes()).toContain('A passage of Labor 12 is hidden');
    await cast.app.runJobs();
    expect(await vectors()).toHaveLength(1);
    const state = await cast.client.get('/api/matching/state');
    expect(state.body).toMatchObject({ outOfDate: true, checklist: { responses: 1 } });
    await chooseAudience(cast.client, 12, 'practitioners');
    await cast.app.runJobs();
    expect(await vectors()).toHaveLength(2);
  });
});

describe('the upgrade', () => {
  const audiencesAfter = async (segments: readonly string[], times?: object) => {
    await opened(cast.client, matchId, segments);
    const { knex } = cast.app;
    const live = knex('consents').where({ match_id: matchId }).whereNull('revoked_at');
    if (times) await live.update(times);
    await knex('labor_responses').where({ user_id: cast.client.userId }).update({ audience: 'reading' });
    await keepSharedLaborsOpen(knex);
    const rows = await knex('labor_responses').where({ user_id: cast.client.userId }).orderBy('labor_number');
    return rows.map(({ labor_number, audience }) => `${labor_number} ${audience}`);
  };

  it('leaves open what live consents had opened, and nothing else', async () => {
    expect(await audiencesAfter(['labor:12', 'birth'])).toEqual(['5 reading', '12 practitioners']);
    expect(await audiencesAfter(['labor-audio:5'])).toEqual(['5 practitioners', '12 reading']);
    expect(await audiencesAfter(['synthesis'])).toEqual(['5 practitioners', '12 practitioners']);
    expect(await audiencesAfter(['birth', 'contact'])).toEqual(['5 reading', '12 reading']);
    const past = { starts_at: '2026-01-01T00:00:00Z', expires_at: '2026-01-02T00:00:00Z' };
    expect(await audiencesAfter(['labor:12'], past)).toEqual(['5 reading', '12 reading']);
    await opened(cast.client, matchId, []);
  });

  it('opens nothing that was kept to oneself', async () => {
    await opened(cast.client, matchId, ['labor:12']);
    await chooseAudience(cast.client, 12, 'self');
    await keepSharedLaborsOpen(cast.app.knex);
    expect((await read('labor:12')).status).toBe(403);
  });
});
