import type { Knex } from 'knex';

/** Tables that a refusal may change, or that hold fixed data in bulk. */
const apart = new Set(['audit_log', 'rate_limits', 'knex_migrations', 'knex_migrations_lock']);

/** One text per table of ours that changes when any row of it does. */
export const checksums = async (knex: Knex): Promise<Record<string, string>> => {
  const tables = (await knex('pg_class')
    .join('pg_namespace', 'pg_namespace.oid', 'pg_class.relnamespace')
    .where({ 'pg_namespace.nspname': 'public', 'pg_class.relkind': 'r' })
    .where('pg_class.reltuples', '<', 20_000)
    .orderBy('relname')
    .pluck('relname')) as string[];
  const one = "select ?::text as name, md5(string_agg(md5(t::text), '' order by md5(t::text))) as sum from ?? t";
  // Handshakes of visitors come and go with every sign-in that is begun, refused or not.
  const people = `${one.replace('t::text', '(t.id, t.user_id, t.expires_at)::text').replace('by md5(t::text)', 'by t.id')} where t.user_id is not null`;
  const parts = tables
    .filter((name) => !apart.has(name))
    .map((name) => knex.raw(name === 'sessions' ? people : one, [name, name]).toQuery());
  const { rows } = (await knex.raw(parts.join(' union all ').replaceAll('?', '\\?'))) as {
    rows: { name: string; sum: string | null }[];
  };
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum ?? '']));
};
