import { it } from 'vitest';
import { expectWholeMail } from '../../testing/mail-words';
import { openedMail } from '../break-glass/mail';
import { createVerificationMail, knownAddressMail, passwordChangedMail, resetMail } from './mails';

const home = 'https://hedo.example';
const to = 'ann@example.test';

it.each([
  knownAddressMail(to, (path) => home + path),
  createVerificationMail(to, `${home}/confirm-address?token=a`),
  resetMail(to, `${home}/reset-password?token=a`),
  passwordChangedMail(to, (path) => home + path),
  openedMail(to, '2026-11-24T10:00:00Z', 'team@hedo.example'),
])('is written in three languages ($kind)', expectWholeMail);
