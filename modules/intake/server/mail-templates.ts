import { type MailTemplate, sampleMail } from '#core/contract/mail-templates';
import { confirmationMail, resumeMail, signInMail } from './mails';

const { to, home, reference } = sampleMail;

/** Mails of this module as staff see and word them. */
export const mailTemplates: readonly MailTemplate[] = [
  { title: 'Link to go on with a questionnaire', sample: resumeMail(to, home, 'example') },
  { title: 'Go on with a questionnaire by signing in', sample: signInMail(to, home) },
  { title: 'A questionnaire came in, with an account', sample: confirmationMail(to, home, reference, null) },
  {
    title: 'A questionnaire came in, without an account',
    sample: confirmationMail(to, home, reference, { withdraw: 'example-withdraw', status: 'example-status' }),
  },
];
