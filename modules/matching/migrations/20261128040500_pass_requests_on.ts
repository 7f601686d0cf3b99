import type { Knex } from 'knex';

const reasons = ['no-capacity', 'not-my-field', 'language', 'time-zone', 'other'];

/** Whatever the check of the reasons is called in this database. */
const dropReasonCheck = async (knex: Knex): Promise<void> => {
  const { rows }: { rows: { name: string }[] } = await knex.raw(
    `select conname as name from pg_constraint
     where conrelid = 'matches'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%decline_reason%'`,
  );
  for (const { name } of rows) await knex.raw('alter table matches drop constraint ??', [name]);
};
const checkReasons = (knex: Knex, allowed: readonly string[]) =>
  knex.raw(
    `alter table matches add constraint matches_decline_reasons
     check (decline_reason in (${allowed.map((reason) => `'${reason}'`).join(', ')}))`,
  );

/** A request that nobody answers in time ends, and goes to the next match where the client wished that. */
export const up = async (knex: Knex): Promise<void> => {
  await dropReasonCheck(knex);
  await checkReasons(knex, [...reasons, 'no-answer']);
  await knex.schema.alterTable('matches', (table) => {
    table.boolean('passes_on').notNullable().defaultTo(false);
  });
  await knex.raw(`create index matches_requested on matches (requested_at) where status = 'requested'`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index matches_requested');
  await knex.schema.alterTable('matches', (table) => table.dropColumn('passes_on'));
  await knex('matches').where({ decline_reason: 'no-answer' }).update({ decline_reason: null });
  await dropReasonCheck(knex);
  await checkReasons(knex, reasons);
};
