import { it } from 'vitest';
import { expectWholeMail } from '#core/testing/mail-words';
import {
  addressInUseMail,
  changeAskedMail,
  changedMail,
  confirmNewMail,
  exportFailedMail,
  exportReadyMail,
  keptMail,
  scheduledMail,
} from './mails';

const home = 'https://hedo.example';
const to = 'ann@example.test';

it.each([
  confirmNewMail(to, `${home}/confirm?token=a`),
  changeAskedMail(to, `${home}/?account=forgot`, 'team@hedo.example'),
  changedMail(to, 'team@hedo.example'),
  addressInUseMail(to),
  scheduledMail(to, '2026-12-08T10:00:00Z', `${home}/account/data`),
  keptMail(to),
  exportReadyMail(to, `${home}/account/data`),
  exportFailedMail(to, `${home}/account/data`),
])('is written in three languages ($kind)', expectWholeMail);
