import type { Knex } from 'knex';
import type { Client } from '#core/testing/client';
import { matched } from '#modules/matching/testing/matched';
import type { BookingView, OfferView } from '../schemas/bookings';
import type { RulesInput, ServiceInput, ServiceView } from '../schemas/services';

const hourMs = 3_600_000;
/** The beginning of an hour so many days from now. */
export const aStart = (days: number): string =>
  new Date(Math.ceil(Date.now() / hourMs) * hourMs + days * 24 * hourMs).toISOString();

/** Noon so many days from now: what lasts for hours around it stays within one day. */
export const aNoon = (days: number): string => `${aStart(days).slice(0, 10)}T12:00:00.000Z`;

export const phoneService: ServiceInput = {
  kind: 'single',
  title: 'An hour',
  description: 'We begin where you are.',
  minutes: 60,
  price: null,
  mode: 'phone',
  place: null,
  link: null,
  sessionCount: null,
  capacity: null,
};
export const plainRules: RulesInput = {
  bufferBefore: 0,
  bufferAfter: 0,
  noticeHours: 1,
  dailyMost: null,
  changeHours: 24,
  lateFeePercent: 50,
  reminders: [1440, 60],
  timeOff: [],
};

/** Opens every hour of the week on a clock. */
export const openHours = async (practitioner: Client, zone = 'UTC'): Promise<void> => {
  const hours = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00' }));
  const input = { state: 'open', capacity: null, zone, hours, exceptions: [] };
  const { status, text } = await practitioner.put('/api/practitioners/me/availability', input);
  if (status !== 200) throw new Error(`hours not opened: ${status} ${text}`);
};

export const aService = async (practitioner: Client, more: Partial<ServiceInput> = {}): Promise<ServiceView> => {
  const made = await practitioner.post('/api/sessions/services', { ...phoneService, ...more });
  if (made.status !== 201) throw new Error(`no service: ${made.status} ${made.text}`);
  return made.body;
};

export const setRules = async (practitioner: Client, more: Partial<RulesInput> = {}): Promise<void> => {
  const { version } = (await practitioner.get('/api/sessions/rules')).body;
  const input = { ...plainRules, ...more };
  const saved = await practitioner.put('/api/sessions/rules', input, { 'if-match': `"${version}"` });
  if (saved.status !== 200) throw new Error(`rules not saved: ${saved.status} ${saved.text}`);
};

export const book = (client: Client, serviceId: string, start: string, more: object = {}) =>
  client.post('/api/sessions/bookings', { serviceId, start, zone: 'Europe/Berlin', ...more });

export const booked = async (
  client: Client,
  serviceId: string,
  start: string,
  more: object = {},
): Promise<BookingView> => {
  const made = await book(client, serviceId, start, more);
  if (made.status !== 201) throw new Error(`not booked: ${made.status} ${made.text}`);
  return made.body;
};

export const offersOf = async (client: Client): Promise<OfferView[]> => (await client.get('/api/sessions/offers')).body;

/** Accepts a client, with hours around the clock and rules; answers the match. */
export const practiceWith = async (
  knex: Knex,
  practitioner: Client,
  ...clients: readonly Client[]
): Promise<string[]> => {
  const ids: string[] = [];
  for (const client of clients) ids.push(await matched(knex, client, practitioner));
  await openHours(practitioner);
  await setRules(practitioner);
  return ids;
};

/** Lets a session begin so many minutes from now (negative: it has begun), as if time had passed. */
export const shiftTo = async (knex: Knex, sessionId: string, minutes: number): Promise<void> => {
  const row = await knex('sessions_booked').where({ id: sessionId }).first('starts_at', 'ends_at');
  const length = Date.parse(row.ends_at) - Date.parse(row.starts_at);
  const from = Date.now() + minutes * 60_000;
  const [starts_at, ends_at] = [new Date(from).toISOString(), new Date(from + length).toISOString()];
  await knex('session_places').where({ session_id: sessionId }).update({ starts_at, ends_at });
  await knex('sessions_booked')
    .where({ id: sessionId })
    .update({ starts_at, ends_at, busy: `[${starts_at},${ends_at})` });
};
