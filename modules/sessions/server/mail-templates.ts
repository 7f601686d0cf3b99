import { type MailTemplate, sampleMail } from '#core/contract/mail-templates';
import { type SessionStep, writeSessionMail } from './mails';

const { to, home, when } = sampleMail;
const link = `${home}/sessions/example`;

const titles: Readonly<Record<SessionStep, string>> = {
  booked: 'A session is booked',
  moved: 'A session was moved',
  cancelled: 'A session was cancelled',
  reminder: 'A session comes near',
  offered: 'An earlier time is free',
  closed: 'A session cannot take place',
};

/** Mails of this module as staff see and word them. */
export const mailTemplates: readonly MailTemplate[] = (Object.keys(titles) as SessionStep[]).map((step) => ({
  title: titles[step],
  sample: {
    to,
    kind: 'session',
    variant: step,
    values: { when },
    words: {
      en: writeSessionMail(step, 'en', when.en, link),
      de: writeSessionMail(step, 'de', when.de, link),
      es: writeSessionMail(step, 'es', when.es, link),
    },
  },
}));
