import { it } from 'vitest';
import { expectWholeMail } from '#core/testing/mail-words';
import { answeredMail, callMailWords, requestedMail } from './mails';

const home = 'https://hedo.example';
const to = 'ann@example.test';

it.each([
  requestedMail(to, home),
  answeredMail(to, home),
  ...(['booked', 'moved', 'cancelled'] as const).map((step) => ({
    to,
    kind: `call-${step}`,
    words: callMailWords(step, home, (language) => `[${language}]`),
  })),
])('is written in three languages ($kind)', expectWholeMail);
