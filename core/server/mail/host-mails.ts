import type { Knex } from 'knex';
import type { HostMails } from '../../contract/host-ports';
import type { Config } from '../host';
import type { MailCipher } from './content';
import { countMails } from './counts';
import { discardFailedMail, listFailedMails, lockFailedMail, resetFailedMail } from './failed-mails';
import { queueMails } from './queue';

/** Undelivered mails as modules with the capability decide on them. */
export const createHostMails = (config: Config, knex: Knex, cipher: MailCipher): HostMails => {
  const sending = config.smtpUrl !== null;
  return {
    sending,
    count: () => countMails(knex),
    listFailed: (limit) => listFailedMails(knex, cipher, limit),
    hasFailed: async (id) => (await knex('mails').where({ id }).whereNotNull('failed_at').first('id')) !== undefined,
    lockFailed: lockFailedMail,
    sendAgain: async (trx, id) => {
      await resetFailedMail(trx, id);
      if (sending) await queueMails(trx, (query) => query.where({ id }));
    },
    discard: discardFailedMail,
  };
};
