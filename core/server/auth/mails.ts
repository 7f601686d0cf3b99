import type { MailMessage } from '../../contract/server';

/** Makes an absolute address of an own path. */
export type Link = (path: string) => string;

/** Last lines of every mail about an account. */
export const signature =
  '\n\nHedo\nThis mailbox is not read. You get this message because of something done with your account.\n';

/** To the owner of an address with which somebody tried to create a second account. */
export const knownAddressMail = (to: string, link: Link): MailMessage => ({
  to,
  kind: 'known-address',
  subject: 'You already have a Hedo account',
  text: `Somebody, probably you, tried to create an account with this address. There is already one, and nothing was changed.\n\nSign in: ${link('/api/login')}\nForgot the password? ${link('/?account=forgot')}\n\nIf it was not you, you need do nothing.${signature}`,
});

/** To whoever just made an account, or asked for it again: the link that shows the address is theirs. */
export const proveMail = (to: string, address: string): MailMessage => ({
  to,
  kind: 'confirm-address',
  validForMinutes: 7 * 24 * 60,
  subject: 'Confirm your address',
  text: `Welcome to Hedo. Open this address within seven days to confirm that this mailbox is yours. It works once.\n\n${address}\n\nWhat you sent us with this address before you had an account is then joined to it. If you made no account, you need do nothing.${signature}`,
});

/** The one-time link for choosing a new password. */
export const resetMail = (to: string, address: string): MailMessage => ({
  to,
  kind: 'new-password',
  validForMinutes: 30,
  subject: 'Choose a new password',
  text: `Open this address within 30 minutes to choose a new password. It works once.\n\n${address}\n\nIf you did not ask for this, you need do nothing: your password stays as it is.${signature}`,
});

/** Tells the owner that the password was changed. */
export const passwordChangedMail = (to: string, link: Link): MailMessage => ({
  to,
  kind: 'password-changed',
  subject: 'Your password was changed',
  text: `The password of your account was just changed, and every other place where you were signed in was signed out.\n\nIf it was not you, choose a new one at once: ${link('/?account=forgot')}${signature}`,
});
