import type { Knex } from 'knex';
import { invalid } from '../../../contract/errors';
import type { Route } from '../../../contract/route';
import { implement } from '../../../contract/route';
import * as contract from '../../../schemas/contracts';
import * as api from '../../../schemas/endpoints';
import { getRequestLanguage } from '../../http/request-language';
import type { Mail } from '../../mail/mail';
import type { AddressMails } from '../address-mails';
import { canonicalEmail } from '../email-address';
import { passwordChangedMail } from '../mails';
import type { MarkAddressVerified } from '../mark-address-verified';
import { dropTokens, findTokenOwner, redeemToken } from '../one-time-tokens';
import type { FindPasswordProblem } from '../password-check';
import { hashPassword } from '../passwords';
import type { RecordAudit } from '../person-of';
import { currentRequest } from '../request-context';
import { revokeSessions } from '../sessions';
import { findUserById, isUnclaimed, setPassword } from '../users';

/**
 * `POST /api/auth/forgot`: the same 202 after the same work whether or not there is an account; a job looks and writes the mail. Its
 * link works for half an hour, once.
 */
export const forgotRoute = ({
  addressMails,
  origin,
}: {
  readonly addressMails: AddressMails;
  readonly origin: () => string;
}): Route =>
  implement(api.requestPasswordReset, contract.requestPasswordReset, {
    access: { open: true, because: 'whoever forgot the password cannot sign in' },
    limit: { points: 60, seconds: 900, by: 'address' },
    bodyLimit: 4 * 1024,
    handle: async ({ body, trx }) => {
      const email = canonicalEmail(body.email.trim());
      if (email === null) throw invalid('email', 'Enter an email address such as name@example.com.');
      const language = getRequestLanguage(currentRequest());
      await addressMails.request(trx, { form: 'forgot', email, origin: origin(), language });
      return { status: 'accepted' as const };
    },
  });

interface ResetParts {
  readonly mail: Mail;
  readonly audit: RecordAudit;
  readonly markAddressVerified: MarkAddressVerified;
  readonly link: (path: string) => string;
  readonly findPasswordProblem: FindPasswordProblem;
}

const purposes = ['set-password', 'first-password', 'claim-by-mail', 'claim-by-link'] as const;
type PasswordPurpose = (typeof purposes)[number];
const isClaim = (purpose: PasswordPurpose): boolean => purpose === 'claim-by-mail' || purpose === 'claim-by-link';

/** What a link for choosing a password is, and whose; one for an account that was made for somebody ends once they entered it. */
const readLink = async (
  db: Knex,
  token: unknown,
  read: typeof findTokenOwner,
): Promise<{
  readonly purpose: PasswordPurpose;
  readonly user: { readonly id: string; readonly email: string };
} | null> => {
  for (const purpose of purposes) {
    const userId = await read(db, purpose, token);
    if (userId === null) continue;
    const user = await findUserById(db, userId);
    return user && (!isClaim(purpose) || (await isUnclaimed(db, userId))) ? { purpose, user } : null;
  }
  return null;
};

const usedUp = () => invalid('token', 'This link was used before or is too old. Ask for a new one.');

/** `POST /api/auth/reset`: a new password for a mailed token; every session and grant of the person ends. */
export const resetRoute = ({
  mail,
  audit,
  markAddressVerified,
  link: toAddress,
  findPasswordProblem,
}: ResetParts): Route =>
  implement(api.resetPassword, contract.resetPassword, {
    access: { open: true, because: 'the token from the mail says who this is' },
    limit: { points: 60, seconds: 900, by: 'address' },
    bodyLimit: 4 * 1024,
    prepare: async ({ body, db }) => {
      const user = (await readLink(db, body.token, findTokenOwner))?.user;
      if (!user) throw usedUp();
      // Refused before the link is used up, so that it still works for a better one.
      const problem = await findPasswordProblem(body.password, user.email);
      if (problem) throw invalid('password', problem);
      return hashPassword(body.password);
    },
    handle: async ({ body, prepared: passwordHash, trx }) => {
      const link = await readLink(trx, body.token, redeemToken);
      if (!link) throw usedUp();
      const { user, purpose } = link;
      await setPassword(trx, user.id, passwordHash);
      await revokeSessions(trx, user.id);
      for (const one of purposes) await dropTokens(trx, one, user.id);
      if (purpose === 'set-password' || purpose === 'claim-by-mail') await markAddressVerified(trx, user.id);
      await mail.send(trx, passwordChangedMail(user.email, toAddress));
      await audit(trx, { actor: user.id, action: 'password.reset', subject: user.id });
    },
  });
