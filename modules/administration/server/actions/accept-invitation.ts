import type { Knex } from 'knex';
import { hostAccounts } from '#core/contract/host-ports';
import type { Core } from '#core/contract/server';
import { pending } from '../queries/invitations';
import type { OpenInvitation } from '../views/invitation';
import type { Fault } from '../views/invitation-page';

/** What somebody without an account typed. */
export interface Typed {
  readonly fullName: string;
  readonly password: string;
}

/** Ends the transaction: nothing of it may stay. */
class Gone extends Error {}

/**
 * Accepts once: of two clicks at the same moment one makes the account, the other learns that the link was used. A link that came by
 * mail alone verifies the address as one for a new password would.
 */
export const acceptInvitation = async (
  core: Core,
  { id, email, role, link_shown }: OpenInvitation,
  typed: Typed | null,
): Promise<Fault | 'gone' | null> => {
  const accounts = core.port(hostAccounts);
  const name = typed && accounts.readName(typed.fullName);
  if (typed && (!name || typed.fullName.length > 100))
    return { field: 'fullName', message: 'Tell us your name, in at most 100 characters.' };
  const message = typed && (await accounts.findPasswordFault(typed.password, email));
  if (message) return { field: 'password', message };
  const passwordHash = typed ? await accounts.hashPassword(typed.password) : null;
  const accept = async (trx: Knex.Transaction): Promise<void> => {
    await trx.raw('select pg_advisory_xact_lock(hashtext(?))', [`invitation ${email}`]);
    const present = await accounts.findByEmail(trx, email);
    const userId = present?.id ?? (name ? await accounts.create(trx, { email, ...name, role, passwordHash }) : null);
    if (!userId) throw new Gone();
    const accepted = await pending(trx)
      .where({ id })
      .whereRaw('expires_at > now()')
      .update({ accepted_at: trx.fn.now(), accepted_by: userId });
    if (accepted === 0) throw new Gone();
    if (present && !(await accounts.promote(trx, present.id, role))) throw new Gone();
    if (!link_shown) await accounts.confirmEmail(trx, userId);
    const entry = { actor: userId, action: 'invitation.accepted', subject: userId, object: id, detail: { role } };
    await core.audit.record(trx, entry);
  };
  try {
    await core.db.transaction(accept);
    return null;
  } catch (error) {
    if (error instanceof Gone) return 'gone';
    throw error;
  }
};
