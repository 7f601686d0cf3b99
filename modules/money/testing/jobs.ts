import type { JobScene } from '#core/testing/job-scenes';
import { addDays } from '../public';
import { moneyOf } from './factory';

/** An invoice is overdue for four days. */
export const jobScene: JobScene = async ({ app, knex }) => {
  const dueOn = addDays(new Date().toISOString().slice(0, 10), -4);
  const { invoiceId } = await moneyOf(app).request({ schedule: [{ dueOn, amount: 10_000, label: 'balance' }] });
  await knex.raw("select graphile_worker.add_job('money.send-reminders', payload => '{}'::json)");
  const count = async () =>
    Number((await knex('money_reminders').where({ document_id: invoiceId }).count({ n: '*' }).first())?.n);
  return [{ job: 'money.send-reminders', count }];
};
