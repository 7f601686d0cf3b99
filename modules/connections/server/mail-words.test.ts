import { it } from 'vitest';
import { expectWholeMail } from '#core/testing/mail-words';
import { answeredMail, endedMail, invitationMail } from './mails';

const home = 'https://hedo.example';
const to = 'ann@example.test';

it.each([invitationMail(to, home, 'code'), answeredMail(to, home), endedMail(to, home)])(
  'is written in three languages ($kind)',
  expectWholeMail,
);
