import { hostPersonalData } from '#core/contract/person-ports';
import type { Core, Job } from '#core/contract/server';
import { createArchive } from '../archive/archive';
import { exportFailedMail, exportHours, exportReadyMail } from '../mails';
import { archiveKey, archivePlace } from '../queries/exports';

export interface ExportJob {
  readonly id: string;
}
interface Row {
  readonly user_id: string;
  readonly email: string;
}

/** Makes an archive, encrypts it with the person's own key and writes them a mail. */
export const makeExport = (core: Core): Job<ExportJob> => {
  const address = `${core.config.baseUrl}/account/data`;
  const make = async (id: string, { user_id, email }: Row): Promise<void> => {
    const personalData = core.port(hostPersonalData);
    const archive = await createArchive(personalData, user_id, core.config.houseName);
    const sealed = await core.vault.encrypt(core.db, user_id, archivePlace(id), archive);
    await personalData.archives.put(archiveKey(id), sealed);
    await core.db.transaction(async (trx) => {
      const done = await trx('account_exports')
        .where({ id, status: 'preparing' })
        .update({
          status: 'ready',
          bytes: archive.length,
          expires_at: trx.raw(`now() + interval '${exportHours} hours'`),
        });
      if (done === 0) return;
      await core.mail.send(trx, exportReadyMail(email, address));
      await core.audit.record(trx, { actor: null, action: 'export.made', subject: user_id, object: id });
    });
  };
  const giveUp = (id: string, { email }: Row): Promise<void> =>
    core.db.transaction(async (trx) => {
      const done = await trx('account_exports').where({ id, status: 'preparing' }).update({ status: 'failed' });
      if (done > 0) await core.mail.send(trx, exportFailedMail(email, address));
    });
  return {
    name: 'make-export',
    run: async ({ id }, { lastAttempt }) => {
      const row = await core
        .db('account_exports')
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
      // The account was erased meanwhile: what was stored for it goes too.
      const kept = await core.db('account_exports').where({ id }).first<{ id: string } | undefined>('id');
      if (!kept) await core.port(hostPersonalData).archives.remove(archiveKey(id));
    },
  };
};
