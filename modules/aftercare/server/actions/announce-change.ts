import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { aftercareChanged } from '../../schemas/events';
import type { AftercarePlan } from '../models/aftercare-plan';

/** Writes down who did what, and lets open pages know. */
export const announceChange = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  plan: AftercarePlan,
  action: string,
) => {
  const { id: planId, clientId, authorId } = plan;
  await core.events.emit(trx, aftercareChanged, { planId, clientId, authorId });
  await core.audit.record(trx, { actor: user.id, action, subject: clientId, object: `aftercare:${planId}` });
};
