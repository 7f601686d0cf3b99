import { randomUUID } from 'node:crypto';
import { closeAccount } from '../server/erasure/close';
import type { JobScene } from './job-scenes';

/** Somebody forgot their password and somebody leaves for good. */
export const jobScene: JobScene = async ({ app, knex, countMails }) => {
  const forgetful = `forgetful-${randomUUID()}@example.test`;
  await app.as('client', { email: forgetful });
  const forgot = await (await app.as('anon')).post('/api/auth/forgot', { email: forgetful });
  if (forgot.status !== 202) throw new Error(`not forgotten: ${forgot.status} ${forgot.text}`);
  const leaver = await app.as('client');
  await knex.transaction((trx) => closeAccount(trx, leaver.userId));
  const audited = async (action: string, subject: string): Promise<number> =>
    Number((await knex('audit_log').where({ action, subject }).count({ n: '*' }).first())?.n);
  return [
    { job: 'core.write-address-mail', count: async () => countMails(forgetful) },
    { job: 'core.erase-account', count: () => audited('account.erased', leaver.userId) },
  ];
};
