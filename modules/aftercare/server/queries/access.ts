import type { Knex } from 'knex';
import { denied, notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { relations } from '#modules/matching/public';
import { consents } from '#modules/sharing/public';
import { AftercareItem } from '../models/aftercare-item';
import { AftercarePlan } from '../models/aftercare-plan';

/**
 * Refuses everybody who has no part in this client's aftercare. The client has; a practitioner needs an accepted match (else 404) and
 * something open to them (else 403).
 */
export const requireAccess = async (core: Core, db: Knex, user: User, clientId: string): Promise<string> => {
  if (user.role === 'client') {
    if (user.id !== clientId) throw notFound('client');
    return clientId;
  }
  if (!(await core.port(relations).isMatched(user.id, clientId, db))) throw notFound('client');
  if (!(await core.port(consents).consentFor(user.id, clientId, undefined, db))) throw denied('aftercare.read');
  return clientId;
};

/** Plans of a client that this person may see: all for the client, the own ones for a practitioner. */
export const plansFor = (db: Knex, user: User, clientId: string) =>
  AftercarePlan.query(db)
    .where({ client_id: clientId })
    .modify((query) => {
      if (user.role !== 'client') query.where({ author_id: user.id });
    });

/** One plan for its client or its author. Throws 404 and 403. */
export const findPlan = async (core: Core, db: Knex, user: User, id: string): Promise<AftercarePlan> => {
  const plan = await AftercarePlan.query(db)
    .findById(id)
    .where(user.role === 'client' ? 'client_id' : 'author_id', user.id);
  if (!plan) throw notFound('plan');
  await requireAccess(core, db, user, plan.clientId);
  return plan;
};

/** One item with its plan, for the same two. */
export const findItem = async (
  core: Core,
  db: Knex,
  user: User,
  id: string,
): Promise<{ readonly item: AftercareItem; readonly plan: AftercarePlan }> => {
  const item = await AftercareItem.query(db).findById(id);
  if (!item) throw notFound('task');
  return { item, plan: await findPlan(core, db, user, item.planId) };
};
