import { createTransport, type SendMailOptions } from 'nodemailer';
import type { MailAttachment } from '../../contract/server';
import type { MailContent } from './content';
import { calendarMethod } from './message';

/** Files as nodemailer takes them: mail programs offer Accept and Decline only for a calendar that is an alternative of the text. */
const toFiles = (attachments: readonly MailAttachment[]): Pick<SendMailOptions, 'icalEvent' | 'attachments'> => {
  const invite = attachments.find((one) => calendarMethod(one) !== null);
  const files = attachments.filter((one) => one !== invite);
  return {
    ...(invite
      ? {
          icalEvent: {
            method: calendarMethod(invite) ?? 'REQUEST',
            filename: invite.filename,
            content: invite.body,
          },
        }
      : {}),
    ...(files.length > 0
      ? { attachments: files.map(({ filename, contentType, body }) => ({ filename, contentType, content: body })) }
      : {}),
  };
};

/** Mail programs show a button for it and press it without opening a page (RFC 8058). */
const toUnsubscribeHeaders = (address: string | null): Record<string, string> =>
  address === null ? {} : { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

const seconds = 1000;

/** Hands one mail to the mail server; throws when the server does not take it. */
export type SendMail = (id: string, content: MailContent) => Promise<void>;

/** The mail server of `SMTP_URL`. The Message-ID is the row's id, so a mail that is handed over twice is shown once. */
export const createSender = (smtpUrl: string, from: string): SendMail => {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    socketTimeout: 20 * seconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = /@([^>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return async (id, { to, subject, text, html, attachments, unsubscribe }) => {
    await transport.sendMail({
      from,
      to: { name: '', address: to },
      subject,
      text,
      ...(html === null ? {} : { html }),
      ...toFiles(attachments),
      messageId: `<${id}@${host}>`,
      headers: { 'Auto-Submitted': 'auto-generated', ...toUnsubscribeHeaders(unsubscribe) },
    });
  };
};
