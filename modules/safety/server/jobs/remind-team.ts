import type { Knex } from 'knex';
import { fn } from 'objection';
import type { Core, Job, PersonAccount } from '#core/contract/server';
import { reminderMail, requestMail } from '../mails';
import { ContactRequest } from '../models/contact-request';
import type { Settings } from '../settings';

/** The pauses between reminders double up to this. */
const longestPauseMinutes = 24 * 60;
const atOnce = 50;

/** Addresses of all admins who may sign in, but for who has the request. */
const listAdminAddresses = async (core: Core, db: Knex, except: string | null): Promise<string[]> => {
  const admins = (await core.people.accounts(db, 'admin')) as PersonAccount[];
  const contacts = await Promise.all(
    admins.filter(({ id }) => id !== except).map(({ id }) => core.people.contact(db, id)),
  );
  return contacts.flatMap((contact) => (contact ? [contact.email] : []));
};

/** Mails the team about a request that came in without a mail: carried over, or written by a process of the version before. */
const notify = (core: Core, settings: Settings, id: string): Promise<void> =>
  core.db.transaction(async (trx) => {
    const row = await ContactRequest.query(trx).findById(id).whereNull('notified_at').forUpdate().skipLocked();
    if (!row) return;
    await core.mail.send(trx, requestMail(core.config, row));
    const soon = new Date(Date.now() + settings.answerMinutes * 60_000).toISOString();
    await ContactRequest.query(trx).findById(id).patch({ notifiedAt: fn.now(), remindAt: soon });
  });

/** Asks a second person, and then everybody again, about a request that nobody works on. */
const remind = (core: Core, settings: Settings, id: string): Promise<void> =>
  core.db.transaction(async (trx) => {
    const row = await ContactRequest.query(trx)
      .findById(id)
      .whereNull('closed_at')
      .whereNull('withdrawn_at')
      .where('remind_at', '<=', trx.fn.now())
      .forUpdate()
      .skipLocked();
    if (!row) return;
    const admins = await listAdminAddresses(core, trx, row.acknowledgedBy);
    const { secondContact, answerMinutes } = settings;
    for (const to of new Set([...(secondContact === null ? [] : [secondContact]), ...admins]))
      await core.mail.send(trx, reminderMail(core.config, to, row));
    const pause = Math.min(answerMinutes * 2 ** (row.reminders + 1), longestPauseMinutes);
    await ContactRequest.query(trx)
      .findById(id)
      .patch({ reminders: row.reminders + 1, remindAt: new Date(Date.now() + pause * 60_000).toISOString() });
    await core.audit.record(trx, {
      actor: null,
      action: 'safety.escalate-contact-request',
      subject: row.userId,
      object: `contact-request:${row.id}`,
      detail: { reminder: row.reminders + 1 },
    });
  });

/** Every minute: requests without a mail, and those that nobody works on. */
export const remindTeam = (core: Core, settings: Settings): Job => ({
  name: 'remind-team',
  cron: '* * * * *',
  run: async () => {
    const open = () =>
      ContactRequest.query(core.db).select('id').whereNull('closed_at').whereNull('withdrawn_at').limit(atOnce);
    for (const { id } of await open().whereNull('notified_at')) await notify(core, settings, id);
    const due = await open().whereNotNull('notified_at').where('remind_at', '<=', core.db.fn.now());
    for (const { id } of due) await remind(core, settings, id);
  },
});
