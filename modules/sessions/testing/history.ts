import { randomUUID } from 'node:crypto';
import type { Found } from '#core/testing/history/history';
import type { Person } from '#core/testing/history/people';
import type { HistoryScene } from '#core/testing/history/scenes';
import { matched } from '#modules/matching/testing/matched';
import type { BookingView } from '../schemas/bookings';
import { aStart, phoneService, plainRules } from './factory';

/** So few times that clients want the same one. */
const times = 12;
const ahead = { method: 'GET', path: '/api/sessions/bookings?when=ahead' } as const;

/** Clients of a practitioner book the same few times, and cancel. */
export const historyScene: HistoryScene = async ({ knex, clients, practitioners }) => {
  const partnerOf = (client: Person): Person => practitioners[clients.indexOf(client) % practitioners.length] as Person;
  const starts = Array.from({ length: times }, (_, index) => aStart(10 + index));
  const services = new Map<string, string>();
  const calendarOf = ({ name }: Person): string => `bookings of ${name}`;
  const placeOf = (client: Person, start: string): string =>
    `${partnerOf(client).name} on ${new Date(start).toISOString().slice(0, 13)}`;

  const book = async (client: Person): Promise<void> => {
    const start = client.random.pick(starts);
    const body = { serviceId: services.get(partnerOf(client).name), start, zone: 'Europe/Berlin' };
    await client.act(
      { by: client.name, does: 'add', on: calendarOf(client), mark: placeOf(client, start) },
      { method: 'POST', path: '/api/sessions/bookings', body, headers: { 'idempotency-key': randomUUID() } },
      { tries: 3 },
    );
  };
  const listOwn = async (client: Person): Promise<BookingView[] | null> => {
    const answer = await client.send(ahead);
    return answer?.status === 200 ? (answer.body as BookingView[]) : null;
  };
  const cancel = async (client: Person): Promise<void> => {
    const own = await listOwn(client);
    if (!own || own.length === 0) return;
    const { id, start } = client.random.pick(own);
    await client.act(
      { by: client.name, does: 'remove', on: calendarOf(client), mark: placeOf(client, start) },
      { method: 'POST', path: `/api/sessions/bookings/${id}/cancel` },
    );
  };
  const collect = async (): Promise<ReadonlyMap<string, Found>> => {
    const found = new Map<string, Found>();
    for (const client of clients) {
      const own = (await client.must(ahead)).body as BookingView[];
      found.set(calendarOf(client), { marks: own.map(({ start }) => placeOf(client, start)) });
    }
    return found;
  };

  for (const client of clients) await matched(knex, client, partnerOf(client));
  for (const practitioner of practitioners) {
    const hours = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00' }));
    const open = { state: 'open', capacity: null, zone: 'UTC', hours, exceptions: [] };
    await practitioner.must({ method: 'PUT', path: '/api/practitioners/me/availability', body: open });
    const rules = { ...plainRules, changeHours: 0 };
    const headers = { 'if-match': '"0"' };
    await practitioner.must({ method: 'PUT', path: '/api/sessions/rules', body: rules, headers });
    const made = await practitioner.must({ method: 'POST', path: '/api/sessions/services', body: phoneService });
    services.set(practitioner.name, made.body.id);
  }
  return {
    deeds: [
      { name: 'book a session', by: 'client', weight: 3, run: book },
      { name: 'cancel a session', by: 'client', weight: 2, run: cancel },
    ],
    collect,
  };
};
