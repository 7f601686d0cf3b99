import { afterAll, expect, it } from 'vitest';
import { testApp } from '#core/testing/app';
import { aPractitioner } from '#modules/matching/testing/factory';
import { figureTables } from '#modules/reporting/public';
import { aNoon, aService, booked, practiceWith } from '../../testing/factory';

const app = await testApp({ modules: ['sessions'] });
afterAll(() => app.stop());

it('counts offered, booked and attended hours, and shows each practitioner the own ones alone', async () => {
  const [ana, client, other] = [await app.as('practitioner'), await app.as('client'), await app.as('client')];
  await practiceWith(app.knex, ana, client, other);
  const record = await app.knex('practitioners').where({ user_id: ana.userId }).first<{ id: string }>('id');
  await app.knex('practitioners').update({ created_at: '2026-01-01' });
  const service = await aService(ana, { minutes: 90 });
  const bookings = [
    await booked(client, service.id, aNoon(3)),
    await booked(other, service.id, aNoon(4)),
    await booked(client, service.id, aNoon(5)),
  ];
  // Three sessions of last May: one took place, to one nobody came, one was cancelled late.
  for (const [place, { id, status, isLate }] of [
    { id: bookings[0]?.id, status: 'attended', isLate: false },
    { id: bookings[1]?.id, status: 'no-show', isLate: false },
    { id: bookings[2]?.id, status: 'cancelled', isLate: true },
  ].entries()) {
    const times = { starts_at: `2026-05-1${place}T10:00:00Z`, ends_at: `2026-05-1${place}T11:30:00Z` };
    const [{ session_id }] = await app
      .knex('session_places')
      .where({ id })
      .update({ ...times, status, is_late: isLate, cancelled_by: isLate ? 'client' : null })
      .returning('session_id');
    await app
      .knex('sessions_booked')
      .where({ id: session_id })
      .update({ ...times, status: isLate ? 'cancelled' : 'confirmed' });
  }
  const table = app.assembled.ports.all(figureTables).find(({ id }) => id === 'practice');
  if (!table) throw new Error('there is no such table');
  const may = { from: '2026-05-01', to: '2026-05-31' };
  const read = async (reader: { userId: string; role: string }) =>
    (await table.read(app.knex, [may, { from: '2025-05-01', to: '2025-05-31' }], reader)).map((rows) =>
      rows.map(({ key, values }) => [key, values]),
    );
  const admin = { userId: ana.userId, role: 'admin' };
  const own = { offered: 31 * 24, booked: 3, utilisation: 0.4, attended: 1.5, missed: 1, late: 1 };
  expect(await read(admin)).toEqual([
    [
      ['total', own],
      [record?.id, own],
    ],
    [],
  ]);
  const cells = ['booked', 'attended', 'missed', 'late'].map(async (measure) => {
    const rows = await table.behind?.(app.knex, { row: record?.id ?? '', currency: null, measure }, may, admin);
    return rows?.map(({ value }: { value: number }) => value);
  });
  expect(await Promise.all(cells)).toEqual([[1.5, 1.5], [1.5], [1], [1]]);

  const reader = { userId: ana.userId, role: 'practitioner' };
  expect(await read(reader)).toEqual([[[record?.id, own]], []]);
  const others = await Promise.all(
    [1, 2, 3].map(async () => aPractitioner(app.knex, { userId: (await app.as('practitioner')).userId })),
  );
  await app.knex('practitioners').update({ created_at: '2026-01-01' });
  expect((await read(reader))[0]).toHaveLength(1);
  await aPractitioner(app.knex);
  await app.knex('practitioners').update({ created_at: '2026-01-01' });
  const [rows = []] = await read(reader);
  expect(rows.map(([key]) => key)).toEqual(['total', record?.id]);
  expect(rows[0]?.[1]).toMatchObject({ offered: 5 * 31 * 24, booked: 3 });
  const colleague = { row: others[0] ?? '', currency: null, measure: 'booked' };
  expect(await table.behind?.(app.knex, colleague, may, reader)).toEqual([]);
});
