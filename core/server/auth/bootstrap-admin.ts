import type { Knex } from 'knex';
import { canonicalEmail } from './email-address';
import { issueToken } from './one-time-tokens';
import type { RecordAudit } from './person-of';
import { revokeSessions } from './sessions';
import { createPasswordUser, findUserByEmail } from './users';

/** Why the first admin could not be made, as a sentence for the terminal. */
export class BootstrapError extends Error {}

/**
 * Makes the first admin: an existing person by address, or a new one. Works only while there is no admin.
 * Gives a one-time token for choosing a password, or null when people sign in at an external issuer.
 */
export const bootstrapAdmin = (
  knex: Knex,
  options: { readonly email: string; readonly external: boolean; readonly audit: RecordAudit },
): Promise<{ readonly token: string | null }> =>
  knex.transaction(async (trx) => {
    const email = canonicalEmail(options.email);
    if (email === null) throw new BootstrapError('This is not an email address.');
    // Two operators at once must not make two first admins.
    await trx.raw("select pg_advisory_xact_lock(hashtext('hedo.bootstrap-admin'))");
    const admin = await trx('users').where({ role: 'admin' }).whereNull('deleted_at').first('id');
    if (admin) throw new BootstrapError('There is an admin already. Admins make further admins in the product.');
    const known = await findUserByEmail(trx, email);
    if (!known && options.external)
      throw new BootstrapError('Nobody with this address has signed in yet. Sign in once, then run this again.');
    const person = { email, firstName: 'Admin', lastName: '', role: 'admin', passwordHash: null } as const;
    const id = known?.id ?? (await createPasswordUser(trx, person));
    if (!id) throw new BootstrapError('This address belongs to an account that is suspended or deleted.');
    if (known) {
      await trx('users').where({ id }).update({ role: 'admin', updated_at: trx.fn.now() });
      await revokeSessions(trx, id);
    }
    await options.audit(trx, { actor: null, action: 'admin.bootstrapped', subject: id });
    return { token: options.external ? null : await issueToken(trx, 'first-password', id) };
  });
