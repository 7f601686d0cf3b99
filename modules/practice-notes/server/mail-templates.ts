import { type MailTemplate, sampleMail } from '#core/contract/mail-templates';
import { documentMail, requestMail } from './mails';

const { to, home } = sampleMail;

/** Mails of this module as staff see and word them. */
export const mailTemplates: readonly MailTemplate[] = [
  { title: 'A questionnaire of the practitioner waits', sample: requestMail(to, home) },
  { title: 'A document was handed over', sample: documentMail(to, `${home}/between-sessions`) },
];
