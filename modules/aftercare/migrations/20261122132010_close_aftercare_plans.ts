import type { Knex } from 'knex';

/** When a plan was closed, and which plans are invented. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('aftercare_plans', (table) => {
    table.timestamp('closed_at');
    table.boolean('sample').notNullable().defaultTo(false);
  });
  // The last change is the nearest that is known of plans from before.
  await knex('aftercare_plans')
    .where({ status: 'closed' })
    .update({ closed_at: knex.ref('updated_at') });
  await knex.raw(`alter table aftercare_plans
    add constraint aftercare_plans_closed_then check ((status = 'closed') = (closed_at is not null))`);
};

export const down = (knex: Knex): Promise<void> =>
  knex.schema.alterTable('aftercare_plans', (table) => {
    table.dropColumns('closed_at', 'sample');
  });
