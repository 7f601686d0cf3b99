import { type MailTemplate, sampleMail } from '#core/contract/mail-templates';
import { accountMail, invitationMail } from './mails';

const { to, home } = sampleMail;

/** Mails of this module as staff see and word them. */
export const mailTemplates: readonly MailTemplate[] = [
  {
    title: 'Invitation of a practitioner',
    sample: invitationMail(to, 'practitioner', `${home}/invitation?token=example`),
  },
  { title: 'Invitation of an admin', sample: invitationMail(to, 'admin', `${home}/invitation?token=example`) },
  {
    title: 'Invitation to an account that was prepared',
    sample: accountMail(to, `${home}/reset-password?token=example`),
  },
];
