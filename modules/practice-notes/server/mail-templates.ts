import { type MailTemplate, sampleMail } from '#core/contract/mail-templates';
import { documentMail, requestMail, supervisionAgreedMail, supervisionAskedMail } from './mails';

const { to, home } = sampleMail;

/** Mails of this module as staff see and word them. */
export const mailTemplates: readonly MailTemplate[] = [
  { title: 'A questionnaire of the practitioner waits', sample: requestMail(to, home) },
  { title: 'A document was handed over', sample: documentMail(to, `${home}/between-sessions`) },
  { title: 'A client is asked about supervision', sample: supervisionAskedMail(to, home) },
  { title: 'A client agreed to supervision', sample: supervisionAgreedMail(to, home) },
];
