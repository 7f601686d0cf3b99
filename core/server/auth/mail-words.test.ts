import { it } from 'vitest';
import { expectWholeMail } from '../../testing/mail-words';
import { openedMail } from '../break-glass/mail';
import { createVerificationMail, knownAddressMail, passwordChangedMail, resetMail } from './mails';
import { guessingMail, newBrowserMail, securityChangedMail, signInLinkMail } from './security-mails';

const home = 'https://hedo.example';
const to = 'ann@example.test';

it.each([
  knownAddressMail(to, (path) => home + path),
  createVerificationMail(to, `${home}/confirm-address?token=a`),
  resetMail(to, `${home}/reset-password?token=a`),
  passwordChangedMail(to, (path) => home + path),
  newBrowserMail(to, {
    browser: 'Firefox, Linux',
    timeZone: 'Europe/Paris',
    at: new Date('2026-11-28T07:00:00Z'),
    page: `${home}/account/security`,
  }),
  guessingMail(to, `${home}/account/security`),
  signInLinkMail(to, `${home}/sign-in-link?token=a`),
  ...(['passkey-added', 'passkey-removed', 'app-added', 'app-removed', 'codes-renewed'] as const).map((change) =>
    securityChangedMail(to, change, `${home}/account/security`),
  ),
  openedMail(to, '2026-11-24T10:00:00Z', 'team@hedo.example'),
])('is written in three languages ($kind)', expectWholeMail);
