import type { MailMessage } from '#core/contract/server';

/** Tells a client that a plan is there; what it says stays in the product. */
export const planMail = (to: string, baseUrl: string): MailMessage => ({
  to,
  kind: 'aftercare-plan',
  subject: 'A plan for the time after is there',
  text: `${[
    'Hello,',
    `your practitioner has written an aftercare plan with you in mind. You find it here, and can tick what is done:\n${baseUrl}/aftercare`,
    'Only the two of you can read it.',
    'Hedo',
  ].join('\n\n')}\n`,
});
