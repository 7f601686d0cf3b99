import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Client } from '#core/testing/client';
import { addDays } from '#modules/money/public';
import { today } from '../lib/days';
import { emptyContent } from '../lib/empty-content';
import type { RetreatContent } from '../schemas/content';
import type { DateInput, StudioDate } from '../schemas/date';
import type { PlaceInput, PlaceView } from '../schemas/place';
import type { StudioRetreat } from '../schemas/retreat';

/** The date so many days from now. */
export const inDays = (days: number): string => addDays(today(), days);

/** A retreat with everything that it needs to be published. */
export const aContent = (overrides: Partial<RetreatContent> = {}): RetreatContent => {
  const title = overrides.title ?? `Days at the lake ${randomUUID().slice(0, 8)}`;
  const empty = emptyContent(title);
  return {
    ...empty,
    summary: 'Four quiet days.',
    text: 'Water, wood and **time**.',
    focus: 'Stillness',
    days: 4,
    partnerName: 'Lake House',
    place: {
      name: 'Lugano, Switzerland',
      address: 'Via Lago 1',
      latitude: 46.01,
      longitude: 8.96,
      zone: 'Europe/Zurich',
    },
    programme: [{ title: 'Arriving', text: 'Supper at seven.' }],
    questions: [{ id: 'swim', label: 'Can you swim?', kind: 'yes-no', options: [], required: true }],
    checklist: ['medical-clearance'],
    currency: 'EUR',
    paperAmounts: { ...empty.paperAmounts, 'medical-clearance': 18_500 },
    terms: {
      depositPercent: 30,
      balanceDays: 30,
      policy: [
        { daysBefore: 60, refundPercent: 100 },
        { daysBefore: 30, refundPercent: 50 },
      ],
      text: '',
    },
    ...overrides,
  };
};

/** A date in three months with one kind of room. */
export const aDate = (overrides: Partial<DateInput> = {}): DateInput => ({
  startsOn: inDays(90),
  capacity: 4,
  currency: 'EUR',
  status: 'open',
  earlyBird: null,
  rooms: [{ id: null, name: 'Single room', description: '', places: 4, priceMinor: 100_000 }],
  ...overrides,
});

const must = (answer: { status: number; body: unknown }, status: number): void => {
  if (answer.status !== status) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
};

/** Makes a retreat with one date and publishes it, as an admin does. */
export const publishRetreat = async (
  admin: Client,
  content: Partial<RetreatContent> = {},
  date: Partial<DateInput> = {},
): Promise<{ readonly retreat: StudioRetreat; readonly date: StudioDate }> => {
  const whole = aContent(content);
  const made = await admin.post('/api/studio/retreats', { title: whole.title });
  must(made, 201);
  const saved = await admin.put(`/api/studio/retreats/${made.body.id}`, whole, {
    'if-match': `"${made.body.version}"`,
  });
  must(saved, 200);
  const added = await admin.post(`/api/studio/retreats/${made.body.id}/dates`, aDate(date));
  must(added, 201);
  const moved = await admin.post(
    `/api/studio/retreats/${made.body.id}/moves`,
    { to: 'published' },
    { 'if-match': `"${saved.body.version}"` },
  );
  must(moved, 200);
  return { retreat: moved.body, date: added.body };
};

/** What a client sends to book the first room of a date. */
export const aPlace = (date: StudioDate, overrides: Partial<PlaceInput> = {}): PlaceInput => ({
  dateId: date.id,
  roomId: date.rooms[0]?.id ?? randomUUID(),
  price: { minor: date.rooms[0]?.priceMinor ?? 0, currency: date.currency },
  diet: ['Vegan'],
  dietNote: '',
  health: '',
  healthConsent: false,
  emergencyContact: 'Ann, +41 91 000 00 00',
  answers: [{ question: 'swim', text: 'yes' }],
  ...overrides,
});

/** Books a place. */
export const bookPlace = async (
  client: Client,
  date: StudioDate,
  overrides: Partial<PlaceInput> = {},
): Promise<PlaceView> => {
  const answer = await client.post('/api/retreat-places', aPlace(date, overrides));
  must(answer, 201);
  return answer.body;
};

/** A date that the team quotes for; answers its id. */
export const aQuotedDate = async (knex: Knex, overrides: Readonly<Record<string, unknown>> = {}): Promise<string> => {
  const id = randomUUID();
  await knex('experiences').insert({
    ...{ id, name: 'Days of rain', focus: 'Rain', location: 'Bergen, Norway', zone: 'Europe/Oslo' },
    ...{ partner_name: 'Rain House', starts_on: inDays(60), days: 5, capacity: 2, ...overrides },
  });
  return id;
};

/** The bytes of a small paper, and the form that sends it. */
export const aPaperForm = (bytes: Buffer = Buffer.from('%PDF-1.4\nsmall')) => {
  const boundary = 'paper-boundary';
  const body = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="paper"; filename="paper.pdf"\r\nContent-Type: application/pdf\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
};
