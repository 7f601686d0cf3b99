import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { Stretch } from '#modules/scheduling/public';
import type { CallCalendar } from '../../public';
import { listAllCalls } from './call-slots';

/** PostgreSQL would let two writers of one range wait for each other. */
export const lockCalendar = async (trx: Knex.Transaction, practitionerId: string): Promise<void> => {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`introduction-calls:${practitionerId}`]);
};

/** Whether a client has an introduction call within a stretch; `except` is one that is being moved. */
export const isClientInCall = async (
  db: Knex,
  clientId: string,
  { from, to }: Stretch,
  except?: string,
): Promise<boolean> =>
  (await db('introduction_calls')
    .where({ client_id: clientId, status: 'confirmed' })
    .whereRaw('tstzrange(starts_at, ends_at) && tstzrange(?, ?)', [
      new Date(from).toISOString(),
      new Date(to).toISOString(),
    ])
    .modify((query) => {
      if (except) query.whereNot({ id: except });
    })
    .first('id')) !== undefined;

/** Introduction calls for modules that book other times. */
export const callTimes = (core: Pick<Core, 'ports'>): CallCalendar => ({
  lock: lockCalendar,
  listCalls: (db, practitionerIds, window) => listAllCalls(core, db, practitionerIds, window),
  isClientInCall: (db, clientId, window) => isClientInCall(db, clientId, window),
});
