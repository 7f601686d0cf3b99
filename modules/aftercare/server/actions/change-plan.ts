import type { Knex } from 'knex';
import { fn } from 'objection';
import { invalid, preconditionFailed } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { PlanChange } from '../../schemas/aftercare';
import { AftercarePlan } from '../models/aftercare-plan';
import { findPlan } from '../queries/access';
import { encryptText } from '../queries/plan-texts';
import { presentPlan } from '../queries/plans';
import { announceChange } from './announce-change';
import { saveItems } from './save-items';

/** Replaces a plan for its author. Throws 412 when it was changed meanwhile. */
export const changePlan = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  planId: string,
  { title, summary, items, status, outcome }: PlanChange,
  ifMatch: string | null,
): Promise<AftercarePlan> => {
  await AftercarePlan.query(trx).findById(planId).forUpdate();
  const before = await findPlan(core, trx, user, planId);
  if (ifMatch !== String(before.version)) throw preconditionFailed(await presentPlan(core, trx, before));
  const { id, clientId } = before;
  const titleSealed = await encryptText(core, trx, clientId, 'title', id, title);
  if (!titleSealed) throw invalid('title', 'Give the plan a name.');
  const plan = await AftercarePlan.query(trx).patchAndFetchById(id, {
    titleSealed,
    summarySealed: await encryptText(core, trx, clientId, 'summary', id, summary),
    outcomeSealed: await encryptText(core, trx, clientId, 'outcome', id, outcome),
    status,
    ...(status !== before.status && { closedAt: status === 'closed' ? fn.now() : null }),
    version: before.version + 1,
    updatedAt: fn.now(),
  });
  await saveItems(core, trx, plan, items);
  await announceChange(core, trx, user, plan, status === before.status ? 'aftercare.changed' : `aftercare.${status}`);
  return plan;
};
