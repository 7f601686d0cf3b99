import type { Knex } from 'knex';
import type { TranslatedMail } from '../../contract/mails';
import type { ProductLanguage } from '../../contract/page';
import type { AddressChangeMails, HostIdentity } from '../../contract/person-ports';
import type { MarkAddressVerified } from '../auth/mark-address-verified';
import type { NoticeLimit } from '../auth/notice-limit';
import type { RecordAudit } from '../auth/person-of';
import { currentRequest } from '../auth/request-context';
import { findPerson } from '../auth/session-store';
import { revokeSessions } from '../auth/sessions';
import { hashToken, newToken } from '../auth/tokens';
import type { Mail } from '../mail/mail';

/** Binds the mail with the link to the change that it confirms. */
const changeReference = (changeId: string): string => `email-change:${changeId}`;

/** Withdraws a change of address that was not confirmed, with the mail that went there. Answers how many there were. */
export const dropAddressChange = async (db: Knex, userId: string): Promise<number> => {
  const gone = await db('email_changes')
    .where({ user_id: userId })
    .whereNull('confirmed_at')
    .delete()
    .returning<{ id: string }[]>('id');
  for (const { id } of gone)
    await db('mails')
      .where({ reference: changeReference(id) })
      .delete();
  return gone.length;
};

/** Notes that a person wants another address, without looking whether somebody has it: the answer must not tell. */
export const requestAddressChange: HostIdentity['requestAddressChange'] = async (
  trx,
  { id: userId, email },
  address,
) => {
  // Two requests at once: the later one waits here and replaces the earlier.
  await trx('users').where({ id: userId }).forUpdate().first('id');
  await dropAddressChange(trx, userId);
  const [change] = await trx('email_changes')
    .insert({
      user_id: userId,
      old_email: email,
      new_email: address,
      token_hash: hashToken(newToken()),
      expires_at: trx.raw("now() + interval '1 hour'"),
    })
    .returning<{ id: string }[]>('id');
  return change?.id ?? '';
};

/** The person who asked, if this very address is still theirs and the link still works; it works no more afterwards. */
const redeem = async (trx: Knex.Transaction, token: string): Promise<{ userId: string; former: string } | null> => {
  const [change] = await trx('email_changes')
    .where({ token_hash: hashToken(token) })
    .whereNull('confirmed_at')
    .whereRaw('expires_at > now()')
    .update({ confirmed_at: trx.fn.now() })
    .returning<{ user_id: string; old_email: string; new_email: string }[]>(['user_id', 'old_email', 'new_email']);
  if (!change) return null;
  const changed = await trx('users')
    .where({ id: change.user_id, email: change.old_email })
    .whereNull('deleted_at')
    .whereNull('suspended_at')
    .update({ email: change.new_email, email_verified_at: trx.fn.now(), updated_at: trx.fn.now() });
  return changed === 1 ? { userId: change.user_id, former: change.old_email } : null;
};

interface Language {
  readonly language: ProductLanguage | null;
}

const isTaken = (error: unknown): boolean => (error as { code?: unknown }).code === '23505';

interface Parts {
  readonly knex: Knex;
  readonly mail: Pick<Mail, 'send'>;
  readonly audit: RecordAudit;
  readonly notices: NoticeLimit;
  readonly markAddressVerified: MarkAddressVerified;
}

/** Writes to the wanted address: the link when it is free, a notice to its owner when it is not. */
export const createAddressChangeSender =
  ({ knex, mail, notices }: Parts) =>
  async (id: string, mails: AddressChangeMails): Promise<void> => {
    const change = await knex('email_changes')
      .join('users', 'users.id', 'email_changes.user_id')
      .where({ 'email_changes.id': id })
      .whereNull('email_changes.confirmed_at')
      .whereRaw('email_changes.expires_at > now()')
      .first<{ new_email: string; language: ProductLanguage | null } | undefined>('new_email', 'language');
    const address = change?.new_email;
    if (address === undefined || !(await notices.canNotify(address))) return;
    await knex.transaction(async (trx) => {
      if (await trx('users').where({ email: address }).first('id')) return mail.send(trx, mails.inUse(address));
      const token = newToken();
      // The link is made here: until now nobody had one.
      const changed = await trx('email_changes')
        .where({ id })
        .whereNull('confirmed_at')
        .update({ token_hash: hashToken(token) });
      if (changed === 0) return;
      // No account has this address yet: the language is that of the account which asked.
      await mail.send(trx, {
        ...mails.link(address, token),
        language: change?.language ?? 'en',
        reference: changeReference(id),
      });
    });
  };

/** Makes the wanted address the person's own, for the token of the mailed link. */
export const createAddressChangeConfirmation =
  ({ knex, mail, audit, markAddressVerified }: Parts) =>
  (token: string, mailTo: (former: string) => TranslatedMail): Promise<boolean> => {
    const here = findPerson(currentRequest());
    return (
      knex
        .transaction(async (trx) => {
          const found = await redeem(trx, token);
          if (!found) return false;
          const { userId, former } = found;
          // Links in the former mailbox must open nothing any more.
          await trx('one_time_tokens').where({ user_id: userId }).delete();
          await revokeSessions(trx, userId, here?.userId === userId ? here.id : null);
          // The account has another address by now, so it cannot be found by this one.
          const { language } = await trx('users').where({ id: userId }).first<Language>('language');
          const message = mailTo(former);
          await mail.send(trx, language === null ? message : { ...message, language });
          await markAddressVerified(trx, userId);
          await audit(trx, { actor: userId, action: 'address.changed', subject: userId });
          return true;
        })
        // Somebody else made an account with it meanwhile; nothing was changed.
        .catch((error: unknown) => {
          if (isTaken(error)) return false;
          throw error;
        })
    );
  };
