import type { Knex } from 'knex';
import type { MailMessage } from '../../contract/server';
import type { Config } from '../host';
import { enqueue } from '../jobs/enqueue';
import type { NamedJob } from '../jobs/worker';
import { deliverJob } from './deliver';
import { checkMessage } from './message';

/** Mail as the host and its modules use it. */
export interface Mail {
  /** Writes the mail in the caller's transaction, so that it exists exactly when the act it tells of does. */
  send(db: Knex, message: MailMessage): Promise<void>;
  /** The same for a mail of which nothing may stay: the row goes as soon as the mail is out, or can never be delivered. */
  sendAndForget(db: Knex, message: MailMessage): Promise<void>;
  readonly jobs: readonly NamedJob[];
}

/** Mails go to a table; with SMTP_URL a job delivers them from there, without it they are read at /dev/mail. */
export const createMail = (config: Pick<Config, 'smtpUrl' | 'mailFrom'>, knex: Knex): Mail => {
  const job = config.smtpUrl === null ? null : deliverJob(knex, config.smtpUrl, config.mailFrom);
  const write = async (db: Knex, message: MailMessage, forget: boolean): Promise<void> => {
    const { to, subject, text, html, attachments = [], unsubscribe = null } = checkMessage(message);
    const rows = await db('mails')
      .insert({
        to,
        subject,
        text,
        html: html ?? null,
        attachments: attachments.length === 0 ? null : JSON.stringify(attachments),
        unsubscribe,
        forget,
      })
      .returning<{ id: string }[]>('id');
    const id = rows[0]?.id;
    if (job && id !== undefined) await enqueue(db, job.name, { id }, { key: `mail:${id}`, maxAttempts: 12 });
  };
  return {
    send: (db, message) => write(db, message, false),
    sendAndForget: (db, message) => write(db, message, true),
    jobs: job ? [job] : [],
  };
};
