import type { MailMessage } from '../../contract/server';

const control = /\p{Cc}/u;
// One plain address: no display name, no list, nothing a mail server could read as a second recipient.
const address = /^[^\s,;:<>()[\]"\\@]{1,64}@[^\s,;:<>()[\]"\\@]{1,253}$/;

/** The message, if it can be sent as it is. Throws when recipient or subject could smuggle a header or a recipient in. */
export const checkMessage = (message: MailMessage): MailMessage => {
  if (control.test(message.to) || !address.test(message.to)) throw new Error('a mail needs exactly one plain address');
  if (control.test(message.subject) || message.subject.trim() === '' || message.subject.length > 200)
    throw new Error('the subject of a mail must be one line of text');
  if (message.text.trim() === '') throw new Error('a mail needs a text');
  return message;
};
