import type { Knex } from 'knex';
import { fn } from 'objection';
import { conflict, denied } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ItemChange } from '../../schemas/aftercare';
import { AftercareItem } from '../models/aftercare-item';
import type { AftercarePlan } from '../models/aftercare-plan';
import { findItem } from '../queries/access';
import { encryptText } from '../queries/plan-texts';
import { announceChange } from './announce-change';

/** Ticks or unticks one item. A client ticks what is the client's; what is ticked already stays with the one who did it. */
export const tickItem = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  itemId: string,
  { done, note }: ItemChange,
): Promise<AftercarePlan> => {
  await AftercareItem.query(trx).findById(itemId).forUpdate();
  const { item, plan } = await findItem(core, trx, user, itemId);
  const side = user.role === 'client' ? 'client' : 'practitioner';
  if (side === 'client' && item.assignee !== 'client') throw denied('aftercare.read');
  if (plan.status === 'closed') throw conflict('plan-closed', 'This plan is closed. What was done stays as it is.');
  const stays = done && item.doneAt !== null;
  await AftercareItem.query(trx)
    .findById(itemId)
    .patch({
      ...(!stays && { doneAt: done ? fn.now() : null, doneBy: done ? side : null }),
      ...(note !== undefined && { noteSealed: await encryptText(core, trx, plan.clientId, 'note', itemId, note) }),
    });
  await announceChange(core, trx, user, plan, done ? 'aftercare.done' : 'aftercare.undone');
  return plan;
};
