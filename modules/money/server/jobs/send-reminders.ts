import type { Knex } from 'knex';
import type { Core, Job } from '#core/contract/server';
import { addDays, countDays } from '../../lib/refund-policy';
import { quoteReminderDays, reminderDays } from '../../schemas/values';
import { today } from '../ledger/post-entry';
import { Document, Part } from '../models/document';
import { Quote } from '../models/quote';
import { sendMail, sendQuoteMail } from '../send-mail';
import { toPartViews } from '../views/document';

/** Invoices of one run; the next is an hour later. */
const mostAtOnce = 200;

/** The reminder that is due, if it was not sent: only the latest, when the server was away for longer. */
const remind = async (core: Core, trx: Knex.Transaction, id: string): Promise<void> => {
  const invoice = await Document.query(trx).findById(id).forUpdate();
  if (!invoice || invoice.balance <= 0 || invoice.nextDueOn === null) return;
  const day = today();
  const parts = await Part.query(trx).where({ document_id: id }).orderBy('position');
  const late = toPartViews(invoice, parts).filter(({ dueOn, due }) => due > 0 && dueOn < day);
  const step = reminderDays.findLast((days) => countDays(invoice.nextDueOn ?? day, day) >= days);
  const part = parts.find(({ dueOn }) => dueOn === invoice.nextDueOn)?.position;
  if (step === undefined || part === undefined || late.length === 0) return;
  const sent = await trx('money_reminders')
    .insert({ document_id: id, part, step, sent_on: day })
    .onConflict()
    .ignore()
    .returning('step');
  if (sent.length === 0) return;
  const amount = late.reduce((sum, { due }) => sum + due, 0);
  await sendMail(core, trx, invoice, 'payment-reminder', { amount, day: invoice.nextDueOn });
};

/** Reminds once of a quote that is still open; not of one that was sent a moment ago. */
const remindOfQuote = async (core: Core, trx: Knex.Transaction, id: string): Promise<void> => {
  const quote = await Quote.query(trx).findById(id).forUpdate();
  if (quote?.state !== 'open' || quote.remindedAt !== null) return;
  await quote.$query(trx).patch({ remindedAt: new Date().toISOString() });
  await sendQuoteMail(core, trx, quote, 'quote-reminder');
};

const remindOfQuotes = async (core: Core): Promise<void> => {
  const ending = await Quote.query(core.db)
    .where({ state: 'open' })
    .whereNull('reminded_at')
    .whereBetween('valid_until', [today(), addDays(today(), quoteReminderDays)])
    // One that holds for a day or two was read just now.
    .where('created_at', '<', addDays(today(), 1 - quoteReminderDays))
    .orderBy(['valid_until', 'id'])
    .limit(mostAtOnce)
    .select('id');
  for (const { id } of ending) await core.db.transaction((trx) => remindOfQuote(core, trx, id));
};

/** Reminds of quotes that end, and of what is overdue: three times for each part, on fixed days after it was due. */
export const sendReminders = (core: Core): Job => ({
  name: 'send-reminders',
  cron: '17 * * * *',
  run: async () => {
    await remindOfQuotes(core);
    const [first] = reminderDays;
    const late = await Document.query(core.db)
      .where('balance', '>', 0)
      .where('next_due_on', '<=', addDays(today(), -first))
      .where({ is_sample: false })
      .whereRaw(
        `not exists (select from money_reminders r join money_parts p on p.document_id = r.document_id and p.position = r.part
           where r.document_id = money_documents.id and p.due_on = money_documents.next_due_on
             and r.step = (select max(s) from unnest(?::int[]) s where s <= ?::date - money_documents.next_due_on))`,
        [[...reminderDays], today()],
      )
      .orderBy(['next_due_on', 'id'])
      .limit(mostAtOnce)
      .select('id');
    for (const { id } of late) await core.db.transaction((trx) => remind(core, trx, id));
  },
});
