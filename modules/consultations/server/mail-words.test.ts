import { it } from 'vitest';
import { expectWholeMail } from '#core/testing/mail-words';
import { appointmentMailWords, reminderMail } from './appointment-mails';
import { consultationReceiptMail, receiptMail } from './mails';

const home = 'https://hedo.example';
const to = 'ann@example.test';
const request = { reference: 'HQ-2026-ABCDE', email: to };
const links = { withdraw: 'w', status: 's' };

it.each([
  receiptMail({ ...request, name: 'Ann', kind: 'contact', interest: null }, home, links),
  consultationReceiptMail(request, home, links),
  reminderMail('day', request, (language) => `[${language}]`),
  reminderMail('hour', request, (language) => `[${language}]`),
  ...(['booked', 'moved', 'cancelled'] as const).map((what) => ({
    to,
    kind: `appointment-${what}`,
    words: appointmentMailWords(what, request.reference, (language) => `[${language}]`, {
      link: what === 'booked' ? `${home}/appointments/token` : null,
      contact: 'team@hedo.example',
    }),
  })),
])('is written in three languages ($kind)', expectWholeMail);
