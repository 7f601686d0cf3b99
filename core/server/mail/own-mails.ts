import { type MailTemplate, sampleMail } from '../../contract/mail-templates';
import { createVerificationMail, knownAddressMail, passwordChangedMail, resetMail } from '../auth/mails';
import { openedMail } from '../break-glass/mail';
import { erasedMail } from '../erasure/job';

const { to, home, contact } = sampleMail;
const link = (path: string): string => home + path;

/** Mails of the host as staff see and word them. */
export const ownMails: readonly MailTemplate[] = [
  { title: 'Confirm the address of an account', sample: createVerificationMail(to, link('/verify?token=example')) },
  { title: 'There is an account already', sample: knownAddressMail(to, link) },
  { title: 'Choose a new password', sample: resetMail(to, link('/reset-password?token=example')) },
  { title: 'The password was changed', sample: passwordChangedMail(to, link) },
  { title: 'The account was erased', sample: erasedMail({ email: to, language: null }) },
  { title: 'An admin opened something closed', sample: openedMail(to, '2026-05-04T10:00:00Z', contact) },
];
