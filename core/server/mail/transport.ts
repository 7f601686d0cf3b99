import type { SendMailOptions } from 'nodemailer';
import { type House, productName } from '../../contract/house';
import type { MailAttachment, MailThread } from '../../contract/mails';
import { inSpan } from '../telemetry/spans';
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

/** The sender's address under the name that staff gave the house, else as the environment writes it. */
const asHouse = (from: string, name: string): string | { readonly name: string; readonly address: string } =>
  name === productName ? from : { name, address: /<([^>]+)>/.exec(from)?.[1] ?? from };

/** How mail programs show a mail below the earlier ones, and where its answer goes. A mail that a person wrote is not automatic. */
const toThread = (id: string, host: string, thread: MailThread | undefined) => {
  if (!thread) return { messageId: `<${id}@${host}>`, headers: { 'Auto-Submitted': 'auto-generated' } };
  const references = thread.references.map((one) => `<${one}>`);
  const last = references.at(-1);
  return {
    messageId: `<${thread.messageId}>`,
    headers: {},
    ...(last === undefined ? {} : { inReplyTo: last, references }),
    ...(thread.replyTo === null ? {} : { replyTo: { name: '', address: thread.replyTo } }),
  };
};

const seconds = 1000;

/** Hands one mail to the mail server; throws when the server does not take it. */
export type SendMail = (id: string, content: MailContent) => Promise<void>;

/** The mail server of `SMTP_URL`. The Message-ID is the row's id, so a mail that is handed over twice is shown once. */
export const createSender = (smtpUrl: string, from: string, house: () => Pick<House, 'name'>): SendMail => {
  const open = async () => {
    const { createTransport } = await import('./smtp');
    return createTransport({
      url: smtpUrl,
      connectionTimeout: 10 * seconds,
      greetingTimeout: 10 * seconds,
      socketTimeout: 20 * seconds,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  let opened: ReturnType<typeof open> | null = null;
  const host = /@([^>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return async (id, { to, subject, text, html, attachments, unsubscribe, thread }) => {
    const { headers, ...threading } = toThread(id, host, thread);
    const message: SendMailOptions = {
      from: asHouse(from, house().name),
      to: { name: '', address: to },
      subject,
      text,
      ...(html === null ? {} : { html }),
      ...toFiles(attachments),
      ...threading,
      headers: { ...headers, ...toUnsubscribeHeaders(unsubscribe) },
    };
    opened ??= open();
    const transport = await opened;
    await inSpan({ name: 'mail send', kind: 'client' }, () => transport.sendMail(message));
  };
};
