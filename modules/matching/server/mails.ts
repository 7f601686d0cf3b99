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
