import type { Knex } from 'knex';
import { fn } from 'objection';
import { writing } from '#modules/scheduling/public';
import type { Context } from '../context';
import { queueOffers } from '../jobs/offer-earlier';
import { queueReminders } from '../jobs/send-reminder';
import { Wait } from '../models/earlier';
import { Place } from '../models/place';
import { Session } from '../models/session';
import type { Practice } from '../queries/free-times';
import { type Attendee, notifyParticipants } from './notify-participants';
import type { ReservedTime } from './reserve-time';

interface Moved {
  readonly session: Session;
  readonly places: readonly Attendee[];
  readonly practice: Practice;
  readonly time: ReservedTime;
  readonly actor: string;
}

/** Moves a session with everybody in it to a reserved time, tells them, and offers the old time to those who wait. */
export const placeSessionAt = async (
  { core, jobs }: Context,
  trx: Knex.Transaction,
  { session, places, practice, time, actor }: Moved,
): Promise<Session> => {
  const moved = await writing(
    Session.query(trx)
      .patchAndFetchById(session.id, { ...time, sequence: session.sequence + 1, reminded: [], updatedAt: fn.now() })
      .execute(),
  );
  const { startsAt, endsAt } = time;
  await writing(
    Place.query(trx)
      .where({ session_id: session.id })
      .whereNot({ status: 'cancelled' })
      .patch({ startsAt, endsAt })
      .execute(),
  );
  const ids = places.map(({ id }) => id);
  await Wait.query(trx).delete().whereIn('place_id', ids);
  await trx('session_offers').whereIn('place_id', ids).where({ status: 'open' }).update({ status: 'passed' });
  await queueReminders(core, jobs.sendReminder, trx, moved, practice.rules.reminders);
  await queueOffers(core, jobs.offerEarlier, trx, session);
  await core.audit.record(trx, {
    actor,
    action: 'session.moved',
    subject: places[0]?.clientId ?? null,
    object: `session:${session.id}`,
  });
  await notifyParticipants(core, trx, { what: 'moved', session: moved, places });
  return moved;
};
