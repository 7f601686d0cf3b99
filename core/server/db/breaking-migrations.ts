import type { Knex } from 'knex';
import { StartRefused } from './start-refused';

/** A migration file as it is loaded. `breaking`: processes of the release before cannot work with what it leaves. */
export interface LoadedMigration extends Knex.Migration {
  readonly breaking?: boolean;
}

// Made by the first breaking migration: the releases that read it have no migration of their own for it.
const table = 'breaking_migrations';

/** Notes that releases which do not know this migration cannot work with the database any more. */
export const noteBreaking = async (knex: Knex, name: string): Promise<void> => {
  await knex.raw('create table if not exists ?? (name text primary key, noted_at timestamptz not null default now())', [
    table,
  ]);
  await knex(table).insert({ name }).onConflict('name').ignore();
};

/** The same migration; a breaking one notes itself in the transaction that runs it, so that older processes can tell. */
export const withBreakingNote = (name: string, migration: LoadedMigration): Knex.Migration =>
  migration.breaking !== true
    ? migration
    : {
        ...migration,
        up: async (knex) => {
          await noteBreaking(knex, name);
          await migration.up(knex);
        },
        down: async (knex) => {
          await migration.down?.(knex);
          await knex(table).where({ name }).delete();
        },
      };

/** Throws when one of these migrations, which this release does not know, was declared breaking by the release that ran it. */
export const refuseBreaking = async (knex: Knex, unknown: readonly string[]): Promise<void> => {
  if (unknown.length === 0 || !(await knex.schema.hasTable(table))) return;
  const names = await knex(table).whereIn('name', unknown).orderBy('noted_at').pluck<string[]>('name');
  if (names.length > 0)
    throw new StartRefused(
      `This release is too old for its database: a newer release has run ${names.join(', ')}, which older ones cannot work with. ` +
        'Start the newer release, or restore the backup that was made before it.',
    );
};
