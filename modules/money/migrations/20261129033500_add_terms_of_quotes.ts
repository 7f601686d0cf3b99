import type { Knex } from 'knex';

/** What of a quote stays as it was sent, besides its prices. */
const guard = (more: readonly string[]): string => {
  const fixed = 'id series year number currency lines parts total tax valid_until'.split(' ').concat(more);
  const of = (row: string): string => fixed.map((column) => `${row}.${column}`).join(', ');
  return `
create or replace function money_check_quote() returns trigger language plpgsql as $$
begin
  if (${of('old')}) is distinct from (${of('new')})
    or (old.state <> 'open' and (old.state, old.invoice_id) is distinct from (new.state, new.invoice_id))
  then
    raise exception 'a quote that was sent is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;`;
};

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('money_quotes', (table) => {
    // As they were published when the quote was sent, and the number of that version; null where there were none.
    table.text('terms');
    table.integer('terms_version');
    // What it was made about, where another module asked for it: `concierge:booking:<id>`.
    table.text('subject').index();
    table.timestamp('reminded_at');
    table.check('(terms is null) = (terms_version is null)', [], 'money_quotes_terms');
  });
  await knex.raw(guard(['terms', 'terms_version', 'subject']));
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(guard([]));
  await knex.schema.alterTable('money_quotes', (table) =>
    table.dropColumns('terms', 'terms_version', 'subject', 'reminded_at'),
  );
};
