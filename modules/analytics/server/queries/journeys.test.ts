import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import type { FigurePerson, FigureView, Metrics } from '../../schemas/metrics';
import type { Report } from '../../schemas/report';

let app: TestApp;
let admin: Client;
let retreat: string;
beforeAll(async () => {
  app = await testApp({
    modules: [
      'labors',
      'profile',
      'synthesis',
      'matching',
      'intake',
      'consultations',
      'concierge',
      'clients',
      'aftercare',
      'analytics',
    ],
  });
  admin = await app.as('admin');
  await opened(admin, 900);
  retreat = randomUUID();
  await app.knex('experiences').insert({
    id: retreat,
    name: 'Stillness',
    focus: 'Rest',
    location: 'Big Sur',
    zone: 'UTC',
    partner_name: 'Cliff House',
    starts_on: inDays(30),
    days: 7,
    capacity: 6,
    price_minor: 1_900_000,
    currency: 'USD',
  });
});
afterAll(() => app.stop());

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const at = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
const opened = (who: Client, daysAgo: number) =>
  app
    .knex('users')
    .where({ id: who.userId })
    .update({ created_at: at(-daysAgo) });
const client = async (daysAgo: number): Promise<Client> => {
  const made = await app.as('client');
  await opened(made, daysAgo);
  return made;
};

interface Trip {
  readonly status: 'confirmed' | 'completed' | 'cancelled' | 'refunded';
  /** Days from today to its first and its last day. */
  readonly days: readonly [number, number];
  readonly minor?: number;
  readonly currency?: string;
  readonly of?: string | null;
  readonly sample?: boolean;
}
/** A booking with the history that leads to its status, one day for each step. */
const booked = async (who: Client, { status, days, minor = 2_000_000, currency = 'USD', of, sample = false }: Trip) => {
  const id = randomUUID();
  await app.knex('bookings').insert({
    id,
    reference: id,
    user_id: who.userId,
    for_host: false,
    experience_id: of === undefined ? retreat : of,
    title: 'A retreat',
    destination: 'Big Sur',
    start_date: inDays(days[0]),
    end_date: inDays(days[1]),
    guests: 1,
    services: '[]',
    details_sealed: Buffer.alloc(1),
    status,
    price_minor: minor,
    currency,
    sample,
  });
  const steps = status === 'confirmed' ? ['confirmed'] : ['confirmed', status];
  for (const [place, to_status] of steps.entries())
    await app.knex('booking_history').insert({ booking_id: id, to_status, by: 'team', created_at: at(-3 + place) });
  // What was called off was credited in whole, and is as if it had never been invoiced.
  const holds = status === 'confirmed' || status === 'completed';
  if (holds && minor > 0)
    await invoiced(who, {
      purpose: `${of === null ? 'concierge:booking' : 'retreats:trip'}:${id}`,
      total: minor,
      currency,
      sample,
    });
};
let invoices = 0;
const invoiced = (
  who: Client,
  {
    sample,
    ...more
  }: { readonly purpose: string; readonly total: number; readonly currency: string; readonly sample: boolean },
) => {
  invoices += 1;
  return app.knex('money_documents').insert({
    ...more,
    ...{
      id: randomUUID(),
      kind: 'invoice',
      series: 'TEST',
      year: 2026,
      number: invoices,
      number_text: `TEST-${invoices}`,
    },
    ...{ key: randomUUID(), user_id: who.userId, payer_name: 'Ann Lee', payer_email: 'ann@example.test', tax: 0 },
    ...{ policy: '[]', return_path: '', issuer: '{}', language: 'en', is_sample: sample },
    ...{ issued_on: inDays(-3), created_at: at(-3) },
  });
};
const planned = (who: Client, from: number, closed: number | null, sample = false) =>
  app.knex('aftercare_plans').insert({
    client_id: who.userId,
    title_sealed: Buffer.alloc(1),
    status: closed === null ? 'active' : 'closed',
    created_at: at(from),
    closed_at: closed === null ? null : at(closed),
    sample,
  });
const figures = async (): Promise<Metrics['details']> => {
  await app.knex('figure_reports').delete();
  return (await admin.get('/api/analytics/metrics')).body.details;
};
const summarize = ({ value, middle, currency }: FigureView) => ({ value, middle, currency });
const report = async (): Promise<Report> => (await admin.get('/api/analytics/report')).body;
const fresh = async (): Promise<Report> => {
  await app.knex('figure_reports').delete();
  return report();
};
const behind = async (name: string): Promise<string[]> =>
  (await admin.get(`/api/analytics/figures/${name}`)).body.map(({ id }: FigurePerson) => id).sort();

it('says nothing of journeys before anybody went one', async () => {
  const { journeyWeeks, successRate, investment } = await figures();
  for (const figure of [journeyWeeks, successRate, investment])
    expect(summarize(figure)).toEqual({ value: null, middle: null, currency: null });
  const { stages, screens, weeks } = await report();
  expect(stages.map(({ stage, days, times, costs }) => [stage, days, times, costs])).toEqual(
    ['intake', 'assessment', 'retreat', 'integration', 'aftercare'].map((stage) => [stage, null, 0, []]),
  );
  expect(stages[2]?.offered).toEqual([{ currency: 'USD', low: 1_900_000, high: 1_900_000 }]);
  expect(screens).toHaveLength(16);
  expect(screens.every(({ minutes, times }) => minutes === null && times === 0)).toBe(true);
  expect(weeks).toHaveLength(6);
});

it('journeys are measured, judged and paid for by what really happened to people', async () => {
  const [whole, short, waiting, gone, again] = [
    await client(112),
    await client(57),
    await client(90),
    await client(80),
    await client(70),
  ];
  // Sixteen weeks to the end of the second plan; a questionnaire that came earlier would move the beginning.
  await booked(whole, { status: 'completed', days: [-60, -54] });
  await planned(whole, -50, -20);
  await planned(whole, -18, -4);
  // Eight weeks to the end of the retreat; nobody wrote a plan.
  await booked(short, { status: 'completed', days: [-6, -2] });
  // The plan still goes on, so the way has no end yet.
  await booked(waiting, { status: 'completed', days: [-20, -10], minor: 3_000_000 });
  await planned(waiting, -9, null);
  // Called off after it was agreed, and once more with a better end.
  await booked(gone, { status: 'cancelled', days: [20, 26] });
  await booked(again, { status: 'refunded', days: [10, 16] });
  await app.knex('booking_history').where({ to_status: 'refunded' }).update({ to_status: 'cancelled' });
  // Neither samples nor what never came to an agreement count.
  await booked(await client(40), { status: 'completed', days: [-9, -5], sample: true });
  await booked(short, { status: 'confirmed', days: [5, 6], minor: 500_000, of: null });
  await booked(waiting, { status: 'confirmed', days: [40, 46], minor: 900_000, currency: 'EUR', of: null });

  const { journeyWeeks, successRate, investment } = await figures();
  // Fifteen weeks and three days, and a little less than eight weeks.
  expect(journeyWeeks.value).toBeGreaterThan(11);
  expect(journeyWeeks.value).toBeLessThan(12);
  expect(journeyWeeks.middle?.[0]).toBeLessThan(journeyWeeks.value ?? 0);
  expect(journeyWeeks.unit).toBe('weeks');
  // Of short, waiting, gone and again in the last thirty days, waiting alone went on; whole's retreat ended before them.
  expect(summarize(successRate)).toEqual({ value: 25, middle: null, currency: null });
  // 20,000 + 25,000 + 30,000 over three people; euros stand apart.
  expect(summarize(investment)).toEqual({ value: 2_500_000, middle: null, currency: 'USD' });
  expect(await behind('journeyWeeks')).toEqual([whole.userId, short.userId].sort());
  expect(await behind('successRate')).toEqual([waiting.userId]);
  expect(await behind('investment')).toEqual([whole.userId, short.userId, waiting.userId].sort());

  const { stages, earnings } = await report();
  const of = (name: string) => stages.find(({ stage }) => stage === name);
  expect(of('retreat')).toMatchObject({ times: 2, days: 8, costs: [{ currency: 'USD', minor: 2_000_000, people: 3 }] });
  expect(of('integration')).toMatchObject({ times: 1, days: 30 });
  expect(of('aftercare')).toMatchObject({ times: 1, days: 14, costs: [] });
  expect(earnings.map(({ currency, people, each }) => [currency, people, each])).toEqual([
    ['EUR', 1, 900_000],
    ['USD', 3, 2_500_000],
  ]);
});

it('the phase as the team set it is a way into aftercare too, and whoever calls off later fell out', async () => {
  const [short] = await app.knex('bookings').where({ end_date: inDays(-2) });
  await app.knex('phase_changes').insert({
    client_id: short.user_id,
    from_phase: 'experience',
    to_phase: 'aftercare',
    at: at(-1),
  });
  expect((await figures()).successRate.value).toBe(50);
});

it('hours for consultations are told by the week as they are entered, with what is booked of them', async () => {
  const weekly = [1, 2, 3].map((weekday) => ({ weekday, from: '09:00', to: '12:30' }));
  const kept = await admin.put('/api/consultation-availability/me', {
    zone: 'UTC',
    weekly,
    exceptions: [],
    bufferMinutes: 15,
  });
  expect(kept.status).toBe(200);
  const [request] = await app
    .knex('consultation_requests')
    .insert({ kind: 'consultation', reference: 'HD-1', name: 'Ana', email: 'a@b.test', withdraw_hash: 'x' })
    .returning('id');
  const { weeks: before } = await fresh();
  const second = before[1]?.from ?? '';
  await app.knex('consultation_appointments').insert({
    request_id: request.id,
    staff_id: admin.userId,
    starts_at: `${second}T10:00:00Z`,
    ends_at: `${second}T10:30:00Z`,
    busy: `[${second}T10:00:00Z,${second}T10:45:00Z)`,
    zone: 'UTC',
    token_hash: randomUUID(),
  });
  const { weeks } = await fresh();
  expect(weeks.map(({ offered }) => offered)).toEqual([10.5, 10.5, 10.5, 10.5, 10.5, 10.5]);
  expect(weeks.map(({ taken }) => taken)).toEqual([0, 0.5, 0, 0, 0, 0]);
  expect(new Date(`${weeks[0]?.from}T00:00:00Z`).getUTCDay()).toBe(1);
});
