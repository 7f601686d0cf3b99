import type { Knex } from 'knex';
import type { EventListener } from '../../contract/outside';
import type { EventType } from '../../contract/public';
import type { Subscription } from '../../contract/server';
import { mostAttempts } from '../jobs/enqueue';
import type { NamedJob } from '../jobs/worker';

/** One subscriber of one event. */
export interface Reaction {
  readonly owner: string;
  readonly subscription: Subscription;
}
const taskName = (owner: string, event: string): string => `react.${owner}.${event}`;

/** One round trip, however many react. */
const insertWithJobs = `
  with event as (insert into outbox_events (event, payload) values (:event, :payload) returning id)
  select graphile_worker.add_job(task.name, payload => cast(:payload as json),
    job_key => task.owner || ':' || cast(:event as text) || ':' || event.id, max_attempts => :most)
  from event, unnest(cast(:owners as text[]), cast(:names as text[])) as task (owner, name)`;

/** Writes the event and one job for each subscriber in the caller's transaction: all of it commits, or nothing. */
export const emitEvent = async (
  trx: Knex.Transaction,
  reactions: readonly Reaction[],
  event: EventType,
  payload: object,
  listeners: readonly EventListener[] = [],
): Promise<void> => {
  if (!trx.isTransaction) throw new Error(`event ${event.id} was emitted outside a transaction`);
  const owners = reactions.filter(({ subscription }) => subscription.event.id === event.id).map(({ owner }) => owner);
  const names = owners.map((owner) => taskName(owner, event.id));
  await trx.raw(insertWithJobs, {
    ...{ event: event.id, payload: JSON.stringify(payload), owners, names, most: mostAttempts },
  } as Record<string, Knex.Value>);
  for (const listen of listeners) await listen(trx, event, payload);
};

/** Reactions as jobs. A module reacts to an event at most in one place, so the name is unique. */
export const reactionJobs = (reactions: readonly Reaction[]): NamedJob[] =>
  reactions.map(({ owner, subscription }) => ({
    name: taskName(owner, subscription.event.id),
    run: (payload) => subscription.react(payload),
  }));
