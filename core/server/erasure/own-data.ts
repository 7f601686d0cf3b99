import type { Knex } from 'knex';
import { dropAddressChange } from '../accounts/address-change';
import { listOwnAddresses } from '../accounts/own-addresses';
import type { AddressHash } from '../auth/address-hash';
import type { Mail } from '../mail/mail';
import { eraseMailsAbout } from '../mail/outbox';
import type { OwnVault } from '../vault/vault';

/** Counters of tries and notices are kept by the hash of the address. */
const eraseCounters = async (trx: Knex.Transaction, hash: string): Promise<void> => {
  await trx('rate_limits').whereRaw('strpos(key, ?) > 0', [hash]).delete();
  await trx('failed_sign_ins').where({ account_hash: hash }).delete();
};

/**
 * Waiting work and emitted events hold ids alone; they go because nobody is there for whom they could be done. Before the modules erase,
 * since what they put off until after the commit (stored files) has to be done.
 */
export const eraseTraces = async (trx: Knex.Transaction, userId: string): Promise<void> => {
  const named = `%${userId}%`;
  await trx('rate_limits').where('key', 'like', named).delete();
  await trx.raw(
    'delete from graphile_worker._private_jobs where locked_at is null and payload::text like ? and (key is null or key <> ?)',
    [named, `erase:${userId}`],
  );
};

/**
 * Erases what the core itself keeps: first what does not hang on the person's row, then the key, then the row, with which sessions,
 * password and ledger go by themselves. Whatever is written for the person meanwhile waits for that row and fails.
 * The audit log keeps the bare id, which leads to nobody from then on.
 */
export const eraseOwn = async (
  { vault, mail, addressHash }: { readonly vault: OwnVault; readonly mail: Mail; readonly addressHash: AddressHash },
  trx: Knex.Transaction,
  { id }: { readonly id: string },
): Promise<void> => {
  await dropAddressChange(trx, id);
  for (const address of await listOwnAddresses(trx, id)) {
    await eraseMailsAbout(trx, mail.cipher, address);
    await eraseCounters(trx, addressHash(address.address));
  }
  await trx('oidc_records').where({ account_id: id }).delete();
  // Reasons for which the team opened something of this person name them.
  const opened = trx('audit_log').where({ subject: id, action: 'break-glass.opened' }).select('object');
  await trx('break_glass_grants').whereIn('object', opened).delete();
  // What the modules emitted while they erased is in jobs by now.
  await trx('outbox_events')
    .whereRaw('payload::text like ?', [`%${id}%`])
    .delete();
  await vault.shred(trx, id);
  await trx('users').where({ id }).delete();
};
