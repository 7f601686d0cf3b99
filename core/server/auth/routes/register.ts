import { invalid } from '../../../contract/errors';
import { type Route, route } from '../../../contract/route';
import type { Mail } from '../../mail/mail';
import { canonicalEmail } from '../email-address';
import { nameOf } from '../full-name';
import { knownAddressMail } from '../mails';
import { hashPassword, passwordProblem } from '../passwords';
import type { RecordAudit } from '../person-of';
import { sendProof } from '../prove-address';
import { createPasswordUser, userByEmail } from '../users';
import { Accepted, Registration } from './schemas';

/**
 * `POST /api/auth/register`: the same 202 for a new and for a known address. A new one gets its account at once; the
 * owner of a known one gets a notice by mail. The page then asks for a ticket with what was typed.
 */
export const registerRoute = ({
  mail,
  audit,
  link,
}: {
  mail: Mail;
  audit: RecordAudit;
  link: (path: string) => string;
}): Route =>
  route({
    method: 'post',
    path: '/api/auth/register',
    access: { open: true, because: 'this is how a visitor becomes a client' },
    limit: { points: 60, seconds: 900, by: 'address' },
    bodyLimit: 8 * 1024,
    status: 202,
    body: Registration,
    reply: Accepted,
    handle: async ({ body, trx }) => {
      const name = nameOf(body);
      if (!name) throw invalid(body.firstName === undefined ? 'fullName' : 'firstName', 'Tell us your name.');
      const email = canonicalEmail(body.email.trim());
      if (email === null) throw invalid('email', 'Enter an email address such as name@example.com.');
      const problem = passwordProblem(body.password, email);
      if (problem) throw invalid('password', problem);
      // Hashed for a known address too: the answer must not come sooner.
      const passwordHash = await hashPassword(body.password);
      const userId = await createPasswordUser(trx, { email, ...name, role: 'client', passwordHash });
      if (userId) {
        await sendProof({ mail, link }, trx, { id: userId, email });
        await audit(trx, { actor: userId, action: 'account.created', subject: userId, detail: { by: 'form' } });
      } else {
        const known = await userByEmail(trx, email);
        // To the stored address, never the typed one.
        if (known) await mail.send(trx, knownAddressMail(known.email, link));
      }
      return { status: 'accepted' as const };
    },
  });
