import type { JobScene } from '#core/testing/job-scenes';

/** An admin gets the figures each week, and last had those of a week long ago. */
export const jobScene: JobScene = async ({ app, knex, countMails }) => {
  const email = `figures-${crypto.randomUUID()}@example.test`;
  const admin = await app.as('admin', { email });
  await knex('figure_mails').insert({ user_id: admin.userId, rhythm: 'weekly', done: '2020-W01' });
  await knex.raw("select graphile_worker.add_job('analytics.mail-figures', payload => '{}'::json)");
  return [{ job: 'analytics.mail-figures', count: async () => countMails(email) }];
};
