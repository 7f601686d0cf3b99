import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { fn } from 'objection';
import { conflict, denied, invalid, preconditionFailed } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ItemChange, ItemInput, PlanChange, PlanInput } from '../../schemas/aftercare';
import { aftercareChanged } from '../../schemas/aftercare-events';
import { AftercareItem } from '../models/aftercare-item';
import { AftercarePlan } from '../models/aftercare-plan';
import { findItem, findPlan, mayCare } from './access';
import { planMail } from './mails';
import { mostPlans, presentPlan } from './present';
import { sealed } from './texts';

/** Writes down who did what, and tells open pages. */
const tell = async (core: Core, trx: Knex.Transaction, user: User, plan: AftercarePlan, action: string) => {
  const { id: planId, clientId, authorId } = plan;
  await core.events.emit(trx, aftercareChanged, { planId, clientId, authorId });
  await core.audit.record(trx, { actor: user.id, action, subject: clientId, object: `aftercare:${planId}` });
};

/** Puts the items in their order; those that are left out go. What is done stays done. */
const putItems = async (
  core: Core,
  trx: Knex.Transaction,
  { id: plan_id, clientId }: AftercarePlan,
  items: readonly ItemInput[],
): Promise<void> => {
  const held = new Set((await AftercareItem.query(trx).where({ plan_id }).select('id')).map(({ id }) => id));
  const ids = items.flatMap(({ id }) => id ?? []);
  const wrong = items.findIndex(
    ({ id }, at) => id !== undefined && (!held.has(id) || items.findIndex((one) => one.id === id) < at),
  );
  if (wrong >= 0) throw invalid(`items.${wrong}.id`, 'This task is no part of the plan, or stands in it twice.');
  await AftercareItem.query(trx).delete().where({ plan_id }).whereNotIn('id', ids);
  for (const [position, { id: known, kind, text, dueOn: due_on, assignee }] of items.entries()) {
    const id = known ?? randomUUID();
    const text_sealed = await sealed(core, trx, clientId, 'text', id, text);
    if (!text_sealed) throw invalid(`items.${position}.text`, 'Say what is to be done.');
    const fields = { position, kind, assignee, due_on, text_sealed };
    if (known) await AftercareItem.query(trx).patch(fields).where({ id, plan_id });
    else await AftercareItem.query(trx).insert({ ...fields, id, planId: plan_id });
  }
};

/** A practitioner writes a plan for a client; the client is told by mail that it is there. Throws 409 `too-many-plans`. */
export const addPlan = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  clientId: string,
  { title, summary, items }: PlanInput,
): Promise<AftercarePlan> => {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`aftercare:${clientId}`]);
  // Again under the lock: a consent may have been withdrawn while this waited.
  await mayCare(core, trx, user, clientId);
  const count = await AftercarePlan.query(trx).where({ client_id: clientId, author_id: user.id }).resultSize();
  if (count >= mostPlans)
    throw conflict('too-many-plans', `There are ${mostPlans} plans for this client. Go on with one of them.`);
  const id = randomUUID();
  const titleSealed = await sealed(core, trx, clientId, 'title', id, title);
  if (!titleSealed) throw invalid('title', 'Give the plan a name.');
  const summary_sealed = await sealed(core, trx, clientId, 'summary', id, summary);
  const plan = await AftercarePlan.query(trx).insertAndFetch({
    id,
    clientId,
    authorId: user.id,
    titleSealed,
    summarySealed: summary_sealed,
  });
  await putItems(core, trx, plan, items);
  const client = await core.people.contact(trx, clientId);
  if (client) await core.mail.send(trx, planMail(client.email, core.config.baseUrl));
  await tell(core, trx, user, plan, 'aftercare.written');
  return plan;
};

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
  const held = await findPlan(core, trx, user, planId);
  if (ifMatch !== String(held.version)) throw preconditionFailed(await presentPlan(core, trx, held));
  const { id, clientId } = held;
  const titleSealed = await sealed(core, trx, clientId, 'title', id, title);
  if (!titleSealed) throw invalid('title', 'Give the plan a name.');
  const plan = await AftercarePlan.query(trx).patchAndFetchById(id, {
    titleSealed,
    summarySealed: await sealed(core, trx, clientId, 'summary', id, summary),
    outcomeSealed: await sealed(core, trx, clientId, 'outcome', id, outcome),
    status,
    ...(status !== held.status && { closedAt: status === 'closed' ? fn.now() : null }),
    version: held.version + 1,
    updatedAt: fn.now(),
  });
  await putItems(core, trx, plan, items);
  await tell(core, trx, user, plan, status === held.status ? 'aftercare.changed' : `aftercare.${status}`);
  return plan;
};

/** Ticks or unticks one item. A client ticks what is the client's; what is ticked already stays with whoever did it. */
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
  if (side === 'client' && item.assignee !== 'client') throw denied('team-portal.aftercare');
  if (plan.status === 'closed') throw conflict('plan-closed', 'This plan is closed. What was done stays as it is.');
  const stays = done && item.doneAt !== null;
  await AftercareItem.query(trx)
    .findById(itemId)
    .patch({
      ...(!stays && { doneAt: done ? fn.now() : null, doneBy: done ? side : null }),
      ...(note !== undefined && { noteSealed: await sealed(core, trx, plan.clientId, 'note', itemId, note) }),
    });
  await tell(core, trx, user, plan, done ? 'aftercare.done' : 'aftercare.undone');
  return plan;
};
