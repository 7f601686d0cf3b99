import type { MailMessage } from '#core/contract/server';

const letter = (...paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`;

/** Tells a client that a practitioner would like to read something; what and why stays in the product. */
export const askedMail = (to: string, baseUrl: string): MailMessage => ({
  to,
  kind: 'access-requested',
  subject: 'Your practitioner asks to read something',
  text: letter(
    'Hello,',
    `a practitioner who works with you would like to read something of yours. What it is, and what for, you find here:\n${baseUrl}/matching/sharing`,
    'You decide, and you may leave the question unanswered.',
    'Hedo',
  ),
});

/** Tells a practitioner that a client opened something to them. */
export const grantedMail = (to: string, baseUrl: string): MailMessage => ({
  to,
  kind: 'access-granted',
  subject: 'A client has opened something to you',
  text: letter(
    'Hello,',
    `one of your clients has opened something for you to read. You find it here:\n${baseUrl}/matching/clients`,
    'Each reading is written into the client’s record, and it closes when they withdraw it.',
    'Hedo',
  ),
});

/** Tells a practitioner that a client withdrew everything that was open. */
export const withdrawnMail = (to: string, baseUrl: string): MailMessage => ({
  to,
  kind: 'access-withdrawn',
  subject: 'A client has closed what was open to you',
  text: letter(
    'Hello,',
    `one of your clients has withdrawn what was open to you. It is closed from now on; you find your clients here:\n${baseUrl}/matching/clients`,
    'What you know of it you keep to yourself.',
    'Hedo',
  ),
});
