import type { MailMessage } from '../../../contract/server';
import { signature } from '../../auth/mails';

/** An instant as a mail says it. */
const day = (iso: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));

/** Tells when everything goes, and how to stay. */
export const scheduledMail = (to: string, dueAt: string, address: string): MailMessage => ({
  to,
  kind: 'account-deletion-scheduled',
  subject: 'Your account will be deleted',
  text: `You asked to delete your Hedo account. On ${day(dueAt)} everything in it is erased for good. Until then nothing is lost, and you are signed out everywhere.\n\nIf you want to stay, sign in before that day and choose "Keep my account": ${address}\n\nIf it was not you, do the same and choose a new password.${signature}`,
});

/** Confirms that the account stays. */
export const keptMail = (to: string): MailMessage => ({
  to,
  kind: 'account-kept',
  subject: 'Your account stays',
  text: `The deletion of your Hedo account was taken back. Nothing was erased.${signature}`,
});

/** The last mail, sent when everything is gone. */
export const erasedMail = (to: string): MailMessage => ({
  to,
  kind: 'account-erased',
  subject: 'Your account was erased',
  text: 'Your Hedo account and everything you kept in it were erased just now. This address is not stored any more either; this was the last message to it.\n\nHedo\n',
});
