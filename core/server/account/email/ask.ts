import { invalid } from '../../../contract/errors';
import { implement } from '../../../contract/implement';
import type { Route } from '../../../contract/route';
import * as contract from '../../../schemas/contracts';
import * as api from '../../../schemas/endpoints';
import { canonicalEmail } from '../../auth/email-address';
import { originOf } from '../../auth/origin';
import { currentRequest } from '../../auth/request-context';
import { hashToken, newToken } from '../../auth/tokens';
import { enqueue } from '../../jobs/enqueue';
import { requireFresh } from '../fresh';
import type { AccountParts } from '../parts';
import { changeMailJobName } from './change-mail';
import { changeAskedMail } from './mails';
import { dropWish } from './wish';

/**
 * `POST /api/account/email`: asks for another address. The same 202 whether or not somebody has it already; the present address is
 * told at once, the new one gets a link that works for an hour. Nothing changes before that link was used.
 */
export const askRoute = ({ config, mail, audit }: AccountParts): Route =>
  implement(api.requestAddressChange, contract.requestAddressChange, {
    access: { signedIn: true },
    limit: { points: 5, seconds: 3600, by: 'person' },
    bodyLimit: 4 * 1024,
    load: ({ db }) => requireFresh(db),
    handle: async ({ user, body, trx, request }) => {
      const email = canonicalEmail(body.email.trim());
      if (email === null) throw invalid('email', 'Enter an email address such as name@example.com.');
      if (email === user.email) throw invalid('email', 'This is your address already.');
      const origin = originOf(config, currentRequest());
      // Two wishes at once: the later one waits here and replaces the earlier.
      await trx('users').where({ id: user.id }).forUpdate().first('id');
      await dropWish(trx, user.id);
      // The same for an address that somebody has: only the job looks, and nobody gets a link for it.
      const [change] = await trx('email_changes')
        .insert({
          user_id: user.id,
          old_email: user.email,
          new_email: email,
          token_hash: hashToken(newToken()),
          expires_at: trx.raw("now() + interval '1 hour'"),
        })
        .returning<{ id: string }[]>('id');
      await enqueue(trx, changeMailJobName, { id: change?.id, origin });
      await mail.send(trx, changeAskedMail(user.email, `${origin}/?account=forgot`, config.contactEmail));
      await audit(trx, { actor: user.id, action: 'address.change-asked', subject: user.id }, request.id);
      return { status: 'accepted' as const };
    },
  });

/** `DELETE /api/account/email`: takes the wish for another address back. */
export const withdrawRoute = ({ audit }: AccountParts): Route =>
  implement(api.withdrawAddressChange, contract.withdrawAddressChange, {
    access: { signedIn: true },
    handle: async ({ user, trx, request }) => {
      if ((await dropWish(trx, user.id)) > 0)
        await audit(trx, { actor: user.id, action: 'address.change-withdrawn', subject: user.id }, request.id);
    },
  });
