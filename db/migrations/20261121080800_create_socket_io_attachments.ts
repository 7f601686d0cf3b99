import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  // The shape that @socket.io/postgres-adapter expects, for messages too long for NOTIFY.
  await knex.schema.createTable('socket_io_attachments', (table) => {
    table.bigIncrements('id', { primaryKey: false }).unique();
    table.timestamp('created_at').defaultTo(knex.fn.now());
    table.binary('payload');
    table.index('created_at');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('socket_io_attachments');
};
