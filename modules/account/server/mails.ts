import type { MailMessage } from '#core/contract/server';

/** Last lines of every mail about an account. */
const signature =
  '\n\nHedo\nThis mailbox is not read. You get this message because of something done with your account.\n';

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

/** An instant as a mail says it. */
const day = (iso: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));

/** Says when everything goes, and how to stay. */
export const scheduledMail = (to: string, dueAt: string, address: string): MailMessage => ({
  to,
  kind: 'deletion-scheduled',
  subject: 'Your account will be deleted',
  text: `You asked to delete your Hedo account. On ${day(dueAt)} everything in it is erased for good. Until then nothing is lost, and you are signed out everywhere.\n\nIf you want to stay, sign in before that day and choose "Keep my account": ${address}\n\nIf it was not you, do the same and choose a new password.${signature}`,
});

/** Confirms that the account stays. */
export const keptMail = (to: string): MailMessage => ({
  to,
  kind: 'deletion-cancelled',
  subject: 'Your account stays',
  text: `The deletion of your Hedo account was taken back. Nothing was erased.${signature}`,
});

/** Hours for which an archive can be fetched. */
export const exportHours = 24;

export const exportReadyMail = (to: string, address: string): MailMessage => ({
  to,
  kind: 'export-ready',
  validForMinutes: exportHours * 60,
  subject: 'Your data is ready',
  text: `You asked for everything that Hedo keeps about you. It is ready, and stays so for ${exportHours} hours.\n\nSign in and fetch it: ${address}\n\nIf you asked for nothing, choose a new password.${signature}`,
});

export const exportFailedMail = (to: string, address: string): MailMessage => ({
  to,
  kind: 'export-failed',
  subject: 'Your data could not be put together',
  text: `You asked for everything that Hedo keeps about you. Something went wrong on our side, several times. Please ask once more, or write to us.\n\n${address}${signature}`,
});
