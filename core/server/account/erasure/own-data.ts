import type { Knex } from 'knex';
import { archiveKey } from '../export/job';
import type { AccountParts } from '../parts';

/** All addresses the person has had here. */
const addressesOf = async (trx: Knex.Transaction, userId: string, email: string): Promise<readonly string[]> => {
  const changes = await trx('email_changes')
    .where({ user_id: userId })
    .select<{ old_email: string; new_email: string }[]>('old_email', 'new_email');
  return [...new Set([email, ...changes.flatMap((change) => [change.old_email, change.new_email])])];
};

/** Mails to the person, and mails to others that name the address. */
const eraseMails = async (trx: Knex.Transaction, address: string): Promise<void> => {
  await trx('mails')
    .where({ to: address })
    .orWhereRaw(`strpos(lower(concat_ws(' ', subject, "text", html, attachments::text)), ?) > 0`, [address])
    .delete();
};

/** Waiting work and told events hold ids alone; they go because nobody is there for whom they could be done. */
const eraseTraces = async (trx: Knex.Transaction, userId: string): Promise<void> => {
  const named = `%${userId}%`;
  await trx('outbox_events').whereRaw('payload::text like ?', [named]).delete();
  await trx('rate_limits').where('key', 'like', named).delete();
  await trx.raw(
    'delete from graphile_worker._private_jobs where locked_at is null and payload::text like ? and (key is null or key <> ?)',
    [named, `erase:${userId}`],
  );
};

/**
 * Erases what the core itself keeps: first what does not hang on the person's row, then the key, then the row, with which sessions,
 * password, picture, exports and ledger go by themselves. Whatever is written for the person meanwhile waits for that row and fails.
 * The audit log keeps the bare id, which leads to nobody from then on.
 */
export const eraseOwn = async (
  { vault, storage }: AccountParts,
  trx: Knex.Transaction,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> => {
  for (const address of await addressesOf(trx, id, email)) {
    await eraseMails(trx, address);
    await trx('invitations').where({ email: address }).delete();
  }
  await trx('invitations').where({ accepted_by: id }).delete();
  await trx('oidc_records').where({ account_id: id }).delete();
  // Reasons for which the team opened something of this person name them.
  const opened = trx('audit_log').where({ subject: id, action: 'break-glass.opened' }).select('object');
  await trx('break_glass_grants').whereIn('object', opened).delete();
  const exports = await trx('account_exports').where({ user_id: id }).select<{ id: string }[]>('id');
  for (const one of exports) await storage.remove(archiveKey(one.id));
  await eraseTraces(trx, id);
  await vault.shred(trx, id);
  await trx('users').where({ id }).delete();
};
