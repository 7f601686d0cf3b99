import type { Knex } from 'knex';

/** A link that shows how far a request is, and which start of a booking its people were reminded of. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('consultation_requests', (table) => {
    // SHA-256 of the secret in the mailed link.
    table.text('status_hash').unique();
  });
  await knex.schema.alterTable('consultation_appointments', (table) => {
    // The start that the mail named: a booking that is moved is reminded of anew.
    table.timestamp('day_reminder_for');
    table.timestamp('hour_reminder_for');
  });
  await knex.raw(
    `create index consultation_appointments_ahead on consultation_appointments (starts_at) where status = 'confirmed'`,
  );
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index consultation_appointments_ahead');
  await knex.schema.alterTable('consultation_appointments', (table) => {
    table.dropColumns('day_reminder_for', 'hour_reminder_for');
  });
  await knex.schema.alterTable('consultation_requests', (table) => {
    table.dropColumn('status_hash');
  });
};
