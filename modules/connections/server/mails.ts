import type { MailMessage } from '#core/contract/server';
import { invitationDays } from '../schemas/values';

const letter = (...paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`;

/** The link of an invitation. It does not say who asks: names are for those who opened it. */
export const invitationMail = (to: string, baseUrl: string, code: string): MailMessage => ({
  to,
  kind: 'connection-invitation',
  validForMinutes: invitationDays * 24 * 60,
  subject: 'Somebody would like to compare charts with you',
  text: letter(
    'Hello,',
    `somebody who knows your address uses Hedo and would like to lay their Human Design chart beside yours. Who it is, and exactly what each of you would see, you find here:\n${baseUrl}/profile/connections?code=${code}`,
    'You need an account to look, and nothing is shown to anybody unless you agree. The link works once and for fourteen days. If you do not want this, you need do nothing.',
    'Hedo\nThis mailbox is not read. You get this message because a member entered your address.',
  ),
});

/** To the person who invited: there is an answer. Which, stays in the product. */
export const answeredMail = (to: string, baseUrl: string): MailMessage => ({
  to,
  kind: 'invitation-answered',
  subject: 'Your invitation was answered',
  text: letter(
    'Hello,',
    `somebody you invited to compare charts has answered. You find the answer here:\n${baseUrl}/profile/connections`,
    'Hedo',
  ),
});

/** To the other side: a connection is over. */
export const endedMail = (to: string, baseUrl: string): MailMessage => ({
  to,
  kind: 'connection-ended',
  subject: 'A connection was ended',
  text: letter(
    'Hello,',
    `one of your connections was ended. Neither of you sees the other’s chart any more. You find your connections here:\n${baseUrl}/profile/connections`,
    'Hedo',
  ),
});
