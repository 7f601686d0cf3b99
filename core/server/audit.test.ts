import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/db';
import { recordAudit } from './audit';
import { verifyAudit } from './audit-chain';
import type { Database } from './host';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.stop());

const detail = { zone: 'Europe/Paris', a: 1.5, count: 3, gone: null, ok: true };
/** What somebody with the rights of the database's owner could do: nothing in the product switches the guard off. */
const behindItsBack = (sql: string) =>
  db.knex.transaction(async (trx) => {
    await trx.raw('alter table audit_log disable trigger audit_log_append_only');
    await trx.raw(sql);
    await trx.raw('alter table audit_log enable trigger audit_log_append_only');
  });

describe('the audit log', () => {
  it('is one chain, also of appends at the same moment and of some that are rolled back', async () => {
    await Promise.all(
      Array.from({ length: 25 }, (_, at) =>
        db.knex
          .transaction(async (trx) => {
            await recordAudit(
              trx,
              { actor: `actor-${at}`, action: 'thing.done', subject: 'somebody', detail },
              'request',
            );
            if (at % 5 === 0) throw new Error('no');
          })
          .catch(() => undefined),
      ),
    );
    await recordAudit(db.knex, { actor: null, action: 'bare' });
    const report = await verifyAudit(db.knex);
    expect(report).toMatchObject({ rows: 21, linkedOnly: 0, broken: null, knownFound: null });
    expect(report.head).toMatch(/^[0-9a-f]{64}$/);
  });

  it('refuses to be changed, shortened or emptied', async () => {
    for (const sql of [
      "update audit_log set actor = 'nobody'",
      'delete from audit_log where id = 3',
      'truncate audit_log',
      'insert into audit_log (action, prev_hash, hash) select action, prev_hash, hash from audit_log where id = (select min(id) from audit_log)',
    ])
      await expect(db.knex.raw(sql), sql).rejects.toThrow(/append-only|duplicate key/);
    expect((await verifyAudit(db.knex)).broken).toBeNull();
  });

  it.each([
    ['who', "actor = 'nobody'"],
    ['when', "at = at + interval '1 microsecond'"],
    ['what', 'detail = detail || \'{"count": 4}\''],
    ['which request', 'request_id = null'],
  ])('shows when %s was changed behind its back', async (_, change) => {
    const { id, actor, at, detail: said, request_id } = await db.knex('audit_log').orderBy('id').offset(4).first();
    await behindItsBack(`update audit_log set ${change} where id = ${id}`);
    expect((await verifyAudit(db.knex)).broken).toEqual({ id, why: 'changed' });
    const back = { actor, at, detail: JSON.stringify(said), request_id };
    await behindItsBack(db.knex('audit_log').where({ id }).update(back).toQuery());
    expect((await verifyAudit(db.knex)).broken).toBeNull();
  });

  it('shows a row taken out of the middle, and one cut off at the end to whoever noted the head', async () => {
    const { head } = await verifyAudit(db.knex);
    const [newest, before] = await db.knex('audit_log').orderBy('id', 'desc').limit(2);
    await behindItsBack(`delete from audit_log where id = ${newest.id}`);
    expect(await verifyAudit(db.knex, head)).toMatchObject({ broken: null, knownFound: false });
    expect(await verifyAudit(db.knex, before.hash)).toMatchObject({ broken: null, knownFound: true });
    const rows = await db.knex('audit_log').orderBy('id').limit(3);
    await behindItsBack(`delete from audit_log where id = ${rows[1].id}`);
    expect((await verifyAudit(db.knex)).broken).toEqual({ id: rows[2].id, why: 'not-linked' });
  });
});
