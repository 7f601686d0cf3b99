import type { Scene } from '#core/testing/matrix';
import {
  aConsultation,
  aContactRequest,
  aStart,
  book,
  linkIn,
  openHours,
  sendConsultation,
  sendContactRequest,
} from './factory';

/** Happy calls of the routes of this module. */
export const scene: Scene = async ({ app, callers }) => {
  let count = 0;
  /** The secret of a link to a request sent just now, as its mail tells. */
  const token = async (link = 'withdraw'): Promise<string> => {
    count += 1;
    const email = `${link}-${count}@example.test`;
    await sendContactRequest(callers.anon, { email });
    const [mail] = await app.mails(email);
    return new RegExp(`${link}#([\\w-]{43})\\b`).exec(mail?.text ?? '')?.[1] ?? '';
  };
  const admin = callers.admin;
  await admin.put('/api/consultation-availability/me', openHours());
  const path = '/api/consultation-requests';
  const own = await sendConsultation(callers.owner, { consentToProfile: true });
  /** A new request, as the path of a happy cell names it. */
  const fresh = async () => ({ params: { id: (await sendConsultation(callers.anon)).id } });
  const versionOf = async (id: string) => ({ 'if-match': `"${(await admin.get(`${path}/${id}`)).body.version}"` });
  /** The secret of a booking made just now. */
  const booking = async (): Promise<string> => {
    const email = `booked-${crypto.randomUUID()}@example.test`;
    const { id } = await sendConsultation(callers.anon, { email });
    await book(admin, id);
    return linkIn(app, email);
  };
  /** A request that has a booking. */
  const booked = async () => {
    const call = await fresh();
    await book(admin, call.params.id);
    return call;
  };
  const slot = () => ({ start: aStart(), minutes: 30, staffId: admin.userId, zone: 'Europe/Stockholm' });
  const params = { id: own.id };
  const shown = { token: await booking() };
  return {
    'POST /api/consultation-requests': {
      body: aConsultation(),
      before: async () => ({ body: aConsultation() }),
    },
    'GET /api/consultation-requests': {},
    'GET /api/consultation-requests/counts': {},
    'GET /api/consultation-requests/{id}': { params },
    'PATCH /api/consultation-requests/{id}': {
      params,
      body: { status: 'reviewed' },
      headers: { 'if-match': '"1"' },
      before: async () => {
        const call = await fresh();
        return { ...call, headers: await versionOf(call.params.id) };
      },
    },
    'GET /api/consultation-requests/{id}/export': { params, query: 'format=json&reason=asked%20for%20it' },
    'POST /api/consultation-requests/{id}/schedule': {
      params,
      body: slot(),
      before: async () => ({ ...(await fresh()), body: slot() }),
    },
    'POST /api/consultation-requests/{id}/reschedule': {
      params,
      body: slot(),
      before: async () => ({ ...(await booked()), body: slot() }),
    },
    'POST /api/consultation-requests/{id}/cancel': { params, before: booked },
    'DELETE /api/consultation-requests/{id}': { params, before: fresh },
    'POST /api/consultation-requests/{id}/notes': { params, body: { text: 'Called, nobody answered.' } },
    'POST /api/consultation-requests/{id}/regenerate': { params },
    'GET /api/consultation-requests/{id}/slots': { params, query: 'zone=Europe/Stockholm' },
    'GET /api/consultation-availability/me': {},
    'PUT /api/consultation-availability/me': { body: openHours() },
    'GET /api/appointments/{token}': { params: shown },
    'POST /api/appointments/{token}/reschedule': {
      params: shown,
      body: { start: aStart() },
      before: async () => ({ params: { token: await booking() }, body: { start: aStart() } }),
    },
    'POST /api/appointments/{token}/cancel': {
      params: shown,
      before: async () => ({ params: { token: await booking() } }),
    },
    'POST /api/contact-requests': { body: aContactRequest() },
    'POST /api/contact-requests/withdraw': {
      body: { token: await token() },
      before: async () => ({ body: { token: await token() } }),
    },
    'POST /api/contact-requests/status': { body: { token: await token('status') } },
    'GET /api/contact-requests': {},
  };
};
