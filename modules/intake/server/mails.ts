import type { MailMessage } from '#core/contract/server';

/** Paragraphs of a mail. */
const letter = (...paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`;

/** The link that goes on elsewhere. It repeats nothing that was written. */
export const resumeMail = (to: string, baseUrl: string, token: string): MailMessage => ({
  to,
  kind: 'resume-link',
  validForMinutes: 7 * 24 * 60,
  subject: 'Go on with your questionnaire',
  text: letter(
    'Hello,',
    `here you can go on where you stopped. The link works once, within seven days:\n${baseUrl}/enhanced-intake#resume=${token}`,
    'What you wrote about health and painful experiences is kept and counts, but a link does not show it: you read it only where you wrote it.',
    'It was not you who asked for this? Then you need do nothing. Please do not pass the link on.',
    'Hedo',
  ),
});

/** To somebody whose draft belongs to an account: no link opens that. */
export const signInMail = (to: string, baseUrl: string): MailMessage => ({
  to,
  kind: 'sign-in-to-resume',
  subject: 'Go on with your questionnaire',
  text: letter(
    'Hello,',
    `your questionnaire is kept in your account. Sign in on any device and go on where you stopped:\n${baseUrl}/enhanced-intake`,
    'Hedo',
  ),
});

/**
 * Confirms what was sent, without a word of it: anybody can type the address of somebody else. `links` are the secrets by which
 * a visitor looks how far it is and takes it back; null for a sender with an account.
 */
export const confirmationMail = (
  to: string,
  baseUrl: string,
  reference: string,
  links: { readonly withdraw: string; readonly status: string } | null,
): MailMessage => ({
  to,
  kind: 'questionnaire-received',
  subject: `We have your questionnaire ${reference}`,
  text: letter(
    'Hello,',
    `your questionnaire has reached our team. Its reference number is ${reference}.`,
    'A person will write to you within 48 hours. Your personalised plan follows within one week.',
    ...(links === null
      ? [`It is kept in your account:\n${baseUrl}/personalized-journey`]
      : [
          `How far it is, at any time:\n${baseUrl}/enhanced-intake/status#${links.status}`,
          `To keep it in an account of your own, create one with this address and confirm the address:\n${baseUrl}/personalized-journey`,
          `You changed your mind, or it was not you? Here it can be withdrawn; what was sent is then deleted at once:\n${baseUrl}/enhanced-intake/withdraw#${links.withdraw}`,
          'Without an account it is deleted after twelve months.',
        ]),
    `If you are in danger, please do not wait for us. Help lines: ${baseUrl}/help-now`,
    'Hedo',
  ),
});

/** Tells the team that something came in; nothing of it leaves the product. */
export const noticeMail = (to: string, reference: string, baseUrl: string): MailMessage => ({
  to,
  kind: 'team-notice',
  subject: `New questionnaire ${reference}`,
  text: letter(
    `A questionnaire has come in: ${reference}.`,
    `Please make the first contact within 48 hours. It stands in the product: ${baseUrl}/admin/intakes`,
  ),
});

/** Tells the team that nobody need answer any more. */
export const withdrawnMail = (to: string, reference: string): MailMessage => ({
  to,
  kind: 'questionnaire-withdrawn',
  subject: `Questionnaire ${reference} was withdrawn`,
  text: letter(`The sender of ${reference} has withdrawn the questionnaire. What was sent has been deleted.`),
});
