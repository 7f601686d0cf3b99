import type { MailMessage } from '#core/contract/server';
import { roleWords } from '../lib/role-words';

/** The single-use link of an invitation. It does not say who invites: names are for those who accepted. */
export const invitationMail = (to: string, role: 'practitioner' | 'admin', link: string): MailMessage => ({
  to,
  kind: 'invitation',
  validForMinutes: 7 * 24 * 60,
  subject: 'You are invited to Hedo',
  text: `You are invited to join Hedo as ${roleWords(role)}. Open this address within seven days to accept. It works once, so do not pass it on.

${link}

If you did not expect this, you need do nothing: no account is made for you.

Hedo
This mailbox is not read. You get this message because an administrator entered your address.
`,
});
