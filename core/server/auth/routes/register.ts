import { invalid } from '../../../contract/errors';
import type { Route } from '../../../contract/route';
import { implement } from '../../../contract/route';
import * as contract from '../../../schemas/contracts';
import * as api from '../../../schemas/endpoints';
import { getRequestLanguage } from '../../http/request-language';
import type { AddressMails } from '../address-mails';
import { canonicalEmail } from '../email-address';
import { nameOf } from '../full-name';
import type { FindPasswordProblem } from '../password-check';
import { hashPassword } from '../passwords';
import type { RecordAudit } from '../person-of';
import { currentRequest } from '../request-context';
import { createPasswordUser } from '../users';

/**
 * `POST /api/auth/register`: the same 202 for a new and for a known address, after the same work. A new one gets its account at
 * once; the owner of a known one gets a notice by mail. The page then asks for a ticket with what was typed.
 */
export const registerRoute = ({
  addressMails,
  audit,
  origin,
  findPasswordProblem,
}: {
  addressMails: AddressMails;
  audit: RecordAudit;
  origin: () => string;
  findPasswordProblem: FindPasswordProblem;
}): Route =>
  implement(api.register, contract.register, {
    access: { open: true, because: 'this is how a visitor becomes a client' },
    limit: { points: 60, seconds: 900, by: 'address' },
    bodyLimit: 8 * 1024,
    prepare: async ({ body }) => {
      const name = nameOf(body);
      if (!name) throw invalid(body.firstName === undefined ? 'fullName' : 'firstName', 'Tell us your name.');
      const email = canonicalEmail(body.email.trim());
      if (email === null) throw invalid('email', 'Enter an email address such as name@example.com.');
      const problem = await findPasswordProblem(body.password, email);
      if (problem) throw invalid('password', problem);
      // Hashed for a known address too: the answer must not come sooner.
      return { email, ...name, role: 'client' as const, passwordHash: await hashPassword(body.password) };
    },
    handle: async ({ prepared: person, trx }) => {
      const language = getRequestLanguage(currentRequest());
      const created = await createPasswordUser(trx, { ...person, language: language === 'en' ? null : language });
      await addressMails.request(trx, { form: 'register', email: person.email, created, origin: origin(), language });
      await audit(
        trx,
        created
          ? { actor: created, action: 'account.created', subject: created, detail: { by: 'form' } }
          : { actor: null, action: 'account.known-address' },
      );
      return { status: 'accepted' as const };
    },
  });
