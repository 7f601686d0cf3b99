import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { ProviderEvent } from '../models/card';
import type { Actor } from './create-invoice';

/** Notes that staff looked at an event that could not be booked. */
export const reviewProblem = async (core: Core, trx: Knex.Transaction, actor: Actor, id: string): Promise<void> => {
  const event = await ProviderEvent.query(trx).findById(id).where({ outcome: 'problem' }).forUpdate();
  if (!event) throw notFound('event');
  if (event.reviewedAt !== null) return;
  await event.$query(trx).patch({ reviewedAt: new Date().toISOString() });
  await core.audit.record(
    trx,
    { actor: actor.id, action: 'money.problem-reviewed', object: `payment-event:${id}` },
    actor.requestId,
  );
};
