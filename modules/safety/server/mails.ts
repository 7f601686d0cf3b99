import type { MailMessage } from '#core/contract/mails';
import type { Core } from '#core/contract/server';
import { contactRequestsPage } from '../schemas/values';
import type { ContactRequest } from './models/contact-request';

type Config = Pick<Core['config'], 'baseUrl' | 'contactEmail'>;

const places = {
  reading: 'next to their reading',
  assistant: 'in the assistant',
  community: 'in the community',
  help: 'on the page of help lines',
} as const;

/** `2026-11-23 08:30 UTC` */
const formatInstant = (iso: string): string => `${iso.slice(0, 16).replace('T', ' ')} UTC`;

const letter = (...paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`;

const facts = ({ requestedAt, origin, language }: ContactRequest): string =>
  [`Requested at: ${formatInstant(requestedAt)}, ${places[origin]}`, `Language of the page: ${language}`].join('\n');

const ending = (baseUrl: string): string =>
  `This mail names nobody and repeats nothing. Sign in here to see who it is:\n${baseUrl}${contactRequestsPage}`;

/** Tells the team at once that somebody asks to be contacted. */
export const requestMail = ({ baseUrl, contactEmail }: Config, request: ContactRequest): MailMessage => ({
  kind: 'contact-request',
  to: contactEmail,
  subject: 'Somebody asks to be contacted: please answer first',
  text: letter('Somebody who was shown help lines asks to be contacted by a person.', facts(request), ending(baseUrl)),
});

/** Asks others when nobody took a request on in time, or whoever did has noted nothing since. */
export const reminderMail = ({ baseUrl }: Config, to: string, request: ContactRequest): MailMessage => ({
  kind: 'contact-request-reminder',
  to,
  subject:
    request.acknowledgedAt === null
      ? 'Nobody has taken on a request to be contacted'
      : 'A request to be contacted is still open',
  text: letter(
    request.acknowledgedAt === null
      ? `Somebody asked to be contacted, and nobody of the team has taken it on. It was due at ${formatInstant(request.dueAt)}.`
      : 'Somebody asked to be contacted. It was taken on, and nothing has been noted for a while. Please ask who has it, or take it over.',
    facts(request),
    ending(baseUrl),
  ),
});
