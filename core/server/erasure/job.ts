import type { Knex } from 'knex';
import type { TranslatedMail } from '../../contract/mails';
import type { ProductLanguage } from '../../contract/page';
import type { Logger } from '../../contract/server';
import type { AddressHash } from '../auth/address-hash';
import type { RecordAudit } from '../auth/person-of';
import type { Assembled, Config } from '../host';
import type { NamedJob } from '../jobs/worker';
import type { Mail } from '../mail/mail';
import type { OwnVault } from '../vault/vault';
import { closeAccount, enqueueErasure, eraseJobName } from './close';
import { eraseOwn, eraseTraces } from './own-data';
import { saveTombstone } from './tombstones';

/** What erasing a person needs. */
export interface ErasureParts {
  readonly config: Config;
  readonly log: Logger;
  readonly knex: Knex;
  readonly vault: OwnVault;
  readonly mail: Mail;
  readonly audit: RecordAudit;
  readonly addressHash: AddressHash;
  readonly root: Buffer;
  readonly personalData: Assembled['personalData'];
}

/** The last mail, sent when everything is gone. */
export const erasedMail = ({ email: to, language }: Pick<Row, 'email' | 'language'>): TranslatedMail => ({
  to,
  kind: 'account-erased',
  // The account is gone when this is written, and its language with it.
  language: language ?? 'en',
  words: {
    en: {
      subject: 'Your account was erased',
      text: 'Your Hedo account and everything you kept in it were erased just now. This address is not stored any more either; this was the last message to it.\n\nHedo\n',
    },
    de: {
      subject: 'Dein Konto wurde gelöscht',
      text: 'Dein Konto bei Hedo und alles, was darin war, wurde gerade gelöscht. Auch diese Adresse ist nicht mehr gespeichert; das war die letzte Nachricht an sie.\n\nHedo\n',
    },
    es: {
      subject: 'Tu cuenta se ha borrado',
      text: 'Tu cuenta de Hedo y todo lo que guardabas en ella se acaban de borrar. Esta dirección tampoco está ya guardada; este ha sido el último mensaje que recibe de nosotros.\n\nHedo\n',
    },
  },
});

interface Row {
  readonly id: string;
  readonly email: string;
  readonly language: ProductLanguage | null;
}

/**
 * Erases a closed account: every module, then the core, in one transaction, so that it is whole or has not happened. A module that
 * fails stops it, is named in the log, and all of it is tried again. The last mail is part of it, and forgets itself once it is out.
 */
export const eraseJob = (parts: ErasureParts): NamedJob => ({
  name: eraseJobName,
  run: async ({ userId }: { userId: string }) => {
    const { knex, personalData, mail, audit, log, config, root } = parts;
    await knex.transaction(async (trx) => {
      // Taken alone: whoever is writing something for this person ends first, whoever begins later finds nobody.
      const person = await trx('users')
        .where({ id: userId })
        .whereNotNull('deleted_at')
        .forUpdate()
        .first<Row | undefined>('id', 'email', 'language');
      if (!person) return;
      await eraseTraces(trx, userId);
      for (const { owner, data } of personalData)
        await data.erase(trx, userId).catch((error: Error) => {
          log.error('account could not be erased', { module: owner, message: error.message });
          throw error;
        });
      await eraseOwn(parts, trx, person);
      // Without a mail server it would lie in the table for ever.
      if (config.smtpUrl !== null) await mail.sendAndForget(trx, erasedMail(person));
      await audit(trx, { actor: null, action: 'account.erased', subject: userId });
      // Before the commit: the account is closed for good, and no erasure may be missing where a restore looks for it.
      await saveTombstone(config.erasuresDir, root, { userId, erasedAt: new Date().toISOString() });
    });
  },
});

/** Closes accounts whose days are over, and asks again for every closed one that is still there. Every ten minutes. */
export const eraseSweep = ({ knex, audit }: ErasureParts): NamedJob => ({
  name: 'core.sweep-accounts',
  cron: '*/10 * * * *',
  run: async () => {
    const due = await knex('users').whereNull('deleted_at').whereRaw('deletion_due_at <= now()').select<Row[]>('id');
    for (const { id } of due)
      await knex.transaction(async (trx) => {
        // The person may have come back in between.
        const still = await trx('users')
          .where({ id })
          .whereNull('deleted_at')
          .whereRaw('deletion_due_at <= now()')
          .forUpdate()
          .first<Row | undefined>('id');
        if (!still) return;
        await closeAccount(trx, id);
        await audit(trx, { actor: null, action: 'account.closed', subject: id, detail: { by: 'time' } });
      });
    const left = await knex('users')
      .whereNotNull('deleted_at')
      .whereRaw("deleted_at < now() - interval '10 minutes'")
      .select<Row[]>('id');
    for (const { id } of left) await enqueueErasure(knex, id);
  },
});
