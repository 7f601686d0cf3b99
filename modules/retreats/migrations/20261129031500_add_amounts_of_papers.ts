import type { Knex } from 'knex';
import { emptyContent } from '../lib/empty-content';
import { amountsIn, specifiedAmounts } from '../lib/paper-amounts';
import { currencies } from '../schemas/values';

/*
 * Papers of every retreat showed the specified amounts in US dollars, whatever the retreat was priced in. Retreats get the currency of
 * their latest date; those in US dollars keep the amounts, others have none until staff enter them. The same holds for booked places.
 */
const retreats = async (knex: Knex): Promise<void> => {
  const rows: { id: string; currency: string | null }[] = await knex('retreats').select(
    'id',
    knex.raw(
      `(select d.currency from experiences d where d.retreat_id = retreats.id and d.currency is not null
        order by d.starts_on desc limit 1) as currency`,
    ),
  );
  const { currency: usual, taxCode } = emptyContent('');
  for (const { id, currency: priced } of rows) {
    const currency = currencies.find((one) => one === priced) ?? usual;
    const added = { currency, paperAmounts: amountsIn(priced ?? usual), taxCode };
    await knex('retreats')
      .where({ id })
      .update({ content: knex.raw('?::jsonb || content', [JSON.stringify(added)]) });
  }
};

const papers = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('retreat_papers', (table) => {
    table.integer('amount_minor').checkPositive();
    table.specificType('currency', 'char(3)');
  });
  for (const [kind, amount] of Object.entries(specifiedAmounts))
    await knex('retreat_papers')
      .where({ kind })
      .whereRaw(`exists (select from retreat_places p where p.id = retreat_papers.place_id and p.currency = 'USD')`)
      .update({ amount_minor: amount, currency: 'USD' });
};

export const up = async (knex: Knex): Promise<void> => {
  await retreats(knex);
  await papers(knex);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('retreat_papers', (table) => table.dropColumns('amount_minor', 'currency'));
  await knex('retreats').update({ content: knex.raw(`content - array['currency', 'paperAmounts', 'taxCode']`) });
};
