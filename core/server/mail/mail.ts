import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { productName } from '../../contract/house';
import type { MailMessage, TranslatedMail } from '../../contract/mails';
import type { Logger, Vault } from '../../contract/server';
import type { Config } from '../host';
import type { NamedJob } from '../jobs/worker';
import type { OwnVault } from '../vault/vault';
import { createMailCipher, type MailCipher, toContent } from './content';
import { deliveryJobs } from './deliver';
import { checkMessage } from './message';
import { queueMails } from './queue';
import { inLanguageOfRecipient, type WordMails } from './recipient-language';
import { sweepJobs, sweepMails } from './sweep';
import { createSender } from './transport';

/** A mail of the host's own. */
export type HostMessage = (MailMessage | TranslatedMail) & {
  /** What it belongs to (`email-change:<id>`); it can be taken back by that while it waits. */
  readonly reference?: string;
};

/** Mail as the host and its modules use it. */
export interface Mail {
  /** Writes the mail in the caller's transaction, so that it exists exactly when the act it tells of does. */
  send(db: Knex, message: HostMessage): Promise<void>;
  /** The same for a mail of which nothing may stay: the row goes as soon as the mail is out, or can never be delivered. */
  sendAndForget(db: Knex, message: HostMessage): Promise<void>;
  /** Brings on its way what was written before this start; afterwards a job does so every minute. */
  start(): Promise<void>;
  readonly jobs: readonly NamedJob[];
  /** Opens what waits. */
  readonly cipher: MailCipher;
}

interface Parts {
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom'>;
  readonly knex: Knex;
  readonly vault: Pick<Vault, 'encryptForHost' | 'decryptForHost'> & Pick<OwnVault, 'hashForHost'>;
  readonly log: Logger;
  /** What the house is called now; as the product, where nobody says. */
  readonly house?: WordMails['house'];
  /** What staff say in mails instead of the built-in words. */
  readonly wordings?: WordMails['wordings'];
}

const monthInMinutes = 30 * 24 * 60;

/** Mails go to a table, encrypted; with SMTP_URL a job delivers them from there, without it they wait and are read at /dev/mail. */
export const createMail = ({ config, knex, vault, log, ...parts }: Parts): Mail => {
  const cipher = createMailCipher(vault);
  const { house = () => ({ name: productName, accent: null, languages: ['en', 'de', 'es'] }), wordings = () => [] } =
    parts;
  const words = { house, wordings, log };
  const send = config.smtpUrl === null ? null : createSender(config.smtpUrl, config.mailFrom, house);
  const sweep = { knex, cipher, log, sends: send !== null };
  const write = async (db: Knex, toSend: HostMessage, forget: boolean): Promise<void> => {
    const message = checkMessage(await inLanguageOfRecipient(db, toSend, words));
    const { kind = 'mail', validForMinutes = monthInMinutes } = message;
    const id = randomUUID();
    await db('mails').insert({
      ...cipher.encrypt(id, toContent(message)),
      id,
      kind: kind.includes('.') ? kind : `core.${kind}`,
      reference: toSend.reference ?? null,
      forget,
      // Not the transaction's time: two mails of one transaction keep their order.
      created_at: db.raw('clock_timestamp()'),
      expires_at: db.raw('now() + make_interval(mins => ?::int)', [
        Math.ceil(Math.min(validForMinutes, monthInMinutes)),
      ]),
    });
    if (send) await queueMails(db, (query) => query.where({ id }));
  };
  return {
    send: (db, message) => write(db, message, false),
    sendAndForget: (db, message) => write(db, message, true),
    start: () => sweepMails(sweep, 1),
    jobs: [...deliveryJobs({ knex, cipher, log, send }), ...sweepJobs(sweep)],
    cipher,
  };
};
