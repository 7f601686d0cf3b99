import { afterAll, describe, expect, it } from 'vitest';
import { aPerson, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { aPractitioner } from '#modules/matching/testing/factory';
import {
  courseOf,
  elapsedPart,
  parsePeriod,
  periodAt,
  periodUnits,
  shiftPeriod,
  yearBefore,
} from '../../lib/named-periods';
import { toTableColumns } from '../queries/table-file';

const app = await testApp({ modules: ['analytics'] });
const [admin, practitioner, client] = [await app.as('admin'), await app.as('practitioner'), await app.as('client')];
afterAll(() => app.stop());

const tables = '/api/analytics/tables';

describe('periods of the calendar', () => {
  it('are found by day and by name, and follow each other without gaps', () => {
    expect([
      periodAt('week', '2027-01-02'),
      periodAt('quarter', '2026-11-28'),
      periodAt('year', '2026-02-01'),
    ]).toMatchObject([
      { name: '2026-W53', from: '2026-12-28', to: '2027-01-03' },
      { name: '2026-Q4', from: '2026-10-01', to: '2026-12-31' },
      { name: '2026', from: '2026-01-01', to: '2026-12-31' },
    ]);
    for (const unit of periodUnits)
      for (let at = periodAt(unit, '2023-12-30'), i = 0; i < 60; i += 1) {
        const next = shiftPeriod(at, 1);
        expect(parsePeriod(at.name)).toEqual(at);
        expect(Date.parse(next.from) - Date.parse(at.to)).toBe(86_400_000);
        expect(shiftPeriod(next, -1)).toEqual(at);
        at = next;
      }
    expect(
      ['2026-W53', '2025-W53', '2026-W00', '1999', '2026-13', 'x'].map((name) => parsePeriod(name)?.name ?? null),
    ).toEqual(['2026-W53', null, null, null, null, null]);
  });

  it('are compared with as many days as have passed, and with the same period of the year before', () => {
    const november = periodAt('month', '2026-11-01');
    const october = shiftPeriod(november, -1);
    expect(elapsedPart(november, october, '2026-11-10')).toEqual({ from: '2026-10-01', to: '2026-10-10' });
    expect(elapsedPart(november, october, '2026-12-01')).toEqual({ from: '2026-10-01', to: '2026-10-31' });
    const march = periodAt('month', '2026-03-01');
    expect(elapsedPart(march, shiftPeriod(march, -1), '2026-03-30').to).toBe('2026-02-28');
    expect(yearBefore(periodAt('week', '2026-12-30')).name).toBe('2025-W52');
    expect(yearBefore(november).name).toBe('2025-11');
    const course = courseOf(periodAt('year', '2026-01-01'), '2026-11-28');
    expect([course.length, course[0]?.name, course.at(-1)?.name]).toEqual([13, '2025-11', '2026-11']);
  });
});

describe('a figure table', () => {
  it('compares periods, leads to what it counts, and is a file', async () => {
    const [id, quick] = [
      await aPractitioner(app.knex, { name: '=Ana' }),
      await aPractitioner(app.knex, { name: 'Ben' }),
    ];
    const request = async (practitioner: string, at: string, hours: number | null) => {
      const sides = {
        user_id: await aPerson(app.knex, 'client'),
        practitioner_id: practitioner,
        score: 50,
        parts_sealed: Buffer.alloc(1),
      };
      const answered_at = hours === null ? null : new Date(Date.parse(at) + hours * 3_600_000).toISOString();
      const status = hours === null ? 'requested' : 'accepted';
      await app.knex('matches').insert({ ...sides, status, requested_at: at, answered_at });
    };
    for (const hours of [2, 4, 30, null]) await request(id, '2026-05-31T23:59:59Z', hours);
    await request(quick, '2026-05-01T00:00:00Z', 1);
    await request(id, '2026-04-30T23:59:59Z', 3);
    await request(id, '2025-05-12T12:00:00Z', 5);

    const { status, body } = await admin.get(`${tables}/responses?period=2026-05`);
    expect([status, body.measures.map(({ key }: { key: string }) => key)]).toEqual([
      ...[200, ['requests', 'answered', 'median', 'slow', 'missed', 'waiting']],
    ]);
    const own = body.rows.find(({ key }: { key: string }) => key === id);
    expect([own.label, own.values, own.previous, own.yearBefore]).toEqual([
      ...['=Ana', [4, 3, 4, 24.8, 0, 1], [1, 1, null, null, 0, 0], [1, 1, null, null, 0, 0]],
    ]);
    expect(body.rows.map(({ values }: { values: number[] }) => values[0])).toEqual([5, 4, 1]);
    expect([body.period.isRunning, body.previous, body.yearBefore]).toEqual([
      ...[false, { from: '2026-04-01', to: '2026-04-30' }, { from: '2025-05-01', to: '2025-05-31' }],
    ]);
    const course = await admin.get(`${tables}/responses/course?period=2026-05`);
    expect(
      course.body
        .map(({ name, totals }: { name: string; totals: { values: number[] }[] }) => [name, totals[0]?.values[0]])
        .slice(-2),
    ).toEqual([
      ...[
        ['2026-04', 1],
        ['2026-05', 5],
      ],
    ]);

    const cell = `period=2026-05&row=${id}&measure=requests`;
    const first = await admin.get(`${tables}/responses/rows?${cell}&limit=3`);
    const next = /<(.+)>/.exec(String(first.headers.link))?.[1] ?? '';
    const all = [...first.body, ...(await admin.get(next)).body];
    expect(
      all.map(({ day, label, value }: { day: string; label: string; value: number }) => [day, label, value]),
    ).toEqual(Array.from({ length: 4 }, () => ['2026-05-31', '=Ana', 1]));
    const file = await admin.get(`${tables}/responses/csv?period=2026-05`);
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.text.split('\r\n')[2]).toBe("'=Ana,,4,1,1,3,1,1,4,,,24.8,,,0,0,0,1,0,0");
    const listed = await admin.get(`${tables}/responses/rows/csv?${cell}`);
    expect(listed.text.split('\r\n')).toHaveLength(6);
    expect(
      toTableColumns({ ...body, measures: [{ ...body.measures[0], unit: 'money' }] })[2]?.cell({
        ...own,
        currency: 'EUR',
        values: [-1_205],
      }),
    ).toBe(-12.05);
  });

  it('is refused for what is no cell, no period and no table, and to whom it is not for', async () => {
    const get = async (path: string, who = admin) => (await who.get(`${tables}/${path}`)).status;
    expect([
      await get('responses/rows?row=total&measure=nothing'),
      await get('responses/rows?row=total&measure=median'),
      await get('responses/rows?row=total&measure=requests&after=abc'),
      await get('responses?period=2025-W53'),
      await get('responses?period=soon'),
      await get('nothing'),
      await get('sources', practitioner),
      await get('sources/csv', practitioner),
      await get('sources/course', practitioner),
      await get('sources/rows?row=total&measure=people', practitioner),
      await get('responses', client),
    ]).toEqual([404, 404, 422, 422, 422, 404, 404, 404, 404, 404, 403]);
    const names = async (who = admin) => (await who.get(tables)).body.map(({ id }: { id: string }) => id);
    expect(await names()).toContain('sources');
    expect(await names(practitioner)).not.toContain('sources');
    expect((await practitioner.get(`${tables}/responses?period=2026-05`)).body.rows).toEqual([]);
    expect((await practitioner.get(`${tables}/responses/rows?period=2026-05&row=total&measure=requests`)).body).toEqual(
      [],
    );
  });
});

describe('where people come from', () => {
  it('is noted once for a new account, counted from five people on, exported and erased', async () => {
    const arrive = (who: Client, source: string) => who.post('/api/analytics/arrivals', { source });
    const people = await Promise.all(Array.from({ length: 7 }, () => app.as('client')));
    const [first, old] = [people[0], people[6]];
    if (!first || !old) throw new Error('nobody came');
    for (const [place, person] of people.slice(0, 6).entries())
      expect((await arrive(person, place < 5 ? 'spring-letter' : 'small.example')).status).toBe(204);
    await arrive(first, 'elsewhere.example');
    await app
      .knex('users')
      .where({ id: old.userId })
      .update({ created_at: app.knex.raw("now() - interval '2 hours'") });
    await arrive(old, 'spring-letter');
    expect((await arrive(first, 'https://site.example/path')).status).toBe(422);
    const noted = await app.knex('account_sources').orderBy('source').pluck('source');
    expect(noted).toEqual(['small.example', ...Array.from({ length: 5 }, () => 'spring-letter')]);

    const { body } = await admin.get(`${tables}/sources`);
    const found = body.rows.map(({ key, values }: { key: string; values: unknown[] }) => [key, values]);
    expect(found.slice(1, 3)).toEqual([
      ['source:spring-letter', [5, 0, 0, 0, 0, 0, 0]],
      ['few', [1, null, null, null, null, null, null]],
    ]);
    expect(found[3]?.[0]).toBe('unknown');

    const data = app.assembled.personalData.find(({ owner }) => owner === 'analytics')?.data;
    expect(await data?.export(first.userId)).toEqual({ cameFrom: 'spring-letter', figuresByMail: 'never' });
    await app.knex.transaction((trx) => data?.erase(trx, first.userId) ?? Promise.resolve());
    expect(await data?.export(first.userId)).toMatchObject({ cameFrom: null });
  });
});

describe('the report by mail', () => {
  it('goes once for each week or month to admins who were chosen, with totals and no name', async () => {
    const email = 'figures@example.test';
    const [reader, left] = [await app.as('admin', { email }), await app.as('admin', { email: 'left@example.test' })];
    const choose = (id: string, rhythm: string, by = admin) => by.put(`/api/analytics/mails/users/${id}`, { rhythm });
    const chosen = await choose(reader.userId, 'weekly');
    expect(chosen.body.find(({ userId }: { userId: string }) => userId === reader.userId)?.rhythm).toBe('weekly');
    expect([(await choose(client.userId, 'weekly')).status, (await choose(reader.userId, 'daily')).status]).toEqual([
      404, 422,
    ]);
    await choose(left.userId, 'monthly');
    const run = async () => {
      await app.knex.raw("select graphile_worker.add_job('analytics.mail-figures', payload => '{}'::json)");
      await app.runJobs();
    };
    await run();
    expect(await app.mails(email)).toEqual([]);
    await app.knex('figure_mails').update({ done: '2020-W01' });
    await app.knex('users').where({ id: left.userId }).update({ role: 'practitioner' });
    await run();
    await run();
    const mails = await app.mails(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toMatch(/^Figures from \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d$/);
    expect(mails[0]?.text).not.toMatch(/Ana|Ben|@/);
    expect(await app.mails('left@example.test')).toEqual([]);
    await choose(reader.userId, 'never');
    expect(await app.knex('figure_mails').where({ user_id: reader.userId })).toEqual([]);
  });
});
