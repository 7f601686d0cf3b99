import type { Knex } from 'knex';
import { roleGranted } from '#core/contract/account-events';
import { nameOf } from '#core/server/auth/full-name';
import { hashPassword, passwordProblem } from '#core/server/auth/passwords';
import { addressProven } from '#core/server/auth/proven';
import { revokeSessions } from '#core/server/auth/sessions';
import { createPasswordUser } from '#core/server/auth/users';
import type { AdminParts } from '#core/server/break-glass/parts';
import { markAccepted, type OpenInvitation } from '../queries/invitations';

/** What somebody without an account typed. */
export interface Typed {
  readonly fullName: string;
  readonly password: string;
}
/** Why an invitation was not accepted: what to correct, or that it cannot be any more. */
export type Refused = { readonly field: 'fullName' | 'password'; readonly message: string } | 'gone';

/** The account that an invitation is for. */
export interface Invited {
  readonly id: string;
  readonly active: boolean;
  readonly role: string;
}

/** The account with the invited address, if any. */
export const invitedAccount = async (db: Knex, email: string): Promise<Invited | null> => {
  const row = await db('users')
    .where({ email })
    .first<Invited | undefined>('id', 'role', db.raw('(suspended_at is null and deleted_at is null) as active'));
  return row ?? null;
};

/** Takes the role for an account that is there. */
const takeRole = async (trx: Knex.Transaction, invited: Invited, role: string): Promise<boolean> => {
  const changed = await trx('users')
    .where({ id: invited.id, role: 'client' })
    .whereNull('suspended_at')
    .whereNull('deleted_at')
    .update({ role, updated_at: trx.fn.now() });
  if (changed === 0) return false;
  await revokeSessions(trx, invited.id);
  return true;
};

/** What to correct before an account can be made; null when all is well. */
export const faultOf = (typed: Typed, email: string): Exclude<Refused, 'gone'> | null => {
  const name = nameOf({ fullName: typed.fullName });
  if (!name || typed.fullName.length > 100)
    return { field: 'fullName', message: 'Tell us your name, in at most 100 characters.' };
  const problem = passwordProblem(typed.password, email);
  return problem ? { field: 'password', message: problem } : null;
};

/** Ends the transaction: nothing of it may stay. */
class Gone extends Error {}

/**
 * Accepts once: of two clicks at the same moment one makes the account, the other hears that the link was used. A link that came by
 * mail alone proves the address as one for a new password would.
 */
export const acceptInvitation = async (
  { audit, emit, knex }: AdminParts,
  { id, email, role, link_shown }: OpenInvitation,
  typed: Typed | null,
): Promise<Refused | null> => {
  const wrong = typed && faultOf(typed, email);
  if (wrong) return wrong;
  const name = typed && nameOf({ fullName: typed.fullName });
  const passwordHash = typed ? await hashPassword(typed.password) : null;
  const accept = async (trx: Knex.Transaction): Promise<void> => {
    await trx.raw('select pg_advisory_xact_lock(hashtext(?))', [`invitation ${email}`]);
    const present = await invitedAccount(trx, email);
    const userId = present?.id ?? (name ? await createPasswordUser(trx, { email, ...name, role, passwordHash }) : null);
    if (!userId || !(await markAccepted(trx, id, userId))) throw new Gone();
    if (present && !(await takeRole(trx, present, role))) throw new Gone();
    if (!link_shown) await addressProven(emit)(trx, userId);
    await emit(trx, roleGranted, { userId, role });
    await audit(trx, { actor: userId, action: 'invitation.accepted', subject: userId, object: id, detail: { role } });
  };
  try {
    await knex.transaction(accept);
    return null;
  } catch (error) {
    if (error instanceof Gone) return 'gone';
    throw error;
  }
};
