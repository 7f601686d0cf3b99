import type { Knex } from 'knex';

/** What a mail says, in clear; empty from now on. The columns go with a later migration, once no older process runs. */
const clear = ['to', 'subject', 'text'] as const;

/**
 * A mail holds links that open accounts, so its content is encrypted while it waits and erased once it is out. Rows that are in clear
 * here are encrypted by the running product (`core.sweep-mails`), which has the key; a migration has none.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('mails', (table) => {
    table.text('kind').notNullable().defaultTo('core.mail');
    // Recipient, subject, bodies, files and the address to unsubscribe; null once nobody needs them any more.
    table.binary('sealed');
    // Keyed, so that the table alone does not tell who was written to.
    table.text('recipient_hash');
    // What the mail belongs to, so that it can be taken back with it (`email-change:<id>`).
    table.text('reference');
    // From then on what it says is of no use: it is dropped instead of sent.
    table.timestamp('expires_at');
    table.timestamp('dropped_at');
    table.text('dropped_because').checkIn(['expired', 'discarded'], 'mails_dropped_because_known');
    // Why the last try failed, as a code, and the number that the mail server answered with.
    table.text('failure');
    table.text('smtp_reply');
    table.index('recipient_hash');
    table.index('reference');
    for (const name of clear) table.setNullable(name);
  });
  await knex.raw(
    'create index mails_waiting on mails (created_at) where sent_at is null and failed_at is null and dropped_at is null',
  );
  await knex.raw('create index mails_failed on mails (failed_at) where failed_at is not null and dropped_at is null');
  await knex.raw('create index mails_in_clear on mails (id) where "to" is not null');
};

export const down = async (knex: Knex): Promise<void> => {
  for (const name of ['mails_in_clear', 'mails_failed', 'mails_waiting']) await knex.raw(`drop index ${name}`);
  // An older process cannot read them.
  await knex('mails').whereNull('to').delete();
  await knex.schema.alterTable('mails', (table) => {
    for (const name of clear) table.dropNullable(name);
    table.dropColumns(
      'kind',
      'sealed',
      'recipient_hash',
      'reference',
      'expires_at',
      'dropped_at',
      'dropped_because',
      'failure',
      'smtp_reply',
    );
  });
};
