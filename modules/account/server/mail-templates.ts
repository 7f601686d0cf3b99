import { type MailTemplate, sampleMail } from '#core/contract/mail-templates';
import * as mails from './mails';

const { to, home, contact } = sampleMail;

/** Mails of this module as staff see and word them. */
export const mailTemplates: readonly MailTemplate[] = [
  { title: 'Confirm a new address', sample: mails.confirmNewMail(to, `${home}/confirm-new-address?token=example`) },
  { title: 'Somebody asks for a new address', sample: mails.changeAskedMail(to, `${home}/?account=forgot`, contact) },
  { title: 'The address was changed', sample: mails.changedMail(to, contact) },
  { title: 'The new address has an account already', sample: mails.addressInUseMail(to) },
  {
    title: 'The account will be deleted',
    sample: mails.scheduledMail(to, '2026-05-04T00:00:00Z', `${home}/account/data`),
  },
  { title: 'The account stays', sample: mails.keptMail(to) },
  { title: 'The archive of all data is ready', sample: mails.exportReadyMail(to, `${home}/account/data`) },
  { title: 'The archive could not be made', sample: mails.exportFailedMail(to, `${home}/account/data`) },
];
