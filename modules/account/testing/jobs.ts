import { randomUUID } from 'node:crypto';
import type { JobScene } from '#core/testing/job-scenes';

/** Somebody asks for their data, and somebody for another address. */
export const jobScene: JobScene = async ({ app, knex, countMails }) => {
  const email = `reader-${randomUUID()}@example.test`;
  const reader = await app.as('client', { email });
  const requested = await reader.post('/api/account/export');
  if (requested.status !== 202) throw new Error(`no export: ${requested.status} ${requested.text}`);
  const mover = await app.as('client');
  const wanted = `wanted-${randomUUID()}@example.test`;
  const moving = await mover.post('/api/account/email', { email: wanted });
  if (moving.status !== 202) throw new Error(`no change of address: ${moving.status} ${moving.text}`);
  const countMade = async (): Promise<number> =>
    Number(
      (await knex('audit_log').where({ action: 'export.made', subject: reader.userId }).count({ n: '*' }).first())?.n,
    );
  return [
    { job: 'account.make-export', count: countMade },
    { job: 'account.write-address-change-mail', count: async () => countMails(wanted) },
    // The mail which says that the data is ready.
    { job: 'core.send-mail', count: async () => countMails(email) },
  ];
};
