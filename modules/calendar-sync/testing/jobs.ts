import type { JobScene } from '#core/testing/job-scenes';
import { practiceWith } from '#modules/sessions/testing/factory';

/** A practitioner connects calendars whose names lead nowhere: each is tried once, and later again. */
export const jobScene: JobScene = async ({ app, knex }) => {
  const practitioner = await app.as('practitioner');
  await practiceWith(knex, practitioner, await app.as('client'));
  const input = { name: 'Private', address: 'https://calendar.invalid/busy.ics' };
  const { body } = await practitioner.post('/api/calendars/feeds', input);
  await practitioner.put('/api/calendars/account', {
    address: 'https://dav.invalid/',
    user: 'ada',
    password: 'secret',
  });
  const count = async (table: string, where: object): Promise<number> =>
    (await knex(table).where({ ...where, failures: 1 })).length;
  return [
    { job: 'calendar-sync.read-feed', count: () => count('calendar_feeds', { id: body.id }) },
    { job: 'calendar-sync.sync-sessions', count: () => count('calendar_accounts', { user_id: practitioner.userId }) },
  ];
};
