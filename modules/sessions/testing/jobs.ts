import type { JobScene } from '#core/testing/job-scenes';
import { aService, aStart, booked, practiceWith, setRules } from './factory';

/** A session is reminded of, and an earlier time becomes free for somebody who waits. */
export const jobScene: JobScene = async ({ app, knex, countMails }) => {
  const practitioner = await app.as('practitioner');
  const [first, second] = [await app.as('client'), await app.as('client')];
  await practiceWith(knex, practitioner, first, second);
  // Reminders of days to come would be run here at once.
  await setRules(practitioner, { reminders: [] });
  const service = await aService(practitioner);
  const early = await booked(first, service.id, aStart(20));
  const later = await booked(second, service.id, aStart(30));
  await second.put(`/api/sessions/bookings/${later.id}/earlier`);
  await first.post(`/api/sessions/bookings/${early.id}/cancel`);
  await knex.raw("select graphile_worker.add_job('sessions.send-reminder', payload => ?::json)", [
    JSON.stringify({ sessionId: later.sessionId, sequence: later.version, minutes: 60 }),
  ]);
  const count = async (table: string, where: object): Promise<number> =>
    Number((await knex(table).where(where).count({ n: '*' }).first())?.n);
  const { email } = await knex('users').where({ id: second.userId }).first('email');
  return [
    { job: 'sessions.offer-earlier', count: () => count('session_offers', { client_id: second.userId }) },
    {
      job: 'sessions.send-reminder',
      // Booked and offered are two mails; the reminder is the third.
      count: async () => Math.max(0, countMails(email) - 2),
    },
  ];
};
