import { hashToken, newToken } from '../../auth/tokens';
import type { NamedJob } from '../../jobs/worker';
import type { AccountParts } from '../parts';
import { addressInUseMail, confirmNewMail } from './mails';
import { changeReference } from './wish';

/** Where the link to the new mailbox leads. */
export const confirmPath = '/confirm-new-address';
/** Name of the job that writes to a wanted address; its data is `{ id, origin }`. */
export const changeMailJobName = 'core.write-address-change-mail';

/**
 * Writes to the address that somebody wants: the link when it is free, a notice to its owner when it is not. In the background, so
 * that the one who asks cannot tell which.
 */
export const changeMailJob = ({ knex, mail, notices }: AccountParts): NamedJob => ({
  name: changeMailJobName,
  run: async ({ id, origin }: { readonly id: string; readonly origin: string }) => {
    const wanted = () =>
      knex('email_changes')
        .where({ id })
        .whereNull('confirmed_at')
        .whereRaw('expires_at > now()')
        .first<{ new_email: string } | undefined>('new_email');
    const address = (await wanted())?.new_email;
    if (address === undefined || !(await notices.mayNotify(address))) return;
    await knex.transaction(async (trx) => {
      if (await trx('users').where({ email: address }).first('id')) return mail.send(trx, addressInUseMail(address));
      const token = newToken();
      // The link is made here: until now nobody had one.
      const changed = await trx('email_changes')
        .where({ id })
        .whereNull('confirmed_at')
        .update({ token_hash: hashToken(token) });
      if (changed === 0) return;
      const message = confirmNewMail(address, `${origin}${confirmPath}?token=${token}`);
      await mail.send(trx, { ...message, reference: changeReference(id) });
    });
  },
});
