import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { measureWork } from '#core/testing/measure-work';
import type { Metrics } from '../../schemas/metrics';

let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await testApp({
    modules: ['labors', 'profile', 'synthesis', 'matching', 'intake', 'clients', 'aftercare', 'analytics'],
  });
  admin = await app.as('admin');
});
afterAll(() => app.stop());

const metrics = async (): Promise<Metrics> => (await admin.get('/api/analytics/metrics')).body;
const counted = async (): Promise<Metrics> => {
  await app.knex('figure_reports').delete();
  return metrics();
};
const opened = async (userId: string, days: number): Promise<void> => {
  await app
    .knex('users')
    .where({ id: userId })
    .update({ created_at: app.knex.raw("now() - (? * interval '1 day')", [days]) });
};

describe('the figures', () => {
  it('say so where there is no earlier data, instead of making a number up', async () => {
    const { details, ...four } = await counted();
    expect(four).toEqual({
      activeClients: 0,
      practitioners: 0,
      completedProfiles: 0,
      retreatBookings: 0,
      days: 30,
      sample: false,
    });
    for (const [name, { previous, definition }] of Object.entries(details)) {
      expect([name, previous]).toEqual([name, null]);
      expect(definition).toMatch(/^[A-Z].*\.$/);
    }
    expect([details.completion.value, details.retention.value, details.matchingAcceptance.value]).toEqual([
      null,
      null,
      null,
    ]);
    expect(details.activeClients.definition).toContain('in the last 30 days, opened');
    const year: Metrics = (await admin.get('/api/analytics/metrics?days=365')).body;
    expect([year.days, year.details.activeClients.definition]).toEqual([
      365,
      expect.stringContaining('in the last 12 months, opened'),
    ]);
    expect((await admin.get('/api/analytics/metrics?days=31')).status).toBe(422);
  });

  it('are those of the last count while a new one is under way, and also when it fails', async () => {
    await counted();
    const aged = () =>
      app
        .knex('figure_reports')
        .where({ days: 30 })
        .update({ as_of: app.knex.raw("now() - interval '1 hour'") });
    await aged();
    await app.knex.schema.renameTable('phase_changes', 'phase_changes_away');
    const answer = await admin.get('/api/analytics/metrics');
    expect([answer.status, Date.now() - Date.parse(answer.body.details.clients.asOf) > 3_000_000]).toEqual([200, true]);
    expect((await admin.get('/api/team/overview')).status).toBe(200);
    await vi.waitFor(() => expect(app.logged.join()).toContain('figures could not be counted'), { timeout: 20_000 });
    await app.knex.schema.renameTable('phase_changes_away', 'phase_changes');
    await admin.get('/api/analytics/metrics');
    await vi.waitFor(
      async () => {
        const { asOf } = (await metrics()).details.clients;
        expect(Date.now() - Date.parse(asOf)).toBeLessThan(600_000);
      },
      { timeout: 20_000, interval: 200 },
    );
  }, 120_000);

  it('are counted by the job for every length of period, and only read by who looks', async () => {
    const countsIn = async (): Promise<readonly string[]> => {
      const { status, statements } = await measureWork(app.knex, () => admin.get('/api/analytics/metrics'));
      expect(status).toBe(200);
      return statements.filter((sql) => /labor_|phase_changes/.test(sql));
    };
    await app.knex('figure_reports').delete();
    expect((await countsIn()).length).toBeGreaterThan(0);
    await app.knex('figure_reports').delete();
    await app.knex.raw("select graphile_worker.add_job('analytics.count', payload => '{}'::json)");
    await app.runJobs();
    expect(await app.knex('figure_reports').pluck('days').orderBy('days')).toEqual([30, 90, 365]);
    expect(await countsIn()).toEqual([]);
  });

  it('count what people did in a period, and compare with the one before', async () => {
    await opened(admin.userId, 200);
    const [stayed, left, suspended] = [await app.as('client'), await app.as('client'), await app.as('client')];
    await app.as('client');
    for (const { userId } of [stayed, left]) await opened(userId, 45);
    await app.knex('users').where({ id: suspended.userId }).update({ suspended_at: app.knex.fn.now() });
    const [answer] = await app
      .knex('labor_responses')
      .insert({ user_id: stayed.userId, labor_number: 4, text_sealed: Buffer.alloc(1), words: 9 })
      .returning('id');
    await app
      .knex('labor_response_versions')
      .insert({ response_id: answer.id, version: 1, text_sealed: Buffer.alloc(1), words: 9 });
    const { activeClients, details } = await counted();
    // One wrote, one opened the account; who only opened it before counts before.
    expect([activeClients, details.activeClients.previous]).toEqual([2, 2]);
    expect([details.clients.value, details.clients.previous]).toEqual([4, 2]);
    expect(details.retention).toMatchObject({ value: 50, unit: 'percent', previous: null });
    expect(details.completion).toMatchObject({ value: 0, previous: 0 });
    expect([details.laborsAnswered.value, details.laborsAnswered.previous]).toEqual([1, 0]);
  });
});
