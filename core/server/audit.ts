import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { AuditEntry } from '../contract/server';

/** Appends one entry; each carries the hash of the one before it, so a removed row shows. */
export const recordAudit = async (db: Knex, entry: AuditEntry, requestId: string | null = null): Promise<void> => {
  const write = async (trx: Knex.Transaction): Promise<void> => {
    // One appender at a time: the chain needs an order. The lock ends with the transaction.
    await trx.raw("select pg_advisory_xact_lock(hashtext('hedo.audit'))");
    const last = await trx('audit_log').orderBy('id', 'desc').first<{ hash: string } | undefined>('hash');
    const row = {
      actor: entry.actor,
      action: entry.action,
      subject: entry.subject ?? null,
      object: entry.object ?? null,
      detail: JSON.stringify(entry.detail ?? {}),
      request_id: requestId,
      prev_hash: last?.hash ?? '',
    };
    const hash = createHash('sha256').update(JSON.stringify(row)).digest('hex');
    await trx('audit_log').insert({ ...row, hash });
  };
  if (db.isTransaction) await write(db as Knex.Transaction);
  else await db.transaction(write);
};
