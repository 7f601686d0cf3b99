import type { MailMessage } from '#core/contract/server';
import type { RequestKind } from '../schemas/names';
import type { Interest } from '../schemas/values';

const subjects: Readonly<Record<Interest, string>> = {
  'protocol-a': 'Protocol A',
  concierge: 'Concierge',
  retreats: 'Retreats',
  partnership: 'Partnership',
  other: 'Something else',
};

const doors: Readonly<Record<RequestKind, string>> = {
  assistant: 'Somebody asked the assistant for a person.',
  contact: 'Somebody wrote to us through the contact form.',
  consultation: 'Somebody asked for a consultation.',
};

/** What a mail may say of a request. */
interface Mailed {
  readonly reference: string;
  readonly email: string;
  readonly name: string;
  readonly kind: RequestKind;
  readonly interest: Interest | null;
}

/** Paragraphs of a mail. */
export const letter = (...paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`;

/** Secrets of the links in a receipt: one takes the request back, the other only shows how far it is. */
export interface Links {
  readonly withdraw: string;
  readonly status: string;
}

/** Tells the sender the reference. It repeats nothing that was typed: anybody can type the address of somebody else. */
export const receiptMail = ({ reference, email }: Mailed, baseUrl: string, links: Links): MailMessage => ({
  to: email,
  kind: 'request-received',
  subject: `We have your request ${reference}`,
  text: letter(
    'Hello,',
    `your request has reached our team. Its reference number is ${reference}. A person will write back to this address.`,
    `How far it is, at any time:\n${baseUrl}/contact/status#${links.status}`,
    `You changed your mind, or it was not you who wrote? Here the request can be withdrawn; what was sent is then deleted at once:\n${baseUrl}/contact/withdraw#${links.withdraw}`,
    'Otherwise it is deleted after twelve months.',
    `If you are in danger, please do not wait for us. Help lines: ${baseUrl}/help-now`,
    'Hedo',
  ),
});

/** The same for a consultation: nothing of the birth, and nothing else that was typed. */
export const consultationReceiptMail = (
  { reference, email }: Pick<Mailed, 'reference' | 'email'>,
  baseUrl: string,
  links: Links,
): MailMessage => ({
  to: email,
  kind: 'consultation-received',
  subject: `We have your consultation request ${reference}`,
  text: letter(
    'Hello,',
    `your consultation request has reached our team. Its reference number is ${reference}. A person will write back to this address within 24 hours.`,
    `How far it is, at any time:\n${baseUrl}/contact/status#${links.status}`,
    `You changed your mind, or it was not you who wrote? Here the request can be withdrawn; what was sent is then deleted at once:\n${baseUrl}/contact/withdraw#${links.withdraw}`,
    'Otherwise it is deleted after twelve months.',
    `If you are in danger, please do not wait for us. Help lines: ${baseUrl}/help-now`,
    'Hedo',
  ),
});

/** Tells the team that something came in; the message itself stays in the product. */
export const noticeMail = ({ reference, email, name, kind, interest }: Mailed, to: string): MailMessage => ({
  to,
  kind: 'team-notice',
  subject: `New request ${reference}`,
  text: letter(
    doors[kind],
    [
      `Reference: ${reference}`,
      `Name: ${name}`,
      `Email: ${email}`,
      ...(interest ? [`About: ${subjects[interest]}`] : []),
    ].join('\n'),
    'Read it in the product, and please answer within 24 hours.',
  ),
});

/** Tells the team that nobody need answer any more. */
export const withdrawnMail = (reference: string, to: string): MailMessage => ({
  to,
  kind: 'request-withdrawn',
  subject: `Request ${reference} was withdrawn`,
  text: letter(`The sender of ${reference} has withdrawn the request. What was sent has been deleted.`),
});

const soon = { day: 'is tomorrow', hour: 'begins in an hour' } as const;
/** From when each is written until it would say what is not so. */
const usefulMinutes = { day: 22 * 60, hour: 60 } as const;

/** Before a consultation. The link that moves it stands in the mail of the booking: only its digest is kept. */
export const reminderMail = (
  what: keyof typeof soon,
  { email, reference }: Pick<Mailed, 'email' | 'reference'>,
  when: string,
): MailMessage => ({
  to: email,
  kind: 'reminder',
  validForMinutes: usefulMinutes[what],
  subject: `Your consultation ${soon[what]} (${reference})`,
  text: letter(
    'Hello,',
    `a reminder: your consultation ${soon[what]}.`,
    when,
    'To move or to cancel it, use the link in the mail with which it was booked or last moved.',
    'Hedo',
  ),
});

/** The same to the member of staff. */
export const staffReminderMail = (
  what: keyof typeof soon,
  { email, reference }: Pick<Mailed, 'email' | 'reference'>,
  when: string,
): MailMessage => ({
  to: email,
  kind: 'staff-reminder',
  validForMinutes: usefulMinutes[what],
  subject: `Consultation ${reference} ${soon[what]}`,
  text: letter(`Consultation ${reference} ${soon[what]}.`, when, 'Details stand in the product.'),
});
