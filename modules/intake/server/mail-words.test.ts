import { it } from 'vitest';
import { expectWholeMail } from '#core/testing/mail-words';
import { confirmationMail, resumeMail, signInMail } from './mails';

const home = 'https://hedo.example';
const to = 'ann@example.test';

it.each([
  resumeMail(to, home, 'token'),
  signInMail(to, home),
  confirmationMail(to, home, 'IN-2026-ABCDE', null),
  confirmationMail(to, home, 'IN-2026-ABCDE', { withdraw: 'w', status: 's' }),
])('is written in three languages ($kind)', expectWholeMail);
