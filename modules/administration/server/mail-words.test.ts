import { it } from 'vitest';
import { expectWholeMail } from '#core/testing/mail-words';
import { accountMail, invitationMail } from './mails';

const home = 'https://hedo.example';
const to = 'ann@example.test';

it.each([
  invitationMail(to, 'practitioner', `${home}/invitation?token=a`),
  invitationMail(to, 'admin', `${home}/invitation?token=a`),
  accountMail(to, `${home}/reset-password?token=a`),
])('is written in three languages ($kind)', expectWholeMail);
