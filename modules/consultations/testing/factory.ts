import type { TestApp } from '#core/testing/app';
import type { Answered, Client } from '#core/testing/client';
import type { AvailabilityInput } from '../schemas/appointment';
import type { ConsultationReceipt, ConsultationRequestInput } from '../schemas/consultation-request';
import type { ContactRequestInput } from '../schemas/contact-request';

/** A body that the contact form might send. */
export const aContactRequest = (overrides: Partial<ContactRequestInput> = {}): ContactRequestInput => ({
  name: 'Clara Moreau',
  email: 'clara@example.test',
  interest: 'retreats',
  message: 'Is there a place in March?\nI would come with my sister.',
  ...overrides,
});

/** Sends one and answers its receipt. */
export const sendContactRequest = async (
  client: Client,
  overrides: Partial<ContactRequestInput> = {},
): Promise<{ id: string; reference: string }> => {
  const { status, body } = await client.post('/api/contact-requests', aContactRequest(overrides));
  if (status !== 201) throw new Error(`the request was not taken: ${status} ${body?.detail}`);
  return body;
};

let count = 0;
/** A number nobody had before. */
const next = (): number => {
  count += 1;
  return count;
};

/** A body that the consultation form might send, without consent to a profile; the address is new each time. */
export const aConsultation = (overrides: Partial<ConsultationRequestInput> = {}): ConsultationRequestInput => ({
  name: 'Nora Lindgren',
  email: `nora-${next()}@example.test`,
  phone: '+46 70 123 45 67',
  birthDate: '1990-05-17',
  birthTime: '08:31',
  birthLocation: 'Lyon, France',
  additionalInfo: 'I am thinking of leaving my job and changing my career. My work feels empty to me.',
  forWhom: 'me',
  consentToProfile: false,
  ...overrides,
});

/** Sends one and answers its receipt. */
export const sendConsultation = async (
  client: Client,
  overrides: Partial<ConsultationRequestInput> = {},
): Promise<ConsultationReceipt> => {
  const { status, body } = await client.post('/api/consultation-requests', aConsultation(overrides));
  if (status !== 201) throw new Error(`the consultation was not taken: ${status} ${body?.detail}`);
  return body;
};

/** Hours on every day, around the clock, in universal time. */
export const openHours = (overrides: Partial<AvailabilityInput> = {}): AvailabilityInput => ({
  zone: 'UTC',
  weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '24:00' })),
  exceptions: [],
  bufferMinutes: 0,
  ...overrides,
});

/** Half hours from now on, the first some days ahead: a new one at each call. */
export const aStart = (): string =>
  new Date((Math.floor(Date.now() / 86_400_000) + 5) * 86_400_000 + next() * 1_800_000).toISOString();

/** Books a new time for a request by a member of staff whose hours are open. */
export const book = async (admin: Client, requestId: string, start = aStart()): Promise<Answered> =>
  admin.post(`/api/consultation-requests/${requestId}/schedule`, {
    start,
    minutes: 30,
    staffId: admin.userId,
    zone: 'Europe/Stockholm',
  });

/** The secret in the newest mail about a booking to an address. */
export const linkIn = async (app: TestApp, email: string): Promise<string> => {
  const links = (await app.mails(email)).map(({ text }) => /\/appointments\/([\w-]{43})/.exec(text)?.[1]);
  return links.findLast((link) => link !== undefined) ?? '';
};
