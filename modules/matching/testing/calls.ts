import type { Answered, Client } from '#core/testing/client';
import type { HappyCall } from '#core/testing/matrix';
import type { CallView } from '../schemas/call';

const hourMs = 3_600_000;
/** The beginning of an hour so many days from now, in the middle of hours that are open around the clock. */
export const aTime = (days: number): string => {
  const hour = Math.ceil(Date.now() / hourMs) * hourMs;
  return new Date(hour + days * 24 * hourMs).toISOString();
};

/** Opens every hour of the week, on the clock of UTC by default. */
export const openHours = async (practitioner: Client, zone = 'UTC'): Promise<void> => {
  const hours = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00' }));
  const sheet = { state: 'open', capacity: null, zone, hours, exceptions: [] };
  const { status, text } = await practitioner.put('/api/practitioners/me/availability', sheet);
  if (status !== 200) throw new Error(`hours not opened: ${status} ${text}`);
};

export const bookCall = (client: Client, matchId: string, start: string): Promise<Answered> =>
  client.post(`/api/matches/${matchId}/call`, { start, zone: 'Europe/Stockholm' });

interface Parts {
  readonly owner: Client;
  readonly practitioner: Client;
  readonly matchId: string;
  readonly otherMatchId: string;
}

/** Happy calls of the introduction calls; each books anew, far from the others. */
export const callCalls = async ({
  owner,
  practitioner,
  matchId,
  otherMatchId,
}: Parts): Promise<Record<string, HappyCall>> => {
  let day = 2;
  const cancelled = async (): Promise<void> => {
    const { body } = await owner.get('/api/introduction-calls');
    for (const one of body as CallView[])
      if (one.matchId === matchId) await owner.post(`/api/introduction-calls/${one.id}/cancel`);
  };
  const booked = async (): Promise<CallView> => {
    await cancelled();
    // Another happy call sets other hours.
    await openHours(practitioner);
    day += 1;
    const made = await bookCall(owner, matchId, aTime(day));
    if (made.status !== 201) throw new Error(`not booked: ${made.status} ${made.text}`);
    return made.body;
  };
  const first = await booked();
  const fresh = async () => {
    const { id, version } = await booked();
    return { params: { id }, headers: { 'if-match': `"${version}"` } };
  };
  return {
    'GET /api/matches/{id}/call-slots': {
      params: { id: matchId },
      query: 'zone=Europe/Berlin',
      before: async (principal) => ({ params: { id: principal === 'prac_noconsent' ? otherMatchId : matchId } }),
    },
    'POST /api/matches/{id}/call': {
      params: { id: matchId },
      body: { start: aTime(40), zone: 'Europe/Berlin' },
      before: async () => {
        await cancelled();
        await openHours(practitioner);
        return undefined;
      },
    },
    'GET /api/introduction-calls': {},
    'PATCH /api/introduction-calls/{id}': {
      params: { id: first.id },
      body: { start: aTime(45), zone: 'Europe/Berlin' },
      headers: { 'if-match': `"${first.version}"` },
      before: fresh,
    },
    'POST /api/introduction-calls/{id}/cancel': { params: { id: first.id }, before: fresh },
  };
};
