import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { aReadyClient, threeAnswers } from '#modules/profile/testing/ready-client';
import { generateFor, readingOf } from '../testing/factory';

// The embedder loads with the first generation, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: ['labors', 'profile', 'safety', 'synthesis'] });
});
afterAll(() => app.stop());

/** Delivers a job once more, as the queue does after a crash. */
const deliver = (client: Client, jobId: string) =>
  app.knex.raw("select graphile_worker.add_job('synthesis.generate', payload => ?::json)", [
    JSON.stringify({ jobId, userId: client.userId }),
  ]);
const versions = async (client: Client): Promise<unknown[]> => (await client.get('/api/synthesis/versions')).body;
const ask = async (client: Client): Promise<string> => (await client.post('/api/synthesis/generate', {})).body.jobId;
const stateOf = async (client: Client) => (await client.get('/api/synthesis/state')).body.job;

describe('a generation', () => {
  it('delivered twice, one after the other or at once, makes one version', async () => {
    const client = await aReadyClient(app, threeAnswers);
    const { jobId } = await generateFor(app, client);
    const before = await readingOf(client);
    await deliver(client, jobId);
    await app.runJobs();
    expect(await readingOf(client)).toEqual(before);

    const other = await aReadyClient(app, threeAnswers);
    const twice = await ask(other);
    await deliver(other, twice);
    await Promise.all([app.runJobs(), app.runJobs()]);
    expect(await versions(other)).toHaveLength(1);
    expect(await stateOf(other)).toMatchObject({ jobId: twice, status: 'done' });
  });

  it('is finished by the next delivery when its worker died in the middle', async () => {
    const client = await aReadyClient(app, threeAnswers);
    await app.runJobs();
    const jobId = await ask(client);
    await app.knex('synthesis_jobs').where({ id: jobId }).update({ status: 'running', stage: 'frameworks' });
    expect(await ask(client)).toBe(jobId);
    await app.runJobs();
    expect(await stateOf(client)).toMatchObject({ jobId, status: 'done' });
    expect(await versions(client)).toHaveLength(1);
  });

  it('that nobody finishes reads as failed after a while, and does not stand in the way', async () => {
    const client = await aReadyClient(app, threeAnswers);
    const lost = await ask(client);
    await app.knex.raw("delete from graphile_worker._private_jobs where payload->>'jobId' = ?", [lost]);
    await app
      .knex('synthesis_jobs')
      .where({ id: lost })
      .update({ status: 'running', created_at: app.knex.raw("now() - interval '16 minutes'") });
    expect(await stateOf(client)).toMatchObject({ status: 'failed', failure: 'lost' });
    const again = await generateFor(app, client);
    expect(again.jobId).not.toBe(lost);
    expect(again.status).toBe('done');
  });

  it('that throws is tried again, and says so after its last attempt', async () => {
    const client = await aReadyClient(app, threeAnswers);
    await app.runJobs();
    await app
      .knex('labor_responses')
      .where({ user_id: client.userId })
      .update({ text_sealed: Buffer.from('broken') });
    const jobId = await ask(client);
    await app.runJobs();
    expect(await stateOf(client)).toMatchObject({ jobId, status: 'running' });
    await app.knex.raw(
      "update graphile_worker._private_jobs set attempts = 2, run_at = now() where payload->>'jobId' = ?",
      [jobId],
    );
    await app.runJobs();
    expect(await stateOf(client)).toMatchObject({ jobId, status: 'failed', failure: 'internal' });
    expect(app.logged.join('\n')).toContain('synthesis failed');
  });

  it('whose answers were taken back meanwhile ends as not ready', async () => {
    const client = await aReadyClient(app, threeAnswers);
    await ask(client);
    const [first] = (await client.get('/api/labor-responses/me')).body;
    await client.delete(`/api/labor-responses/${first.id}`);
    await app.runJobs();
    expect(await stateOf(client)).toMatchObject({ status: 'failed', failure: 'not-ready' });
  });
});
