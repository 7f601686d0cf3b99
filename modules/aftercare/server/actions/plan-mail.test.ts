import { it } from 'vitest';
import { expectWholeMail } from '#core/testing/mail-words';
import { planMail } from './plan-mail';

const home = 'https://hedo.example';
const to = 'ann@example.test';

it.each([planMail(to, home)])('is written in three languages ($kind)', expectWholeMail);
