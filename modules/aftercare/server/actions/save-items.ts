import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { invalid } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { ItemInput } from '../../schemas/aftercare';
import { AftercareItem } from '../models/aftercare-item';
import type { AftercarePlan } from '../models/aftercare-plan';
import { encryptText } from '../queries/plan-texts';

/** Puts the items in their order; those that are left out go. What is done stays done. */
export const saveItems = async (
  core: Core,
  trx: Knex.Transaction,
  { id: plan_id, clientId }: AftercarePlan,
  items: readonly ItemInput[],
): Promise<void> => {
  const present = new Set((await AftercareItem.query(trx).where({ plan_id }).select('id')).map(({ id }) => id));
  const ids = items.flatMap(({ id }) => id ?? []);
  const wrong = items.findIndex(
    ({ id }, at) => id !== undefined && (!present.has(id) || items.findIndex((one) => one.id === id) < at),
  );
  if (wrong >= 0) throw invalid(`items.${wrong}.id`, 'This task is no part of the plan, or stands in it twice.');
  await AftercareItem.query(trx).delete().where({ plan_id }).whereNotIn('id', ids);
  for (const [position, { id: given, kind, text, dueOn: due_on, assignee }] of items.entries()) {
    const id = given ?? randomUUID();
    const text_sealed = await encryptText(core, trx, clientId, 'text', id, text);
    if (!text_sealed) throw invalid(`items.${position}.text`, 'Say what is to be done.');
    const fields = { position, kind, assignee, due_on, text_sealed };
    if (given) await AftercareItem.query(trx).patch(fields).where({ id, plan_id });
    else await AftercareItem.query(trx).insert({ ...fields, id, planId: plan_id });
  }
};
