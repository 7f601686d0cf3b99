import { type MailTemplate, sampleMail } from '#core/contract/mail-templates';
import type { ProductLanguage } from '#core/contract/page';
import { appointmentMailWords, reminderMail } from './appointment-mails';
import { consultationReceiptMail, receiptMail } from './mails';

const { to, home, reference, contact, when } = sampleMail;

const links = { withdraw: 'example-withdraw', status: 'example-status' };
const whenIn = (language: ProductLanguage): string => when[language];

const steps = { booked: 'is booked', moved: 'was moved', cancelled: 'was cancelled' } as const;
const appointment = (what: keyof typeof steps, isFixed: boolean): MailTemplate => ({
  title: `A consultation ${steps[what]}${isFixed ? ', without a link to change it' : ''}`,
  sample: {
    to,
    kind: 'appointment',
    variant: isFixed ? `${what}-fixed` : what,
    values: { reference, when },
    words: appointmentMailWords(what, reference, whenIn, {
      link: isFixed ? null : `${home}/appointments/example`,
      contact,
    }),
  },
});

/** Mails of this module as staff see and word them. */
export const mailTemplates: readonly MailTemplate[] = [
  {
    title: 'A message came in',
    sample: receiptMail({ reference, email: to, name: '', kind: 'contact', interest: null }, home, links),
  },
  {
    title: 'A request for a consultation came in',
    sample: consultationReceiptMail({ reference, email: to }, home, links),
  },
  { title: 'Consultation tomorrow', sample: reminderMail('day', { email: to, reference }, whenIn) },
  { title: 'Consultation in an hour', sample: reminderMail('hour', { email: to, reference }, whenIn) },
  ...(Object.keys(steps) as (keyof typeof steps)[]).flatMap((what) => [
    appointment(what, false),
    appointment(what, true),
  ]),
];
