import { type MailTemplate, sampleMail } from '#core/contract/mail-templates';
import { noticeWords } from './jobs/send-message-notice';

/** Mails of this module as staff see and word them. */
export const mailTemplates: readonly MailTemplate[] = [
  {
    title: 'A message waits',
    sample: {
      to: sampleMail.to,
      kind: 'message-waiting',
      words: noticeWords(`${sampleMail.home}/messages/example`),
    },
  },
];
