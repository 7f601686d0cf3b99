import type { Knex } from 'knex';

/** Tables that a refusal may change; failed sign-ins are counted a second after they were refused. */
const apart = ['audit_log', 'failed_sign_ins', 'rate_limits', 'knex_migrations', 'knex_migrations_lock'];
/** Mails and other work for later are ours too, although their table is the queue's. */
const jobs = '_private_jobs';

/** Handshakes of visitors come and go with every sign-in that is begun, refused or not. */
const ofPeople = 'case when it.user_id is not null then row(it.id, it.user_id, it.expires_at)::text end';

const noteOf = (table: string): string => {
  const words = (row: 'old' | 'new'): string =>
    table === 'sessions' ? ofPeople.replaceAll('it.', `${row}.`) : `${row}::text`;
  return `
    create function watch.note_${table}() returns trigger language plpgsql as $$
    declare
      was text := case when tg_op <> 'INSERT' then ${words('old')} end;
      now text := case when tg_op <> 'DELETE' then ${words('new')} end;
    begin
      if was is distinct from now then insert into watch.changes (name) values (tg_table_name); end if;
      return null;
    end $$`;
};

/**
 * From now on counts every row of ours that is inserted, changed or deleted, by triggers in a schema apart: a rolled-back change is
 * none. Returns what reads the counts: table name to number of changes, tables without a change left out.
 */
export const watchChanges = async (knex: Knex): Promise<() => Promise<Record<string, number>>> => {
  const tables = (await knex('pg_class')
    .join('pg_namespace', 'pg_namespace.oid', 'pg_class.relnamespace')
    .where({ relkind: 'r' })
    .where((either) => either.where({ nspname: 'public' }).orWhere({ nspname: 'graphile_worker', relname: jobs }))
    .whereNotIn('relname', apart)
    .select('nspname', 'relname')) as { nspname: string; relname: string }[];
  await knex.raw('create schema watch');
  await knex.raw('create table watch.changes (id bigint generated always as identity, name text not null)');
  for (const { nspname, relname } of tables) {
    await knex.raw(noteOf(relname));
    await knex.raw(
      `create trigger watch after insert or update or delete on ??.?? for each row execute function watch.note_${relname}()`,
      [nspname, relname],
    );
  }
  const counts: Record<string, number> = {};
  return async () => {
    // Taken away as they are read: thousands of calls would count ever more rows.
    const { rows } = (await knex.raw('delete from watch.changes returning name')) as { rows: { name: string }[] };
    for (const { name } of rows) counts[name] = (counts[name] ?? 0) + 1;
    return { ...counts };
  };
};
