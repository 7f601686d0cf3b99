import type { MailMessage } from '../../contract/server';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** To the owner: that it was opened, when and by which role. Not why, and nothing of what it holds: mails are read on shared screens. */
export const openedMail = (to: string, at: string, contact: string): MailMessage => ({
  to,
  kind: 'break-glass-opened',
  subject: 'An administrator opened something you entrusted to us',
  text: `On ${moment.format(new Date(at))} UTC an administrator of Hedo opened something you wrote to us that staff cannot normally read. They had to state a reason, and may read it for one hour. Who it was, the reason and every reading are on record.

You may ask us for the reason: ${contact}

Hedo
You get this message because it concerns what you entrusted to us.
`,
});
