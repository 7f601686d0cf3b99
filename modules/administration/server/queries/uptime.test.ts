import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import { findHealthGauges } from './gauges';
import { findUptime } from './uptime';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: ['administration'] });
});
afterAll(() => app.stop());
beforeEach(() => app.knex('health_minutes').delete());

/** Rows of some minutes ago, newest 1. */
const keep = (from: number, to: number, down: readonly string[] = []) =>
  app.knex.raw(
    `insert into health_minutes (at, down)
     select date_trunc('minute', now()) - make_interval(mins => n), ?::text[] from generate_series(?::int, ?::int) as n`,
    [[...down], to, from],
  );
const look = () => findUptime(app.knex, ['database', 'mail']);

describe('uptime', () => {
  it('says nothing before anything was measured', async () => {
    expect(await look()).toMatchObject({ since: null, day: null, month: null });
  });

  it('counts from the first measured minute, and minutes without a look as lost', async () => {
    await keep(100, 51);
    await keep(40, 1);
    expect((await look()).day).toEqual({ percent: 90, minutes: 100, lost: 10 });
  });

  it('tells what went down by its part, and never rounds a loss away', async () => {
    await keep(1400, 2);
    await keep(1, 1, ['mail']);
    const { day, parts } = await look();
    expect(day).toEqual({ percent: 99.92, minutes: 1400, lost: 1 });
    expect(parts.get('mail')?.day?.lost).toBe(1);
    expect(parts.get('database')?.day).toEqual({ percent: 100, minutes: 1400, lost: 0 });
  });

  it('looks at 24 hours and at 30 days apart', async () => {
    await keep(3000, 2001, ['database']);
    await keep(2000, 1);
    const { day, month } = await look();
    expect([day?.percent, month?.minutes, month?.lost]).toEqual([100, 3000, 1000]);
  });

  it('takes a product that stands still for down', async () => {
    await keep(60, 31);
    const { day } = await look();
    // One more when a minute ends between the two.
    expect([29, 30]).toContain(day?.lost);
  });

  it('is measured by a job, and ninety days are kept', async () => {
    await app.knex.raw("insert into health_minutes (at) values (now() - interval '91 days')");
    for (let n = 0; n < 2; n += 1)
      await app.knex.raw(
        `select graphile_worker.add_job('administration.measure-health', payload => '{"_cron":{"ts":"2099-01-01T10:20:30.000Z"}}')`,
      );
    await app.knex.raw("select graphile_worker.add_job('core.apply-retention')");
    await app.runJobs();
    const rows = await app.knex('health_minutes').select('at');
    expect(rows.map(({ at }) => new Date(at).toISOString())).toEqual(['2099-01-01T10:20:00.000Z']);
    expect((await (await app.as('admin')).get('/api/system/health')).body.uptime.startedAt).toEqual(expect.any(String));
  });

  it('does not count a minute as up that was looked at when it was long over', async () => {
    const late = new Date(Date.now() - 180_000).toISOString();
    await app.knex.raw("select graphile_worker.add_job('administration.measure-health', payload => ?::json)", [
      JSON.stringify({ _cron: { ts: late } }),
    ]);
    await app.runJobs();
    expect(await app.knex('health_minutes')).toEqual([]);
  });

  it('tells those who watch from outside what was down in the newest minute', async () => {
    expect(await findHealthGauges(app.knex)).toEqual([]);
    await keep(3, 2, ['mail', 'queue']);
    await keep(1, 1, ['mail']);
    expect(await findHealthGauges(app.knex)).toMatchObject([
      { name: 'hedo_parts_down', value: 1 },
      { name: 'hedo_parts_degraded', value: 0 },
      { name: 'hedo_health_measured_seconds', value: expect.any(Number) },
    ]);
  });
});
