import type { Knex } from 'knex';
import type { AuditEntry } from '../contract/server';
import { chainForm, hashOf } from './audit-chain';

/** Appends one entry; each carries the hash of the one before it, so a changed or removed row shows. */
export const recordAudit = async (db: Knex, entry: AuditEntry, requestId: string | null = null): Promise<void> => {
  const write = async (trx: Knex.Transaction): Promise<void> => {
    // One appender at a time: the chain needs an order. The lock ends with the transaction. Two statements, as the second has to see
    // what was written while the first one waited, but one round trip.
    const [, { rows }] = await trx.raw<[unknown, { rows: { hash: string | null; at: string }[] }]>(
      `select pg_advisory_xact_lock(hashtext('hedo.audit'));
       select (select hash from audit_log order by id desc limit 1) as hash, clock_timestamp() as at`,
    );
    const row = {
      actor: entry.actor,
      action: entry.action,
      subject: entry.subject ?? null,
      object: entry.object ?? null,
      // As the database will give it back: no undefined, no dates.
      detail: JSON.parse(JSON.stringify(entry.detail ?? {})) as Record<string, unknown>,
      at: rows[0]?.at ?? '',
      request_id: requestId,
      prev_hash: rows[0]?.hash ?? '',
    };
    const stored = { ...row, detail: JSON.stringify(row.detail), form: chainForm, hash: hashOf(row) };
    await trx('audit_log').insert(stored);
  };
  if (db.isTransaction) await write(db as Knex.Transaction);
  else await db.transaction(write);
};
