import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { aService, aStart, booked, practiceWith } from '#modules/sessions/testing/factory';
import type { AccountView, DecisionView } from '../../schemas/accounts';
import { calendarOf } from '../../testing/calendar-text';
import { createRadicale, type Radicale, radicaleUser } from '../../testing/radicale';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

type BookingView = Awaited<ReturnType<typeof booked>>;

let app: TestApp;
let client: Client;
let practitioner: Client;
let serviceId: string;
let radicale: Radicale;
const calendar = '/ada/calendar/';
const path = '/api/calendars/account';

beforeAll(async () => {
  process.env.CALENDAR_SYNC_ALLOW_PRIVATE = 'true';
  radicale = await createRadicale();
  await radicale.start();
  const made = await radicale.request('MKCALENDAR', calendar);
  expect(made.status).toBe(201);
  app = await testApp({ modules: ['calendar-sync'] });
  [client, practitioner] = [
    await app.as('client', { firstName: 'Zerlina', lastName: 'Quist' }),
    await app.as('practitioner'),
  ];
  await practiceWith(app.knex, practitioner, client);
  serviceId = (await aService(practitioner)).id;
});
afterAll(async () => {
  await app?.stop();
  await radicale?.stop();
  await radicale?.remove();
});

const account = async (): Promise<AccountView> => (await practitioner.get(path)).body.account;
const decisions = async (): Promise<DecisionView[]> => (await practitioner.get('/api/calendars/decisions')).body;
const sync = async (): Promise<AccountView> => {
  expect((await practitioner.post(`${path}/sync`)).status).toBe(200);
  await app.runJobs();
  return account();
};
const answer = async (id: string, said: string): Promise<void> => {
  const { status, body } = await practitioner.post(`/api/calendars/decisions/${id}`, { answer: said });
  expect([status, body?.detail]).toEqual([204, undefined]);
  await app.runJobs();
};
const fileOf = ({ sessionId }: BookingView): string => `${calendar}${sessionId}.ics`;
const readFile = async (booking: BookingView) => {
  const response = await radicale.request('GET', fileOf(booking));
  return response.status === 200 ? { text: await response.text(), etag: response.headers.get('etag') ?? '' } : null;
};
const stamp = (iso: string): string => iso.replace(/[-:]|\.\d+/g, '');
const startThere = async (booking: BookingView): Promise<string | undefined> =>
  /^DTSTART[^:]*:(\S+)/m.exec((await readFile(booking))?.text ?? '')?.[1];
/** Rewrites the event as another program would: the same uid, other lines. */
const rewrite = async (booking: BookingView, ...lines: readonly string[]): Promise<void> => {
  const file = await readFile(booking);
  const uid = /^UID:(\S+)/m.exec(file?.text ?? '')?.[1] ?? '';
  const text = calendarOf([`UID:${uid}`, ...lines]);
  const { status } = await radicale.request('PUT', fileOf(booking), text, { 'if-match': file?.etag ?? '' });
  expect(status).toBe(201);
};
const hour = (iso: string): readonly string[] => [`DTSTART:${stamp(iso)}`, 'DURATION:PT1H'];
const find = async ({ sessionId }: BookingView) =>
  app.knex('sessions_booked').where({ id: sessionId }).first('starts_at', 'status', 'sequence');
const startHere = async (booking: BookingView): Promise<string> =>
  new Date((await find(booking)).starts_at).toISOString();
let day = 3;
const fresh = async (): Promise<BookingView> => {
  day += 2;
  const booking = await booked(client, serviceId, aStart(day));
  await app.runJobs();
  expect(await startThere(booking)).toBe(stamp(booking.start));
  return booking;
};
const later = (booking: BookingView, hours: number): string =>
  new Date(Date.parse(booking.start) + hours * 3_600_000).toISOString();

const connect = async (password: string): Promise<AccountView> => {
  const input = { address: radicale.address, user: radicaleUser.user, password };
  expect((await practitioner.put(path, input)).status).toBe(200);
  await app.runJobs();
  return account();
};

describe('a calendar server', () => {
  it('is connected with the right password, and one of its calendars chosen', async () => {
    expect(await connect('wrong')).toMatchObject({ state: 'failed', reason: expect.stringContaining('refused') });
    const { state, calendars } = await connect(radicaleUser.password);
    expect([state, calendars.length]).toEqual(['choose', 1]);
    expect((await practitioner.get(path)).text).not.toContain(radicaleUser.password);
    expect((await practitioner.patch(path, { url: 'https://elsewhere.example/' })).status).toBe(422);
    expect((await practitioner.patch(path, { url: calendars[0]?.url })).status).toBe(200);
    await app.runJobs();
    expect(await account()).toMatchObject({ state: 'ok', sessions: 0 });
  });

  describe('with sessions in it', () => {
    beforeEach(async () => {
      expect((await account()).state).toBe('ok');
      expect(await decisions()).toEqual([]);
    });

    it('has each with its time and without its people, until it is cancelled', async () => {
      const booking = await fresh();
      const { text } = (await readFile(booking)) ?? { text: '' };
      expect(text).not.toMatch(/Zerlina|Quist|An hour|METHOD/);
      await client.post(`/api/sessions/bookings/${booking.id}/cancel`);
      await app.runJobs();
      expect(await readFile(booking)).toBeNull();
    });

    it('moves a session with its event, whatever zone it is written in', async () => {
      const booking = await fresh();
      await rewrite(booking, ...hour(later(booking, 2)));
      await sync();
      expect(await startHere(booking)).toBe(later(booking, 2));
      const local = new Intl.DateTimeFormat('sv', {
        ...{ timeZone: 'America/New_York', dateStyle: 'short', timeStyle: 'medium' },
      }).format(new Date(later(booking, 2)));
      await rewrite(booking, `DTSTART;TZID=America/New_York:${stamp(local).replace(' ', 'T')}`, 'DURATION:PT1H');
      const { sequence } = await find(booking);
      await sync();
      expect([await startHere(booking), (await find(booking)).sequence]).toEqual([later(booking, 2), sequence]);
    });

    it('has put back what the rules of sessions refuse', async () => {
      const [booking, other] = [await fresh(), await fresh()];
      await rewrite(booking, ...hour(other.start));
      await sync();
      const [said] = await decisions();
      expect(said).toMatchObject({ kind: 'put-back', sessionId: booking.sessionId, there: other.start });
      expect(await startThere(booking)).toBe(stamp(booking.start));
      await answer(said?.id ?? '', 'seen');
      await rewrite(booking, `DTSTART:${stamp(booking.start)}`, 'DURATION:PT3H');
      await sync();
      expect((await decisions())[0]?.reason).toContain('length');
      await answer((await decisions())[0]?.id ?? '', 'seen');
      expect(await startHere(booking)).toBe(booking.start);
    });

    it('asks before a deletion cancels anything', async () => {
      const booking = await fresh();
      await radicale.request('DELETE', fileOf(booking));
      await sync();
      await sync();
      const [asked] = await decisions();
      expect(asked).toMatchObject({ kind: 'deleted', sessionId: booking.sessionId });
      expect((await find(booking)).status).toBe('confirmed');
      await answer(asked?.id ?? '', 'restore');
      expect(await startThere(booking)).toBe(stamp(booking.start));
      await radicale.request('DELETE', fileOf(booking));
      await sync();
      await answer((await decisions())[0]?.id ?? '', 'cancel');
      expect((await find(booking)).status).toBe('cancelled');
    });

    it('shows what was moved at both sides, and does what is decided', async () => {
      for (const said of ['here', 'there'] as const) {
        const booking = await fresh();
        await rewrite(booking, ...hour(later(booking, 3)));
        const moved = await practitioner.patch(
          `/api/sessions/calendar/${booking.sessionId}`,
          { start: later(booking, 5) },
          { 'if-match': `"${booking.version}"` },
        );
        expect(moved.status).toBe(200);
        await app.runJobs();
        const [asked] = await decisions();
        expect(asked).toMatchObject({ kind: 'conflict', here: later(booking, 5), there: later(booking, 3) });
        await answer(asked?.id ?? '', said);
        const wanted = later(booking, said === 'here' ? 5 : 3);
        expect([await startHere(booking), await startThere(booking)]).toEqual([wanted, stamp(wanted)]);
      }
    });

    it('closes times by everything else in it, repetitions with their exceptions too', async () => {
      const [first, second] = [aStart(30), aStart(37)];
      const moved = new Date(Date.parse(second) + 7_200_000).toISOString();
      const text = calendarOf(
        ['UID:weekly', ...hour(first), 'RRULE:FREQ=WEEKLY;COUNT=3'],
        ['UID:weekly', `RECURRENCE-ID:${stamp(second)}`, ...hour(moved)],
      );
      expect((await radicale.request('PUT', `${calendar}weekly.ics`, text)).status).toBe(201);
      await sync();
      const isFree = async (start: string): Promise<boolean> => {
        const { body } = await client.get(
          `/api/sessions/offers/${serviceId}/slots?zone=UTC&from=${start.slice(0, 10)}`,
        );
        return body.starts.includes(start);
      };
      expect([await isFree(first), await isFree(second), await isFree(moved)]).toEqual([false, true, false]);
    });

    it('may be away: it says so, is tried again, and has everything once it is back', async () => {
      await radicale.stop();
      day += 2;
      const booking = await booked(client, serviceId, aStart(day));
      await app.runJobs();
      const away = await account();
      expect(away).toMatchObject({ state: 'failed', reason: 'The connection failed (ECONNREFUSED).' });
      expect(Date.parse(away.nextAt)).toBeGreaterThan(Date.now());
      await radicale.start();
      await app.knex('calendar_accounts').update({ next_at: '2026-01-01T00:00:00Z' });
      await app.knex.raw("select graphile_worker.add_job('calendar-sync.find-due', payload => '{}')");
      await app.runJobs();
      expect((await account()).state).toBe('ok');
      expect(await startThere(booking)).toBe(stamp(booking.start));
    });
  });
});
