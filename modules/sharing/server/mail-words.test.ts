import { it } from 'vitest';
import { expectWholeMail } from '#core/testing/mail-words';
import { askedMail, grantedMail, withdrawnMail } from './mails';

const home = 'https://hedo.example';
const to = 'ann@example.test';

it.each([askedMail(to, home), grantedMail(to, home), withdrawnMail(to, home)])(
  'is written in three languages ($kind)',
  expectWholeMail,
);
