import type { Knex } from 'knex';

/** What one call did: its status, the statements of the pool in order, and how many rows each table gained. */
export interface Work {
  readonly status: number;
  readonly statements: readonly string[];
  readonly added: Readonly<Record<string, number>>;
}

const countRows = async (knex: Knex): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await knex.raw<{ rows: { name: string }[] }>(
    "select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'graphile_worker')",
  );
  const counts = new Map<string, number>();
  for (const { name } of rows) {
    const [row] = await knex(name).count<{ count: string }[]>('*');
    counts.set(name, Number(row?.count));
  }
  return counts;
};

/** Watches one call, for tests that compare two. `apart` names tables that are written in the background. */
export const measureWork = async (
  knex: Knex,
  call: () => Promise<{ readonly status: number }>,
  apart: readonly string[] = [],
): Promise<Work> => {
  const isApart = (text: string): boolean => apart.some((table) => text.includes(table));
  const statements: string[] = [];
  const note = ({ sql }: { readonly sql: string }): void => {
    if (!isApart(sql)) statements.push(sql);
  };
  const before = await countRows(knex);
  knex.on('query', note);
  const { status } = await call();
  knex.off('query', note);
  const after = await countRows(knex);
  const added = [...after]
    .map(([table, count]) => [table, count - (before.get(table) ?? 0)] as const)
    .filter(([table, count]) => count !== 0 && !isApart(table));
  return { status, statements, added: Object.fromEntries(added) };
};
