import { Problem } from './errors';

/** Mails that one address gets in an hour because somebody typed it. */
export const noticesPerHour = 5;

/** For those who may know that the address was sent nothing more: its own person, and admins. */
export const createMailboxFullError = (): Problem =>
  new Problem(
    429,
    'too-many-mails',
    `This address got ${noticesPerHour} mails from us within an hour. Look for them there, or try again in an hour.`,
    { headers: { 'Retry-After': '3600' } },
  );
