import type { Knex } from 'knex';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { MailAttachment } from '../../contract/server';
import type { NamedJob } from '../jobs/worker';
import { calendarMethod } from './message';

interface Row {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly attachments: readonly MailAttachment[] | null;
  readonly unsubscribe: string | null;
}

/** Files as nodemailer takes them: mail programs offer Accept and Decline only for a calendar that is an alternative of the text. */
const filesOf = (attachments: readonly MailAttachment[]): Pick<SendMailOptions, 'icalEvent' | 'attachments'> => {
  const invitation = attachments.find((one) => calendarMethod(one) !== null);
  const files = attachments.filter((one) => one !== invitation);
  return {
    ...(invitation
      ? {
          icalEvent: {
            method: calendarMethod(invitation) ?? 'REQUEST',
            filename: invitation.filename,
            content: invitation.body,
          },
        }
      : {}),
    ...(files.length > 0
      ? { attachments: files.map(({ filename, contentType, body }) => ({ filename, contentType, content: body })) }
      : {}),
  };
};

/** Mail programs show a button for it and press it without opening a page (RFC 8058). */
const leaving = (address: string | null): Record<string, string> =>
  address === null ? {} : { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** Name of the job that delivers one mail; its data is `{ id }`. */
const deliverJobName = 'core.deliver-mail';

const seconds = 1000;

/**
 * Delivers one mail over SMTP. The row is locked meanwhile and marked afterwards, so a mail is sent again only when the
 * process dies between the server's yes and the mark; then the Message-ID is the same and mail programs show it once.
 */
export const deliverJob = (knex: Knex, smtpUrl: string, from: string): NamedJob => {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    socketTimeout: 20 * seconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = /@([^>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  const deliver = async (trx: Knex.Transaction, id: string): Promise<void> => {
    const unsent = trx('mails').where({ id }).whereNull('sent_at').forUpdate().skipLocked();
    const mail = await unsent.first<Row | undefined>(
      'id',
      'to',
      'subject',
      'text',
      'html',
      'attachments',
      'unsubscribe',
    );
    if (!mail) return;
    await transport.sendMail({
      from,
      to: { name: '', address: mail.to },
      subject: mail.subject,
      text: mail.text,
      ...(mail.html === null ? {} : { html: mail.html }),
      ...filesOf(mail.attachments ?? []),
      messageId: `<${mail.id}@${host}>`,
      headers: { 'Auto-Submitted': 'auto-generated', ...leaving(mail.unsubscribe) },
    });
    await trx('mails').where({ id, forget: true }).delete();
    await trx('mails').where({ id }).update({ sent_at: trx.fn.now() });
  };
  return {
    name: deliverJobName,
    run: async ({ id }: { id: string }, { lastAttempt }) => {
      // Outside of the transaction, which a refusing server rolls back.
      await knex('mails').where({ id }).whereNull('sent_at').increment('attempts');
      await knex
        .transaction((trx) => deliver(trx, id))
        .catch(async (error: unknown) => {
          if (lastAttempt) {
            await knex('mails').where({ id, forget: true }).delete();
            await knex('mails').where({ id }).update({ failed_at: knex.fn.now() });
          }
          throw error;
        });
    },
  };
};
