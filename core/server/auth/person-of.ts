import type { Knex } from 'knex';
import type { AuditEntry } from '../../contract/server';
import { canonicalEmail } from './email-address';
import type { Identity } from './id-token';
import type { MarkAddressVerified } from './mark-address-verified';

/** Writes one audit entry in the caller's transaction. */
export type RecordAudit = (db: Knex, entry: AuditEntry) => Promise<void>;

/** Why an external identity may not come in. */
export type Refusal = 'no-address' | 'address-taken' | 'inactive';

const isActive = async (db: Knex, id: string): Promise<boolean> => {
  const row = await db('users').where({ id }).whereNull('suspended_at').whereNull('deleted_at').first('id');
  return row !== undefined;
};

const hasAddress = async (db: Knex, id: string, email: string): Promise<boolean> =>
  (await db('users').where({ id, email }).first('id')) !== undefined;

/** The embedded provider names people by our own id. */
export const personOfOwn = async (db: Knex, { sub }: Identity): Promise<{ readonly userId: string } | Refusal> =>
  /^[0-9a-f-]{36}$/.test(sub) && (await isActive(db, sub)) ? { userId: sub } : 'inactive';

/**
 * The person behind an external identity, found by issuer and subject alone. The first sign-in makes a client account
 * from the claims; an address that already has an account is refused, never linked: the issuer's word for an address
 * proves nothing about ours.
 */
export const personOfExternal = (
  knex: Knex,
  identity: Identity,
  audit: RecordAudit,
  markAddressVerified: MarkAddressVerified,
): Promise<{ readonly userId: string } | Refusal> =>
  knex.transaction(async (trx) => {
    const { issuer, sub: subject } = identity;
    // Two first sign-ins at once must make one account.
    await trx.raw('select pg_advisory_xact_lock(hashtext(?))', [`${issuer} ${subject}`]);
    const known = await trx('identities').where({ issuer, subject }).first<{ user_id: string } | undefined>('user_id');
    const email = identity.email === null ? null : canonicalEmail(identity.email.trim());
    if (known) {
      if (!(await isActive(trx, known.user_id))) return 'inactive';
      // The issuer's word is about the address it names; ours may be another by now.
      if (identity.emailVerified && email !== null && (await hasAddress(trx, known.user_id, email)))
        await markAddressVerified(trx, known.user_id);
      return { userId: known.user_id };
    }
    if (email === null) return 'no-address';
    const made = await trx('users')
      .insert({ email, first_name: identity.firstName, last_name: identity.lastName, role: 'client' })
      .onConflict('email')
      .ignore()
      .returning<{ id: string }[]>('id');
    const userId = made[0]?.id;
    if (!userId) return 'address-taken';
    await trx('identities').insert({ issuer, subject, user_id: userId });
    await audit(trx, { actor: userId, action: 'account.created', subject: userId, detail: { by: 'external' } });
    if (identity.emailVerified) await markAddressVerified(trx, userId);
    return { userId };
  });
