import { invalid } from '../../../contract/errors';
import { type Route, route } from '../../../contract/route';
import type { Mail } from '../../mail/mail';
import { canonicalEmail } from '../email-address';
import { passwordChangedMail, resetMail } from '../mails';
import { dropTokens, issueToken, redeemToken } from '../one-time-tokens';
import { hashPassword, passwordProblem } from '../passwords';
import type { RecordAudit } from '../person-of';
import type { AddressProven } from '../proven';
import { revokeSessions } from '../sessions';
import { setPassword, userByEmail, userById } from '../users';
import { Accepted, Forgot, Reset } from './schemas';

interface Parts {
  readonly mail: Mail;
  readonly audit: RecordAudit;
  readonly proven: AddressProven;
  readonly link: (path: string) => string;
  /** False when this address has asked for too many mails; nothing is said about it. */
  readonly mayMail: (email: string) => Promise<boolean>;
}

/** `POST /api/auth/forgot`: the same 202 whether or not there is an account; the link works for half an hour, once. */
export const forgotRoute = ({ mail, audit, link, mayMail }: Parts): Route =>
  route({
    method: 'post',
    path: '/api/auth/forgot',
    access: { open: true, because: 'whoever forgot the password cannot sign in' },
    limit: { points: 60, seconds: 900, by: 'address' },
    bodyLimit: 4 * 1024,
    status: 202,
    body: Forgot,
    reply: Accepted,
    handle: async ({ body, trx }) => {
      const email = canonicalEmail(body.email.trim());
      if (email === null) throw invalid('email', 'Enter an email address such as name@example.com.');
      const user = (await mayMail(email)) ? await userByEmail(trx, email) : null;
      if (user) {
        await dropTokens(trx, 'set-password', user.id);
        const token = await issueToken(trx, 'set-password', user.id);
        await mail.send(trx, resetMail(user.email, link(`/reset-password?token=${token}`)));
        await audit(trx, { actor: null, action: 'password.reset-asked', subject: user.id });
      }
      return { status: 'accepted' as const };
    },
  });

const usedUp = () => invalid('token', 'This link was used before or is too old. Ask for a new one.');

/** `POST /api/auth/reset`: a new password for a mailed token; every session and grant of the person ends. */
export const resetRoute = ({ mail, audit, proven, link }: Parts): Route =>
  route({
    method: 'post',
    path: '/api/auth/reset',
    access: { open: true, because: 'the token from the mail says who this is' },
    limit: { points: 60, seconds: 900, by: 'address' },
    bodyLimit: 4 * 1024,
    status: 204,
    body: Reset,
    handle: async ({ body, trx }) => {
      // Refusing the password below rolls this back, so the link still works for a better one.
      const mailed = await redeemToken(trx, 'set-password', body.token);
      const userId = mailed ?? (await redeemToken(trx, 'first-password', body.token));
      const user = userId === null ? null : await userById(trx, userId);
      if (!user) throw usedUp();
      const problem = passwordProblem(body.password, user.email);
      if (problem) throw invalid('password', problem);
      await setPassword(trx, user.id, await hashPassword(body.password));
      await revokeSessions(trx, user.id);
      await dropTokens(trx, 'set-password', user.id);
      if (mailed !== null) await proven(trx, user.id);
      await mail.send(trx, passwordChangedMail(user.email, link));
      await audit(trx, { actor: user.id, action: 'password.reset', subject: user.id });
      return undefined;
    },
  });
