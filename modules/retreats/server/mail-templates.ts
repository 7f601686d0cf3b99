import { type MailTemplate, sampleMail } from '#core/contract/mail-templates';
import { bookedMail, cancelledMail, offerEndedMail, offerMail } from './mails';

const retreat = 'Seven days by the lake';
const { to, home, reference } = sampleMail;

/** Mails of this module as staff see and word them. */
export const mailTemplates: readonly MailTemplate[] = [
  {
    title: 'A place on the waitlist is free',
    sample: offerMail(to, retreat, new Date('2026-05-04T10:00:00Z'), `${home}/retreats/places/example`),
  },
  { title: 'A reserved place went on', sample: offerEndedMail(to, retreat, home) },
  { title: 'A place is booked', sample: bookedMail(to, reference, retreat, `${home}/retreats/places/example`) },
  {
    title: 'A client cancelled a place',
    sample: cancelledMail(to, retreat, 'client', `${home}/retreats/places/example`),
  },
  {
    title: 'The house cancelled a place',
    sample: cancelledMail(to, retreat, 'house', `${home}/retreats/places/example`),
  },
];
