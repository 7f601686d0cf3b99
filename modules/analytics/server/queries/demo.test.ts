import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { createClient } from '#core/testing/client';
import type { Metrics } from '../../schemas/metrics';
import type { Report } from '../../schemas/report';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let app: TestApp;
let admin: ReturnType<typeof createClient>;
beforeAll(async () => {
  const modules = [
    'labors',
    'profile',
    'safety',
    'synthesis',
    'matching',
    'intake',
    'concierge',
    'clients',
    'aftercare',
    'analytics',
  ];
  app = await testApp({ modules, config: { demo: true } });
  admin = await app.as('admin');
});
afterAll(() => app.stop());

const yearly = async (): Promise<{ metrics: Metrics; report: Report }> => ({
  metrics: (await admin.get('/api/analytics/metrics?days=365')).body,
  report: (await admin.get('/api/analytics/report?days=365')).body,
});

it('counts as many practitioners as the team lists', async () => {
  const { metrics, report } = await yearly();
  const listed = await app.knex('practitioners').whereNotNull('user_id');
  expect(listed.length).toBe(24);
  expect(metrics.practitioners).toBe(24);
  expect(report.practitioners).toBe(24);
  const people = (await admin.get('/api/analytics/figures/practitioners?limit=100')).body;
  expect(people).toHaveLength(24);
});

it('has a practitioner count who has described nothing yet', async () => {
  await app.knex('figure_reports').delete();
  const before = (await yearly()).metrics.practitioners;
  await app.as('practitioner');
  await app.knex('figure_reports').delete();
  expect((await yearly()).metrics.practitioners).toBe(before + 1);
});

it('shows the invented client of the aftercare plans in that phase, with all that leads there', async () => {
  const clients: { standing: { phase: string } | null }[] = (await admin.get('/api/team/clients?limit=100')).body;
  const robin = clients.find(({ standing }) => standing?.phase === 'aftercare');
  expect(robin).toMatchObject({ standing: { phase: 'aftercare', laborProgress: 12 } });
  const { metrics, report } = await yearly();
  const count = (step: string) => report.funnel.find((one) => one.step === step)?.count;
  expect(count('matches')).toBe(2);
  expect(count('labors')).toBe(3);
  expect(count('profiles')).toBe(3);
  expect(count('experiences')).toBe(metrics.retreatBookings);
  expect([metrics.retreatBookings, metrics.details.acceptedMatches.value]).toEqual([1, 2]);
  expect(report.earnings).toEqual([]);
});

it('counts nobody as active now who was invented with a past', async () => {
  const people = (await admin.get('/api/analytics/figures/activeClients?days=30')).body;
  expect(people.map(({ name }: { name: string }) => name)).not.toContain('Robin S.');
});

it('shows somebody accepted by a practitioner in the last 30 days too', async () => {
  const report: Report = (await admin.get('/api/analytics/report?days=30')).body;
  expect(report.funnel.find(({ step }) => step === 'matches')?.count).toBe(1);
});

it('seeds no match that the product would not have let its client ask for', async () => {
  const people = await app.knex('matches').distinct('user_id').pluck('user_id');
  for (const user_id of people) {
    expect(await app.knex('holistic_profiles').where({ user_id })).not.toEqual([]);
    expect(await app.knex('labor_responses').where({ user_id })).not.toEqual([]);
  }
  const demo = await app.knex('users').where({ email: 'client@hedo.example' }).first('id');
  expect(people).not.toContain(demo.id);
});

it('adds nothing at the next start', async () => {
  const rows = async () =>
    Promise.all(
      ['labor_responses', 'holistic_profiles', 'bookings', 'booking_history', 'phase_changes', 'matches'].map(
        async (table) => (await app.knex(table)).length,
      ),
    );
  const before = await rows();
  const id = async (email: string) => (await app.knex('users').where({ email }).first('id')).id;
  const demo = {
    client: await id('client@hedo.example'),
    practitioner: await id('practitioner@hedo.example'),
    admin: await id('admin@hedo.example'),
    sampleClient: await id('sample-client@hedo.example'),
    recentClients: await Promise.all([2, 3].map((n) => id(`sample-client-${n}@hedo.example`))),
  };
  for (const { seed } of app.assembled.seeds) await app.knex.transaction((trx) => seed(trx, demo));
  expect(await rows()).toEqual(before);
});
