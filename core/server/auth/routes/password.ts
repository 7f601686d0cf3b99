import { invalid } from '../../../contract/errors';
import type { Route } from '../../../contract/route';
import { implement } from '../../../contract/route';
import * as contract from '../../../schemas/contracts';
import * as api from '../../../schemas/endpoints';
import type { Mail } from '../../mail/mail';
import type { SignInSession } from '../handshake';
import { passwordChangedMail } from '../mails';
import type { FindPasswordProblem } from '../password-check';
import { inPasswordTurn } from '../passwords';
import type { RecordAudit } from '../person-of';
import { currentRequest } from '../request-context';
import { findPerson } from '../session-store';
import { revokeSessions } from '../sessions';
import { findPasswordHash, setPassword } from '../users';

const wrongPassword = () => invalid('currentPassword', 'This is not your present password.');

/** `POST /api/account/password`: needs the present password; ends every other session and all grants. */
export const passwordRoute = ({
  mail,
  audit,
  link,
  findPasswordProblem,
}: {
  mail: Mail;
  audit: RecordAudit;
  link: (path: string) => string;
  findPasswordProblem: FindPasswordProblem;
}): Route =>
  implement(api.changePassword, contract.changePassword, {
    access: { signedIn: true },
    // A stolen session must not become a place to guess the password.
    limit: { points: 10, seconds: 900, by: 'person' },
    bodyLimit: 4 * 1024,
    prepare: async ({ user, body, db }) => {
      const present = await findPasswordHash(db, user.id);
      return inPasswordTurn(async ({ hash, verify }) => {
        if (!(await verify(present, body.currentPassword))) throw wrongPassword();
        const problem = await findPasswordProblem(body.newPassword, user.email);
        if (problem) throw invalid('newPassword', problem);
        return { present, next: await hash(body.newPassword) };
      });
    },
    handle: async ({ user, prepared, trx }) => {
      // Somebody may have chosen another one meanwhile, by a mailed link for example: that one stays.
      await trx('accounts').where({ user_id: user.id }).forUpdate().first('user_id');
      if ((await findPasswordHash(trx, user.id)) !== prepared.present) throw wrongPassword();
      await setPassword(trx, user.id, prepared.next);
      const ctx = currentRequest();
      await revokeSessions(trx, user.id, findPerson(ctx)?.id ?? null);
      await mail.send(trx, passwordChangedMail(user.email, link));
      await audit(trx, { actor: user.id, action: 'password.changed', subject: user.id });
      // Who knew the old password may also hold the old cookie.
      await (ctx.session as unknown as SignInSession).regenerate();
    },
  });
