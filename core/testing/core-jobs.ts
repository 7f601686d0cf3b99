import { randomUUID } from 'node:crypto';
import { closeAccount } from '../server/account/erasure/close';
import type { JobScene } from './job-scenes';

/** Somebody asks for their data, somebody forgot their password and somebody leaves for good. */
export const jobScene: JobScene = async ({ app, knex, countMails }) => {
  const email = `reader-${randomUUID()}@example.test`;
  const reader = await app.as('client', { email });
  const asked = await reader.post('/api/account/export');
  if (asked.status !== 202) throw new Error(`no export: ${asked.status} ${asked.text}`);
  const forgetful = `forgetful-${randomUUID()}@example.test`;
  await app.as('client', { email: forgetful });
  const forgot = await (await app.as('anon')).post('/api/auth/forgot', { email: forgetful });
  if (forgot.status !== 202) throw new Error(`not forgotten: ${forgot.status} ${forgot.text}`);
  const leaver = await app.as('client');
  await knex.transaction((trx) => closeAccount(trx, leaver.userId));
  const audited = async (action: string, subject: string): Promise<number> =>
    Number((await knex('audit_log').where({ action, subject }).count({ n: '*' }).first())?.n);
  return [
    { job: 'core.export-account', count: () => audited('export.made', reader.userId) },
    { job: 'core.write-address-mail', count: async () => countMails(forgetful) },
    // The mail which says that they are ready.
    { job: 'core.send-mail', count: async () => countMails(email) },
    { job: 'core.erase-account', count: () => audited('account.erased', leaver.userId) },
  ];
};
