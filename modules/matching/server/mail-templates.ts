import { type MailTemplate, sampleMail } from '#core/contract/mail-templates';
import { answeredMail, type CallStep, callMailWords, requestedMail, unansweredMail } from './mails';

const { to, home, when } = sampleMail;

const steps: Readonly<Record<CallStep, string>> = {
  booked: 'is booked',
  moved: 'was moved',
  cancelled: 'was cancelled',
};

/** Mails of this module as staff see and word them. */
export const mailTemplates: readonly MailTemplate[] = [
  { title: 'A client asks for an introduction', sample: requestedMail(to, home) },
  { title: 'A request was answered', sample: answeredMail(to, home) },
  { title: 'Nobody answered, the next match was asked', sample: unansweredMail(to, home, true) },
  { title: 'Nobody answered in time', sample: unansweredMail(to, home, false) },
  ...(Object.keys(steps) as CallStep[]).map((step) => ({
    title: `An introduction call ${steps[step]}`,
    sample: {
      to,
      kind: 'introduction-call',
      variant: step,
      values: { when },
      words: callMailWords(step, home, (language) => when[language]),
    },
  })),
];
