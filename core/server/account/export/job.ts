import type { MailMessage } from '../../../contract/server';
import { signature } from '../../auth/mails';
import type { NamedJob } from '../../jobs/worker';
import type { AccountParts } from '../parts';
import { archiveOf } from './archive';

/** Name of the job that makes one archive; its data is `{ id }`. */
export const exportJobName = 'core.export-account';
/** Hours for which an archive can be fetched. */
const exportHours = 24;

/** Key of an archive in the core's storage. */
export const archiveKey = (id: string): string => `exports/${id}`;
/** `table:column:row` under which the archive is sealed. */
export const archivePlace = (id: string): string => `account_exports:archive:${id}`;

const readyMail = (to: string, address: string): MailMessage => ({
  to,
  kind: 'export-ready',
  validForMinutes: exportHours * 60,
  subject: 'Your data is ready',
  text: `You asked for everything that Hedo keeps about you. It is ready, and stays so for ${exportHours} hours.\n\nSign in and fetch it: ${address}\n\nIf you asked for nothing, choose a new password.${signature}`,
});
const failedMail = (to: string, address: string): MailMessage => ({
  to,
  kind: 'export-failed',
  subject: 'Your data could not be put together',
  text: `You asked for everything that Hedo keeps about you. Something went wrong on our side, several times. Please ask once more, or write to us.\n\n${address}${signature}`,
});

interface Row {
  readonly user_id: string;
  readonly email: string;
}

/** Makes an archive, seals it with the person's own key and tells them by mail. */
export const exportJob = (parts: AccountParts): NamedJob => {
  const { config, knex, vault, storage, mail, audit } = parts;
  const address = `${config.baseUrl}/account/data`;
  const make = async (id: string, { user_id, email }: Row): Promise<void> => {
    const archive = await archiveOf(parts, user_id);
    await storage.put(archiveKey(id), await vault.seal(knex, user_id, archivePlace(id), archive));
    await knex.transaction(async (trx) => {
      const done = await trx('account_exports')
        .where({ id, status: 'preparing' })
        .update({
          status: 'ready',
          bytes: archive.length,
          expires_at: trx.raw(`now() + interval '${exportHours} hours'`),
        });
      if (done === 0) return;
      await mail.send(trx, readyMail(email, address));
      await audit(trx, { actor: null, action: 'export.made', subject: user_id, object: id });
    });
  };
  const giveUp = (id: string, { email }: Row): Promise<void> =>
    knex.transaction(async (trx) => {
      const done = await trx('account_exports').where({ id, status: 'preparing' }).update({ status: 'failed' });
      if (done > 0) await mail.send(trx, failedMail(email, address));
    });
  return {
    name: exportJobName,
    run: async ({ id }: { id: string }, { lastAttempt }) => {
      const row = await knex('account_exports')
        .join('users', 'users.id', 'account_exports.user_id')
        .where({ 'account_exports.id': id, status: 'preparing' })
        .whereNull('users.deleted_at')
        .first<Row | undefined>('user_id', 'email');
      if (!row) return;
      try {
        await make(id, row);
      } catch (error) {
        if (lastAttempt) await giveUp(id, row);
        throw error;
      }
      // The account was erased meanwhile: what was put aside for it goes too.
      const kept = await knex('account_exports').where({ id }).first<{ id: string } | undefined>('id');
      if (!kept) await storage.remove(archiveKey(id));
    },
  };
};

/** Removes archives whose time is over, and their rows a week later. Hourly. */
export const exportSweep = ({ knex, storage }: AccountParts): NamedJob => ({
  name: 'core.sweep-exports',
  cron: '27 * * * *',
  run: async () => {
    const over = await knex('account_exports').whereRaw('expires_at < now()').select<{ id: string }[]>('id');
    for (const { id } of over) await storage.remove(archiveKey(id));
    await knex('account_exports').whereRaw("coalesce(expires_at, created_at) < now() - interval '7 days'").delete();
  },
});
