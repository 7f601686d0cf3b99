import type { MailAttachment, MailMessage, MailThread } from '../../contract/mails';

const control = /\p{Cc}/u;
// One plain address: no display name, no list, nothing a mail server could read as a second recipient.
const address = /^[^\s,;:<>()[\]"\\@]{1,64}@[^\s,;:<>()[\]"\\@]{1,253}$/;

const kind = /^(?:[a-z][a-z0-9-]{0,39}\.)?[a-z][a-z0-9-]{0,59}$/;
const filename = /^[\p{L}\p{N}_][\p{L}\p{N}_ .-]{0,99}$/u;
const contentType = /^[a-z]+\/[a-z0-9.+-]+(?:; ?[a-z]+=[\w-]+)*$/i;
const most = { attachments: 5, bytes: 256 * 1024 } as const;

const checkAttachment = (one: MailAttachment): void => {
  if (!filename.test(one.filename) || !contentType.test(one.contentType))
    throw new Error('an attachment needs a plain name and a plain type');
  if (Buffer.byteLength(one.body) > most.bytes) throw new Error('an attachment is too large');
};

/** The method of a calendar that asks for an answer (`REQUEST`, `CANCEL`); null for any other attachment. */
export const calendarMethod = ({ contentType: type }: Pick<MailAttachment, 'contentType'>): string | null =>
  /^text\/calendar;.*\bmethod=([a-z]+)/i.exec(type)?.[1]?.toUpperCase() ?? null;

const messageId = /^[\w.+-]{1,100}@[\w.-]{1,253}$/;

const checkThread = ({ messageId: own, references, replyTo }: MailThread): void => {
  if (![own, ...references].every((one) => messageId.test(one)) || references.length > 50)
    throw new Error('a conversation is named by plain Message-IDs');
  if (replyTo !== null && !address.test(replyTo)) throw new Error('answers go to exactly one plain address');
};

/** The message, if it can be sent as it is. Throws when recipient or subject could smuggle a header or a recipient in. */
export const checkMessage = <M extends MailMessage>(message: M): M => {
  if (control.test(message.to) || !address.test(message.to)) throw new Error('a mail needs exactly one plain address');
  if (control.test(message.subject) || message.subject.trim() === '' || message.subject.length > 200)
    throw new Error('the subject of a mail must be one line of text');
  if (message.kind !== undefined && !kind.test(message.kind))
    throw new Error('the kind of a mail must be lower-case words with dashes');
  if (message.validForMinutes !== undefined && !(message.validForMinutes > 0))
    throw new Error('a mail must be of use for some time');
  if (message.text.trim() === '') throw new Error('a mail needs a text');
  if ((message.attachments?.length ?? 0) > most.attachments) throw new Error('a mail carries at most five attachments');
  if (message.unsubscribe !== undefined && !/^https?:\/\/[^\s<>,]{1,900}$/.test(message.unsubscribe))
    throw new Error('the way to unsubscribe must be one address');
  if (message.thread !== undefined) checkThread(message.thread);
  message.attachments?.forEach(checkAttachment);
  return message;
};
