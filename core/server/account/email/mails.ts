import type { MailMessage } from '../../../contract/server';
import { signature } from '../../auth/mails';

/** To the new address: the link that makes it the address of the account. */
export const confirmNewMail = (to: string, address: string): MailMessage => ({
  to,
  subject: 'Confirm your new address',
  kind: 'confirm-new-address',
  validForMinutes: 60,
  text: `You asked to use this address for your Hedo account. Open this link within an hour to confirm it. It works once.\n\n${address}\n\nUntil then your former address stays in use. If you asked for nothing, you need do nothing.${signature}`,
});

/** To the present address, as soon as somebody asks for another one. */
export const changeAskedMail = (to: string, home: string, contact: string): MailMessage => ({
  to,
  kind: 'address-change-requested',
  subject: 'Somebody asked to change your address',
  text: `Somebody who knows your password, probably you, asked to use another address for your Hedo account. It counts once it is confirmed from the new mailbox.\n\nIf it was not you, choose a new password at once. That also takes the wish back: ${home}\n\nOr write to us: ${contact}${signature}`,
});

/** To the former address, when the new one was confirmed. */
export const changedMail = (to: string, contact: string): MailMessage => ({
  to,
  kind: 'address-changed',
  subject: 'Your address was changed',
  text: `Your Hedo account now uses another address, and every other place where you were signed in was signed out. No more mails come to this one.\n\nIf it was not you, write to us at once: ${contact}${signature}`,
});

/** To the owner of an address that somebody wanted for another account. */
export const addressInUseMail = (to: string): MailMessage => ({
  to,
  kind: 'address-in-use',
  subject: 'This address already has a Hedo account',
  text: `Somebody, probably you, tried to use this address for another Hedo account. One account has it already, and nothing was changed. If it was not you, you need do nothing.${signature}`,
});
