import type { MailMessage } from '#core/contract/server';
import type { Booking } from './models/booking';

/** Paragraphs of a mail. */
const letter = (...paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`;
const linkOf = (baseUrl: string, { id }: Pick<Booking, 'id'>): string => `${baseUrl}/bookings/${id}`;
const reading = (baseUrl: string, row: Pick<Booking, 'id' | 'userId'>): string =>
  row.userId === null
    ? `To read and answer it, create an account with this address and open:\n${linkOf(baseUrl, row)}`
    : `Read and answer it here:\n${linkOf(baseUrl, row)}`;
const hello = 'Hello,';
const goodbye = 'Hedo';

/** Repeats nothing that was typed: anybody can type the address of somebody else, and mails are read on shared screens. */
export const receivedMail = (
  to: string,
  row: Pick<Booking, 'id' | 'userId' | 'reference'>,
  baseUrl: string,
): MailMessage => ({
  to,
  kind: 'request-received',
  subject: `We have your request ${row.reference}`,
  text: letter(
    hello,
    `your request for a trip has reached our concierge. Its reference number is ${row.reference}. Nothing is charged. A person reads it and replies with a quote.`,
    row.userId === null
      ? `To follow it, create an account with this address and open:\n${linkOf(baseUrl, row)}`
      : `Follow it here:\n${linkOf(baseUrl, row)}`,
    goodbye,
  ),
});

/** Tells the team what a person did; what was written stays in the product. */
export const noticeMail = (to: string, subject: string, line: string, link: string): MailMessage => ({
  to,
  kind: 'team-notice',
  subject,
  text: letter(line, `Open it, after signing in:\n${link}`),
});

export const quoteMail = (to: string, row: Booking, baseUrl: string): MailMessage => ({
  to,
  kind: 'quote',
  subject: `Your quote ${row.reference} is ready`,
  text: letter(
    hello,
    `our concierge has answered your request ${row.reference}. The quote holds until ${row.validUntil}.`,
    reading(baseUrl, row),
    goodbye,
  ),
});

export const confirmedMail = (to: string, row: Booking, baseUrl: string, calendar: string): MailMessage => ({
  to,
  kind: 'trip-confirmed',
  subject: `Your trip ${row.reference} is confirmed`,
  text: letter(
    hello,
    `your trip ${row.reference} is confirmed, from ${row.startDate} to ${row.endDate}. The calendar file is attached.`,
    `All about it:\n${linkOf(baseUrl, row)}`,
    goodbye,
  ),
  attachments: [
    { filename: `${row.reference}.ics`, contentType: 'text/calendar; charset=utf-8; method=PUBLISH', body: calendar },
  ],
});

export const cancelledMail = (to: string, row: Booking, baseUrl: string): MailMessage => ({
  to,
  kind: 'trip-cancelled',
  subject: `Your trip ${row.reference} was called off`,
  text: letter(
    hello,
    `the trip ${row.reference} was called off.`,
    `What was asked for is kept here:\n${linkOf(baseUrl, row)}`,
    goodbye,
  ),
});
