import type { Knex } from 'knex';
import type { Vault } from '../../contract/server';
import { listPasskeys } from '../auth/passkeys/view';
import type { Mail } from '../mail/mail';

const account = (db: Knex, id: string): Promise<object> =>
  db('users').where({ id }).first<object>({
    id: 'id',
    email: 'email',
    firstName: 'first_name',
    lastName: 'last_name',
    role: 'role',
    timeZone: 'time_zone',
    language: 'language',
    theme: 'theme',
    units: 'units',
    emailConfirmedAt: 'email_verified_at',
    suspendedAt: 'suspended_at',
    deletionDueAt: 'deletion_due_at',
    createdAt: 'created_at',
    changedAt: 'updated_at',
  });

const audit = (db: Knex, id: string): Promise<object[]> =>
  db('audit_log')
    .where({ subject: id })
    .orWhere({ actor: id })
    .orderBy('id')
    .select({ at: 'at', action: 'action', object: 'object', byYou: db.raw('(actor is not distinct from ?)', [id]) });

/** What the host itself keeps about a person. Secrets (hashes, tokens, keys, links in mails) are named, not given. */
export const readOwnData = async (
  {
    knex: db,
    mail,
    vault,
  }: { readonly knex: Knex; readonly mail: Pick<Mail, 'cipher'>; readonly vault: Pick<Vault, 'decryptText'> },
  id: string,
): Promise<object> => {
  const mine = (table: string): Knex.QueryBuilder => db(table).where({ user_id: id });
  const { email } = await db('users').where({ id }).first<{ email: string }>('email');
  return {
    account: await account(db, id),
    password: (await mine('accounts').first({ changedAt: 'changed_at' })) ?? null,
    signInServices: await mine('identities').select({ issuer: 'issuer', subject: 'subject', since: 'created_at' }),
    sessions: await mine('sessions').select({
      device: 'user_agent',
      timeZone: 'time_zone',
      signedInBy: 'method',
      networkAddress: 'address',
      signedInAt: 'created_at',
      lastSeenAt: 'last_seen_at',
      endsAt: 'expires_at',
    }),
    knownBrowsers: await mine('known_browsers').select({
      browser: 'user_agent',
      firstUsedAt: 'created_at',
      lastUsedAt: 'last_used_at',
    }),
    passkeys: await listPasskeys(vault, db, id),
    authenticatorApp:
      (await mine('authenticator_apps').whereNotNull('confirmed_at').first({ since: 'confirmed_at' })) ?? null,
    recoveryCodes: await mine('recovery_codes').select({ madeAt: 'created_at', usedAt: 'used_at' }),
    failedSignIns: await mine('failed_sign_ins').select({ from: 'at', wrong: 'wrong', refused: 'refused' }),
    addressChanges: await mine('email_changes').select({
      from: 'old_email',
      to: 'new_email',
      askedAt: 'created_at',
      confirmedAt: 'confirmed_at',
    }),
    // What a mail said is erased once it is out.
    mails: await db('mails')
      .where({ recipient_hash: mail.cipher.hashRecipient(email) })
      .orderBy('created_at')
      .select({ about: 'kind', at: 'created_at', sentAt: 'sent_at' }),
    languageModelCalls: await mine('ai_calls')
      .orderBy('created_at')
      .select({ purpose: 'purpose', provider: 'provider', model: 'model', outcome: 'outcome', at: 'created_at' }),
    whatWasDone: await audit(db, id),
  };
};
