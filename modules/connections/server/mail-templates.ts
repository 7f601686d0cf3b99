import { type MailTemplate, sampleMail } from '#core/contract/mail-templates';
import { answeredMail, endedMail, invitationMail } from './mails';

const { to, home } = sampleMail;

/** Mails of this module as staff see and word them. */
export const mailTemplates: readonly MailTemplate[] = [
  { title: 'Invitation to compare charts', sample: invitationMail(to, home, 'example') },
  { title: 'An invitation was answered', sample: answeredMail(to, home) },
  { title: 'A connection is over', sample: endedMail(to, home) },
];
