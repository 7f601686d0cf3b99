import type { Knex } from 'knex';
import type { EventType } from '../../contract/public';
import type { Subscription } from '../../contract/server';
import { enqueue } from '../jobs/enqueue';
import type { NamedJob } from '../jobs/worker';

/** One subscriber of one event. */
export interface Reaction {
  readonly owner: string;
  readonly subscription: Subscription;
}
const taskName = (owner: string, event: string): string => `react.${owner}.${event}`;

/** Writes the event and one job for each subscriber in the caller's transaction: all of it commits, or nothing. */
export const emitEvent = async (
  trx: Knex.Transaction,
  reactions: readonly Reaction[],
  event: EventType,
  payload: object,
): Promise<void> => {
  if (!trx.isTransaction) throw new Error(`event ${event.id} was emitted outside a transaction`);
  const [row] = await trx('outbox_events')
    .insert({ event: event.id, payload: JSON.stringify(payload) })
    .returning<{ id: number }[]>('id');
  for (const { owner, subscription } of reactions)
    if (subscription.event.id === event.id)
      await enqueue(trx, taskName(owner, event.id), payload, { key: `${owner}:${event.id}:${row?.id}` });
};

/** Reactions as jobs. A module reacts to an event at most in one place, so the name is unique. */
export const reactionJobs = (reactions: readonly Reaction[]): NamedJob[] =>
  reactions.map(({ owner, subscription }) => ({
    name: taskName(owner, subscription.event.id),
    run: (payload) => subscription.react(payload),
  }));
