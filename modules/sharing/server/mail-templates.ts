import { type MailTemplate, sampleMail } from '#core/contract/mail-templates';
import { askedMail, grantedMail, withdrawnMail } from './mails';

const { to, home } = sampleMail;

/** Mails of this module as staff see and word them. */
export const mailTemplates: readonly MailTemplate[] = [
  { title: 'A practitioner asks to read something', sample: askedMail(to, home) },
  { title: 'A client opened something', sample: grantedMail(to, home) },
  { title: 'A client withdrew what was open', sample: withdrawnMail(to, home) },
];
