import type { MailMessage } from '#core/contract/server';

/** Paragraphs of a mail. */
export const letter = (...paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`;

/** Tells a practitioner that somebody asks for an introduction; who and why stays in the product. */
export const requestedMail = (to: string, baseUrl: string): MailMessage => ({
  to,
  kind: 'introduction-requested',
  subject: 'Somebody asks for an introduction',
  text: letter(
    'Hello,',
    `a client of Hedo would like to be introduced to you. A short brief without a name waits for your answer:\n${baseUrl}/matching`,
    'You can accept it or decline it; the client is told either way.',
    'Hedo',
  ),
});

/** Tells a client that the practitioner answered; the answer stays in the product. */
export const answeredMail = (to: string, baseUrl: string): MailMessage => ({
  to,
  kind: 'request-answered',
  subject: 'Your request was answered',
  text: letter(
    'Hello,',
    `the practitioner you asked for an introduction has answered. You find the answer here:\n${baseUrl}/matching`,
    'What a practitioner sees of you is what you open yourself, and nothing before that.',
    'Hedo',
  ),
});

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
