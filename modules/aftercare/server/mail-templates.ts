import { type MailTemplate, sampleMail } from '#core/contract/mail-templates';
import { planMail } from './actions/plan-mail';

const { to, home } = sampleMail;

/** Mails of this module as staff see and word them. */
export const mailTemplates: readonly MailTemplate[] = [
  { title: 'An aftercare plan is there', sample: planMail(to, home) },
];
